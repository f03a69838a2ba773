import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as again from '#app/kernel/load-again.ts';
import { laterSheet } from '#app/ui/later-sheet.tsx';
import { laterOptional, laterPart } from '#app/ui/later.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { toastStore, hideToast } from '#app/ui/toast.ts';
import { patienceMs } from '#test/setup/patience.ts';

const loadAgain = vi.spyOn(again, 'loadAgain');
/** Whether the server answers. */
const server = vi.fn<typeof fetch>();

beforeEach(() => {
  loadAgain.mockReset().mockImplementation(() => undefined);
  server.mockReset().mockImplementation(() => Promise.resolve(new Response('ok')));
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  cleanup();
  hideToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Part = () => <p>the part</p>;
const quietly = { onCaughtError: () => undefined };
const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** Fails until it is told that the network is back. */
function aLine<T>(part: T) {
  const line = {
    isUp: false,
    tries: 0,
    load: () => ((line.tries += 1), line.isUp ? Promise.resolve(part) : offline()),
  };
  return line;
}

describe('a part of a screen that cannot be fetched', () => {
  it('is said in its place, leaves the rest as it was, and comes at the next try', async () => {
    const line = aLine(Part);
    const Later = laterPart(line.load);
    render(
      <>
        <p>the rest</p>
        <Suspense fallback={null}>
          <Later />
        </Suspense>
      </>,
      quietly,
    );
    const again = await screen.findByRole('button');
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(screen.getByText('the rest')).toBeTruthy();
    line.isUp = true;
    fireEvent.click(again);
    expect(await screen.findByText('the part')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(line.tries).toBe(2);
  });

  const pressAgain = async () => {
    const Later = laterPart(offline);
    render(
      <Suspense fallback={null}>
        <Later />
      </Suspense>,
      quietly,
    );
    const button = await screen.findByRole('button');
    expect(server).not.toHaveBeenCalled();
    fireEvent.click(button);
    await vi.waitFor(() => {
      expect(server).toHaveBeenCalled();
    }, patienceMs);
    await act(() => Promise.resolve());
  };

  it('loads the page when it fails a second time: a browser may remember that a module failed', async () => {
    await pressAgain();
    expect(loadAgain).toHaveBeenCalledTimes(1);
  });

  it('does not load the page where the server does not answer: there might be none', async () => {
    server.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    await pressAgain();
    expect(loadAgain).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('is left out where it can be done without, and fetched again when it is shown again', async () => {
    const line = aLine(Part);
    const Later = laterOptional(line.load);
    const first = render(<Later />, quietly);
    await vi.waitFor(() => {
      expect(line.tries).toBe(1);
    }, patienceMs);
    await act(() => Promise.resolve());
    expect(first.container.textContent).toBe('');
    first.unmount();
    line.isUp = true;
    render(<Later />, quietly);
    expect(await screen.findByText('the part')).toBeTruthy();
  });
});

it('a mistake in a part is no missing part: it goes to whoever catches mistakes of the page', async () => {
  const Later = laterPart(() =>
    Promise.resolve(() => {
      throw new Error('a mistake');
    }),
  );
  const show = () =>
    act(() => {
      render(
        <Suspense fallback={null}>
          <Later />
        </Suspense>,
        quietly,
      );
      return Promise.resolve();
    });
  await expect(show()).rejects.toThrow('a mistake');
});

describe('a sheet', () => {
  const ASheet = ({ onClose }: { onClose: () => void }) => (
    <Sheet open onClose={onClose} title="here" closeLabel="close" />
  );

  function Page({ Later }: { Later: ReturnType<typeof laterSheet<{ onClose: () => void }>> }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          open
        </button>
        {isOpen && <Later onClose={() => setOpen(false)} />}
      </>
    );
  }
  const open = () => fireEvent.click(screen.getByText('open'));
  /** Until the sheet is closed again: it says what is wrong a moment before. */
  const openInVain = async () => {
    open();
    await vi.waitFor(() => {
      expect(toastStore.get()?.text).toBeTruthy();
    }, patienceMs);
    await act(() => Promise.resolve());
  };

  it('that cannot be fetched says so and closes; the next tap fetches it again', async () => {
    const line = aLine(ASheet);
    render(<Page Later={laterSheet(line.load)} />, quietly);
    await openInVain();
    expect(screen.queryByRole('dialog')).toBeNull();
    line.isUp = true;
    open();
    expect(await screen.findByText('here')).toBeTruthy();
    expect(line.tries).toBe(2);
  });

  it('that cannot be fetched at a second tap either loads the page', async () => {
    render(<Page Later={laterSheet<{ onClose: () => void }>(offline)} />, quietly);
    await openInVain();
    expect(server).not.toHaveBeenCalled();
    open();
    await vi.waitFor(() => {
      expect(loadAgain).toHaveBeenCalledTimes(1);
    }, patienceMs);
  });

  it('that takes its time is an empty sheet after 300 ms, which can be closed', async () => {
    vi.useFakeTimers();
    render(<Page Later={laterSheet(() => new Promise(() => undefined))} />, quietly);
    open();
    await act(() => vi.advanceTimersByTimeAsync(290));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(20));
    expect(screen.getByRole('dialog')).toBeTruthy();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button'));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
