import { createStore } from './store.ts';

/** How often the server was reached after it was not. A file of its own: pages that need no database listen to it. */
export const reachedAgain = createStore(0);
