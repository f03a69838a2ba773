import type { LaunchOptions } from '@playwright/test';

const isRoot = process.getuid?.() === 0;
const {
  CHROMIUM_PATH: whole,
  /** The same browser without what a window needs: a sixth less of the processor, and no notifications. */
  CHROMIUM_SHELL_PATH: shell,
} = process.env;

const withPath = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

export const inShell = withPath(shell ?? whole);
/** For what the shell has not: notifications. */
export const inWholeBrowser: LaunchOptions = whole ? withPath(whole) : { ...withPath(undefined), channel: 'chromium' };
