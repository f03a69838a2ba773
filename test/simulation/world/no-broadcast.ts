// Loaded before Dexie: tabs of one process hear of each other's writes without a channel between processes.
import 'fake-indexeddb/auto';

Reflect.deleteProperty(globalThis, 'BroadcastChannel');
