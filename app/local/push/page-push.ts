import { browserPush } from './browser-push.ts';
import type { PushPorts } from './push-ports.ts';
import { pushServer } from './push-server.ts';

/** The ports of a page. */
export const pagePush: PushPorts = { browser: browserPush(() => navigator.serviceWorker.ready), server: pushServer };
