import { firstScreen } from '#app/kernel/screens-ahead.ts';
import { call } from '#app/net/call.ts';
import { isStorageFailure, type LocalDb } from '#app/local/device/db.ts';
import { requestBackgroundSync } from '#app/local/device/background-sync.ts';
import type { Device } from '#app/local/device/device.ts';
import { openStorage } from '#app/local/device/open-storage.ts';
import { prepareStorage } from '#app/local/outbox/prepare-storage.ts';
import { reportConnection } from '#app/local/outbox/connection.ts';
import { onSendNow } from '#app/local/outbox/sync-status.ts';
import { countGroupsHere } from '#app/local/group/count-groups-here.ts';
import { settleWaitingJoins } from '#app/local/group/settle-waiting-joins.ts';
import { onWatchChange, watchedGroups } from '#app/local/group/watched-groups.ts';
import { SyncEngine } from '#app/sync/engine.ts';
import type { Live } from '#app/sync/socket.ts';
import { browserPorts } from '#app/sync/ports.ts';
import { postExchange } from '#app/sync/post.ts';

/** How often the groups behind links that wait are asked for; nothing is asked where nothing waits. */
const waitingJoinsMs = 10_000;

function askForBackgroundSync(db: LocalDb): void {
  db.outbox
    .where('state')
    .equals('pending')
    .count()
    .then((count) => (count > 0 ? requestBackgroundSync() : undefined))
    .catch(browserPorts.report);
}

/** Storage, sync engine and socket of this page. */
export async function boot(): Promise<Device> {
  const db = await openStorage((isWorking) => {
    reportConnection({ storageFailed: !isWorking });
  });
  db.onOutdated = () => {
    reportConnection({ isOutdated: true });
  };
  const device: Device = { db, now: Date.now, random: (length) => crypto.getRandomValues(new Uint8Array(length)) };
  // With a full disk everything can still be read, and the notice is already shown.
  await prepareStorage(db, device.now()).catch((error: unknown) => {
    if (!isStorageFailure(error)) throw error;
  });

  countGroupsHere(db, browserPorts.report);
  const ports = { ...browserPorts, broughtBack: () => import('#app/sync/brought-back.ts') };
  const engine = new SyncEngine({ db, ports, post: postExchange(call), report: reportConnection });
  engine.start();
  // The socket only brings notifications, so it is loaded after the screen.
  let live: Live | undefined;
  let connecting: Promise<void> | undefined;
  const connect = () => {
    connecting ??= firstScreen
      .then(() => import('#app/sync/socket.ts'))
      .then(({ openLive }) => {
        const onUpgrade = () => {
          reportConnection({ isOutdated: true });
        };
        live = openLive({ db, engine, ports: browserPorts, now: device.now, onUpgrade });
      })
      .catch((error: unknown) => {
        connecting = undefined;
        browserPorts.report(error);
      });
  };
  connect();
  const wake = () => {
    if (live) live.wake();
    // Its file could not be had.
    else connect();
    engine.wake().catch(browserPorts.report);
    settleWaitingJoins(device).catch(browserPorts.report);
  };
  onWatchChange(() => {
    engine.watch(watchedGroups());
    live?.refresh();
  });
  engine.watch(watchedGroups());
  onSendNow(wake);
  const settle = () => {
    settleWaitingJoins(device).catch(browserPorts.report);
    setTimeout(settle, waitingJoinsMs);
  };
  settle();
  addEventListener('online', wake);
  addEventListener('pageshow', wake);
  addEventListener('offline', () => {
    reportConnection({ reach: 'offline' });
    askForBackgroundSync(db);
  });
  document.addEventListener('visibilitychange', () => {
    wake();
    // What this page cannot send any more, the service worker sends once there is a network.
    if (document.visibilityState === 'hidden') askForBackgroundSync(db);
  });
  return device;
}
