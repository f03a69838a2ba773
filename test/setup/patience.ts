import { configure } from '@testing-library/react';

/** How long a test waits for what must come, as in browser tests. A second, which is the default, is too short beside the checks of a whole run: a screen loads its parts. */
configure({ asyncUtilTimeout: 15_000 });
