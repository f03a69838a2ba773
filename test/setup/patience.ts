import { configure } from '@testing-library/react';

/**
 * How long a test waits for what must come, as in browser tests. A second, which is the default, is too short beside
 * the checks of a whole run: a screen loads its parts.
 */
export const patienceMs = 15_000;
configure({ asyncUtilTimeout: patienceMs });
