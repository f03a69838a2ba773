import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { clientAddress, SocketPlaces, type SocketPlacesOptions } from '#server/live/socket-capacity.ts';

const requestFrom = (remoteAddress: string | undefined, forwarded?: string | string[]) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;
const [here, there] = [requestFrom('192.0.2.1'), requestFrom('192.0.2.2')];

class Engine extends EventEmitter {
  clientsCount = 0;

  /** @returns how the socket is closed */
  open(request: IncomingMessage): () => void {
    const socket = Object.assign(new EventEmitter(), { request });
    this.clientsCount += 1;
    this.emit('connection', socket);
    return () => {
      this.clientsCount -= 1;
      socket.emit('close');
    };
  }
}
const placesOf = (over: Partial<SocketPlacesOptions> = {}) => {
  const engine = new Engine();
  return { engine, places: new SocketPlaces(engine, { inAll: 10, perAddress: 2, trustProxyHops: 0, ...over }) };
};

describe('places for sockets', () => {
  test('of one address end where its share does, and others still have theirs', () => {
    const { engine, places } = placesOf();
    expect(places.refusal(here)).toBeUndefined();
    engine.open(here);
    expect(places.refusal(here)).toBeUndefined();
    engine.open(here);
    expect([places.refusal(here), places.refusal(there)]).toEqual(['address', undefined]);
  });

  test('are free again one by one', () => {
    const { engine, places } = placesOf();
    const [first, second] = [engine.open(here), engine.open(here)];
    first();
    expect(places.refusal(here)).toBeUndefined();
    engine.open(here);
    expect(places.refusal(here)).toBe('address');
    second();
    engine.open(here);
    expect(places.refusal(here)).toBe('address');
  });

  test('of an address that all have left are counted from nothing', () => {
    const { engine, places } = placesOf({ perAddress: 1 });
    engine.open(here)();
    expect(places.refusal(here)).toBeUndefined();
    engine.open(here);
    expect(places.refusal(here)).toBe('address');
  });

  test('end in all, whatever the address; without a share of one address only so', () => {
    const { engine, places } = placesOf({ inAll: 3, perAddress: undefined });
    for (let turn = 0; turn < 3; turn += 1) {
      expect(places.refusal(here)).toBeUndefined();
      engine.open(here);
    }
    expect([places.refusal(here), places.refusal(there)]).toEqual(['full', 'full']);
  });

  test('of an address that has none at all are none', () => {
    expect(placesOf({ perAddress: 0 }).places.refusal(here)).toBe('address');
  });

  test('are counted for the visitor behind so many proxies, and for an IPv6 network as one', () => {
    const behind = (address: string) => requestFrom('10.0.0.1', address);
    const { engine, places } = placesOf({ perAddress: 1, trustProxyHops: 1 });
    engine.open(behind('2001:db8:1:2::1'));
    expect(places.refusal(behind('2001:db8:1:2::ffff'))).toBe('address');
    expect(places.refusal(behind('2001:db8:ffff::1'))).toBeUndefined();
  });
});

describe('the address of a visitor', () => {
  test.each<[number, string | string[] | undefined, string]>([
    [0, undefined, 'near'],
    [0, '1.2.3.4', 'near'],
    [1, undefined, 'near'],
    [1, '1.2.3.4', '1.2.3.4'],
    [1, '5.6.7.8, 1.2.3.4', '1.2.3.4'],
    [2, '5.6.7.8 , 1.2.3.4', '5.6.7.8'],
    [2, ['5.6.7.8', '1.2.3.4'], '5.6.7.8'],
    [3, '5.6.7.8, 1.2.3.4', '5.6.7.8'],
    [1, ' , ', 'near'],
  ])('behind %i proxies that forwarded %s is %s', (hops, forwarded, address) => {
    expect(clientAddress(requestFrom('near', forwarded), hops)).toBe(address);
  });

  test('of a connection that is gone is nothing', () => {
    expect(clientAddress(requestFrom(undefined), 1)).toBe('');
  });
});
