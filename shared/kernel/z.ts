import * as z from 'zod/mini';

// zod 4 probes `new Function`, which our Content-Security-Policy refuses. This is the one module that imports zod.
z.config({ jitless: true });

export { z };
