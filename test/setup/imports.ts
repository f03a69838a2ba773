import { afterAll, vi } from 'vitest';

// Files of a worker share what they have loaded (`isolate: false`). An import that is still under way when a file ends
// is cut off ("after the environment was torn down"), and the next file that needs one of its modules would fail for
// it.
afterAll(() => vi.dynamicImportSettled());
