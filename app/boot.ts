import { call } from './net/call.ts';
import { LocalDb } from './local/db.ts';
import type { Device } from './local/device.ts';
import { onSendNow, reportConnection } from './local/sync-status.ts';
import { onWatchChange, watchedGroups } from './local/watched-groups.ts';
import { SyncEngine } from './sync/engine.ts';
import { connectLive } from './sync/live.ts';
import { browserPorts } from './sync/ports.ts';
import { postExchange } from './sync/post.ts';

/** Storage, sync engine and socket of this page. */
export async function boot(): Promise<{ device: Device }> {
  const db = new LocalDb();
  db.onOutdated = () => { reportConnection({ isOutdated: true }); };
  const device: Device = { db, now: Date.now, random: (length) => crypto.getRandomValues(new Uint8Array(length)) };
  await db.prepare(device.now());

  const engine = new SyncEngine({ db, ports: browserPorts, post: postExchange(call), report: reportConnection });
  engine.start();
  const live = connectLive(engine, browserPorts.report, () => { reportConnection({ isOutdated: true }); });
  const wake = () => {
    live.wake();
    engine.wake().catch(browserPorts.report);
  };
  onWatchChange(() => {
    engine.watch(watchedGroups());
    live.refresh();
  });
  engine.watch(watchedGroups());
  onSendNow(wake);
  addEventListener('online', wake);
  addEventListener('pageshow', wake);
  addEventListener('offline', () => { reportConnection({ reach: 'offline' }); });
  document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'visible') wake(); });
  navigator.serviceWorker?.addEventListener('message', (event) => { if ((event.data as { kind?: string } | null)?.kind === 'wake') wake(); });
  return { device };
}
