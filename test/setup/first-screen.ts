import { firstScreenCame } from '#app/kernel/screens-ahead.ts';

// A part that is tested stands on a screen that is there: what waits for a page's first screen comes.
firstScreenCame();
