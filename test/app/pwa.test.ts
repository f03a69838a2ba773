import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepTextMessage, skipWaitingMessage, stopKeepingMessage } from '#app/local/device/service-worker-messages.ts';
import { timing } from '#app/kernel/timing.ts';
import { settled } from '#test/setup/turns.ts';

const told = vi.fn<(refresh: () => void) => void>();
vi.mock('#app/local/device/app-update.ts', () => ({ announceUpdate: told }));

class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn<(message: object) => void>();

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  update = vi.fn(() => Promise.resolve());

  found(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }

  installed(worker: FakeWorker): void {
    this.installing = null;
    this.waiting = worker;
    worker.become('installed');
  }

  failed(worker: FakeWorker): void {
    this.installing = null;
    worker.become('redundant');
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  registration = new FakeRegistration();
  register = vi.fn(() => Promise.resolve(this.registration));
  becomeReady: () => void = () => undefined;
  ready = new Promise<FakeRegistration>((resolve) => {
    this.becomeReady = () => {
      resolve(this.registration);
    };
  });

  takenOverBy(worker: FakeWorker): void {
    this.registration.waiting = null;
    this.registration.active = this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

const reload = vi.fn();
let workers: FakeContainer;
let registration: FakeRegistration;
let page: EventTarget & { readyState: string; hidden: boolean };
let browser: EventTarget;

beforeEach(() => {
  vi.resetModules();
  told.mockClear();
  reload.mockClear();
  workers = new FakeContainer();
  ({ registration } = workers);
  page = Object.assign(new EventTarget(), {
    readyState: 'complete',
    hidden: false,
    documentElement: { dataset: {} },
  });
  browser = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker: workers, languages: ['ko'] });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { reload, origin: 'http://localhost' });
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    run();
  });
  vi.stubEnv('DEV', false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A page that this worker serves. */
function servedBy(worker: FakeWorker): void {
  worker.state = 'activated';
  registration.active = workers.controller = worker;
  workers.becomeReady();
}

/** What begins now has been done. */

async function start(): Promise<void> {
  const { registerServiceWorker } = await import('#app/pwa.ts');
  registerServiceWorker('ko');
  await settled();
}

const isAskedFor = (worker: FakeWorker | null) =>
  worker?.postMessage.mock.calls
    .map(([message]) => message as { type: string; language: string })
    .filter(({ type }) => type === keepTextMessage)
    .map(({ language }) => language);

describe('a device without a worker', () => {
  const quiet = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  test.each([
    ['the network is back', () => browser.dispatchEvent(new Event('online'))],
    ['the page is looked at again', () => page.dispatchEvent(new Event('visibilitychange'))],
  ])('whose first installation failed gets one when %s', async (_, happens) => {
    workers.register.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await start();
    expect(quiet).toHaveBeenCalled();
    expect(workers.register).toHaveBeenCalledTimes(1);
    happens();
    await settled();
    expect(workers.register).toHaveBeenCalledTimes(2);
    expect(registration.update, 'it is being installed').not.toHaveBeenCalled();
  });

  test('asks it for all texts once it is there', async () => {
    await start();
    registration.active = new FakeWorker();
    workers.becomeReady();
    await settled();
    expect(isAskedFor(registration.active)).toEqual(['ko', 'ko', 'en', 'ja', 'zh', 'es', 'fr']);
  });

  test('does not take its first one for a new version', async () => {
    await start();
    const first = registration.found();
    registration.installed(first);
    workers.takenOverBy(first);
    await settled();
    expect(told).not.toHaveBeenCalled();
  });
});

describe('a page that is looked at again', () => {
  const look = async () => {
    page.dispatchEvent(new Event('visibilitychange'));
    await settled();
  };

  test('looks for a new version, and asks for the texts that could not be had', async () => {
    const active = new FakeWorker();
    servedBy(active);
    await start();
    active.postMessage.mockClear();
    await look();
    expect(registration.update).toHaveBeenCalledTimes(1);
    expect(isAskedFor(active)).toEqual(['ko', 'ko', 'en', 'ja', 'zh', 'es', 'fr']);
  });

  test('asks a worker for nothing that is about to be replaced: what it fetches would hold the next one back', async () => {
    const active = new FakeWorker();
    servedBy(active);
    await start();
    active.postMessage.mockClear();
    registration.update.mockImplementationOnce(() => {
      registration.found();
      return Promise.resolve();
    });
    await look();
    expect(active.postMessage).not.toHaveBeenCalled();
  });

  test('does neither when it is put away', async () => {
    const active = new FakeWorker();
    servedBy(active);
    await start();
    active.postMessage.mockClear();
    page.hidden = true;
    await look();
    expect(registration.update).not.toHaveBeenCalled();
    expect(active.postMessage).not.toHaveBeenCalled();
  });
});

describe('a new version', () => {
  let active: FakeWorker;
  beforeEach(() => {
    active = new FakeWorker();
    servedBy(active);
  });

  test('that waits already is announced', async () => {
    registration.waiting = new FakeWorker();
    await start();
    expect(told).toHaveBeenCalledOnce();
  });

  test('that is being installed when the page begins is announced once it is', async () => {
    const next = (registration.installing = new FakeWorker());
    await start();
    expect(told).not.toHaveBeenCalled();
    registration.installed(next);
    expect(told).toHaveBeenCalledOnce();
  });

  test('whose installation failed once is announced when it is found again', async () => {
    await start();
    registration.failed(registration.found());
    expect(told).not.toHaveBeenCalled();
    registration.installed(registration.found());
    expect(told).toHaveBeenCalledOnce();
  });

  test('that another page has let in is announced in this one, and a reload is enough', async () => {
    await start();
    const next = registration.found();
    registration.installed(next);
    const [refreshFirst] = told.mock.lastCall ?? [];
    workers.takenOverBy(next);
    expect(told).toHaveBeenCalledTimes(2);
    const [refresh] = told.mock.lastCall ?? [];
    // "Later" was said of another refresh.
    expect(refresh).not.toBe(refreshFirst);
    expect(reload).not.toHaveBeenCalled();
    refresh?.();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('that took over while the page began is announced too', async () => {
    const { registerServiceWorker } = await import('#app/pwa.ts');
    registration.active = workers.controller = new FakeWorker();
    registerServiceWorker('ko');
    expect(told).toHaveBeenCalledOnce();
  });

  test('that the user lets in loads the page when it has taken over, and is not announced again', async () => {
    registration.waiting = new FakeWorker();
    const { waiting } = registration;
    await start();
    vi.useFakeTimers();
    told.mock.lastCall?.[0]();
    expect(active.postMessage).toHaveBeenLastCalledWith({ type: stopKeepingMessage });
    expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: skipWaitingMessage });
    expect(reload).not.toHaveBeenCalled();
    workers.takenOverBy(waiting);
    expect(reload).toHaveBeenCalledOnce();
    expect(told).toHaveBeenCalledOnce();
  });

  test('loads the page of a busy device only when it has taken over, or after a while', async () => {
    registration.waiting = new FakeWorker();
    await start();
    vi.useFakeTimers();
    told.mock.lastCall?.[0]();
    vi.advanceTimersByTime(timing.updateReloadFallbackMs);
    expect(reload).not.toHaveBeenCalled();
    // A browser that never tells that it has.
    registration.waiting = null;
    vi.advanceTimersByTime(timing.updateReloadFallbackMs);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('that never takes over does not keep the page from loading', async () => {
    registration.waiting = new FakeWorker();
    await start();
    vi.useFakeTimers();
    told.mock.lastCall?.[0]();
    vi.advanceTimersByTime(timing.updateReloadFallbackMs * 2);
    expect(reload).toHaveBeenCalledOnce();
  });
});
