// Must be evaluated before Dexie: every entry (main, run-seed, describe-runs) imports it first. Dexie takes `indexedDB`
// from the global scope, and without a BroadcastChannel the tabs of one process hear of each other's writes at once, in
// the simulated order.
import 'fake-indexeddb/auto';

Reflect.deleteProperty(globalThis, 'BroadcastChannel');
