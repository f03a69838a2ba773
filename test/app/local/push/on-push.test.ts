import { describe, expect, test } from 'vitest';
import { pushedMessage } from '#app/local/device/service-worker-messages.ts';
import { onNotificationClick, onPush, type NotifyPorts, type ShownNotification } from '#app/local/push/on-push.ts';

const homes = ['https://moyeo.example/', 'https://example.org/trips/moyeo/'];
const payload = { title: '봄 여행', body: '여섯 명의 답이 모였어요.', url: '/group/g1', tag: 'g1-answers' };

/** Windows of the app by their paths; what happens to them is written down. */
function world(
  paths: string[],
  { visible = false, isControlled = true, mustShow = false, home = homes[0] ?? '' } = {},
) {
  const shown: ShownNotification[] = [];
  const did: string[] = [];
  const posted: unknown[] = [];
  const ports: NotifyPorts = {
    home,
    windows: () =>
      Promise.resolve(
        paths.map((path) => ({
          url: home + path.slice(1),
          isVisible: visible,
          post: (message) => {
            posted.push(message);
          },
          focus: () => Promise.resolve(did.push(`focus ${path}`)),
          navigate: (url) =>
            isControlled ? Promise.resolve(did.push(`lead ${path} to ${url}`)) : Promise.reject(new TypeError('no')),
        })),
      ),
    open: (url) => Promise.resolve(did.push(`open ${url}`)),
    show: (one) => {
      shown.push(one);
      return Promise.resolve();
    },
    namesOf: (groupId) => Promise.resolve(groupId === 'g1' ? ['link-of-g1'] : []),
    unread: () => Promise.resolve({ title: '모여', body: '모임에 새 소식이 있어요.' }),
    mustShow: () => Promise.resolve(mustShow),
  };
  return { ports, shown, did, posted };
}

describe('a message', () => {
  test('is shown when no window shows its group', async () => {
    for (const { ports, shown, posted } of [world([]), world(['/group/g1']), world(['/group/g2'], { visible: true })]) {
      await onPush(JSON.stringify(payload), ports);
      expect(shown).toEqual([payload]);
      expect(posted).toEqual([]);
    }
  });

  test('goes to the visible window that shows its group, by whatever address', async () => {
    for (const path of ['/group/g1', '/group/g1/summary', '/preferences/g1/m1', '/results/link-of-g1']) {
      const { ports, shown, posted } = world([path], { visible: true });
      await onPush(JSON.stringify(payload), ports);
      expect(shown).toEqual([]);
      expect(posted).toEqual([{ type: pushedMessage, body: payload.body }]);
    }
  });

  test('is shown beside the visible window too where the push service counts those that are not', async () => {
    const { ports, shown, posted } = world(['/group/g1'], { visible: true, mustShow: true });
    await onPush(JSON.stringify(payload), ports);
    expect(shown).toEqual([payload]);
    expect(posted).toEqual([{ type: pushedMessage, body: payload.body }]);
    await onPush('?', ports);
    expect(shown).toHaveLength(2);
  });

  test('below a path of a host is of the app there, and of no other beside it', async () => {
    const [, home = ''] = homes;
    const { ports, shown, posted } = world(['/group/g1'], { visible: true, home });
    await onPush(JSON.stringify(payload), ports);
    expect([shown, posted]).toEqual([[], [{ type: pushedMessage, body: payload.body }]]);
    for (const url of ['https://example.org/other/group/g1', 'https://example.org/', '/../../other']) {
      const beside = world([], { home });
      await onPush(JSON.stringify({ ...payload, url }), beside.ports);
      expect(beside.shown.map((one) => one.url)).toEqual(['/']);
    }
  });

  test('that cannot be read is a general sentence only where the browser demands one', async () => {
    for (const text of [undefined, '', '{', '{"title":"x"}', 'null']) {
      const hidden = world(['/group/g1']);
      await onPush(text, hidden.ports);
      expect(hidden.shown).toEqual([{ title: '모여', body: '모임에 새 소식이 있어요.', tag: 'moyeo', url: '/' }]);
      const seen = world(['/explore'], { visible: true });
      await onPush(text, seen.ports);
      expect(seen.shown).toEqual([]);
    }
  });

  test('leads nowhere outside of the app', async () => {
    for (const url of [
      'https://elsewhere.example/group/g1',
      '//elsewhere.example',
      '/\\elsewhere.example',
      '/..//elsewhere.example',
      'javascript:alert(1)',
      'http://[',
    ]) {
      const { ports, shown } = world([]);
      await onPush(JSON.stringify({ ...payload, url }), ports);
      expect(shown.map((one) => one.url)).toEqual(['/']);
    }
  });
});

describe('a notification that is pressed', () => {
  const press = async (paths: string[], options: Parameters<typeof world>[1] = {}, url: unknown = '/group/g1') => {
    const { ports, did } = world(paths, options);
    await onNotificationClick(url, ports);
    return did;
  };

  test('opens a window where none is open', async () => {
    expect(await press([])).toEqual(['open /group/g1']);
    expect(await press([], {}, null)).toEqual(['open /']);
    expect(await press([], {}, 'https://elsewhere.example/')).toEqual(['open /']);
  });

  test('comes to the window that is there already, without loading it again', async () => {
    expect(await press(['/explore', '/group/g1'])).toEqual(['focus /group/g1']);
  });

  test('leads the window of the group, or else any of the app', async () => {
    expect(await press(['/explore', '/results/link-of-g1'])).toEqual([
      'focus /results/link-of-g1',
      'lead /results/link-of-g1 to /group/g1',
    ]);
    expect(await press(['/explore', '/group/g2'])).toEqual(['focus /explore', 'lead /explore to /group/g1']);
  });

  test('opens a window where the open one is not led', async () => {
    expect(await press(['/explore'], { isControlled: false })).toEqual(['focus /explore', 'open /group/g1']);
  });
});
