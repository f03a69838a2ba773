import { z } from '#shared/kernel/z.ts';
import { pushedMessage } from '#app/local/device/service-worker-messages.ts';

/** What the server sends, in the subscription's language. `url`: a path of this app. */
const pushPayload = z.object({ title: z.string(), body: z.string(), url: z.string(), tag: z.string() });

/** An open window of this app. */
export interface OpenWindow {
  url: string;
  isVisible: boolean;
  post: (message: unknown) => void;
  focus: () => Promise<unknown>;
  /** Fails where the service worker does not control the window. */
  navigate: (url: string) => Promise<unknown>;
}

export interface ShownNotification {
  title: string;
  body: string;
  tag: string;
  url: string;
}

/** What the service worker can do about a message. */
export interface NotifyPorts {
  /** The address of the app's first page. */
  home: string;
  windows: () => Promise<OpenWindow[]>;
  open: (url: string) => Promise<unknown>;
  show: (shown: ShownNotification) => Promise<void>;
  /** The other ids under which the addresses of this app name a group. */
  namesOf: (groupId: string) => Promise<string[]>;
  unread: () => Promise<{ title: string; body: string } | undefined>;
  /**
   * Whether the push service ends a subscription after messages for which nothing was shown, whatever windows are open.
   * Apple's does, after three.
   */
  mustShow: () => Promise<boolean>;
}

/**
 * A message has come. Most browsers demand that something is shown for each, unless a window of the app is visible: one
 * that shows the group gets the message itself, and what cannot be read is shown as a general sentence only where it
 * must be.
 */
export async function onPush(text: string | undefined, ports: NotifyPorts): Promise<void> {
  const visible = (await ports.windows()).filter((one) => one.isVisible);
  const payload = readPayload(text);
  const mustShow = await ports.mustShow();
  if (!payload) {
    const general = visible.length > 0 && !mustShow ? undefined : await ports.unread();
    if (general) await ports.show({ ...general, tag: 'moyeo', url: '/' });
    return;
  }
  const url = pathHere(payload.url, ports.home);
  const there = await showsGroup(url, ports);
  const showing = visible.filter((one) => there(one.url));
  if (showing.length === 0 || mustShow) await ports.show({ ...payload, url });
  for (const one of showing) one.post({ type: pushedMessage, body: payload.body });
}

/**
 * A notification was pressed: to the window that shows the group, or any other of the app, or a new one.
 * @param url as it was shown
 */
export async function onNotificationClick(url: unknown, ports: NotifyPorts): Promise<void> {
  const path = pathHere(typeof url === 'string' ? url : '/', ports.home);
  const windows = await ports.windows();
  const there = await showsGroup(path, ports);
  const target = windows.find((one) => pathHere(one.url, ports.home) === path);
  if (target) {
    await target.focus();
    return;
  }
  const other = windows.find((one) => there(one.url)) ?? windows[0];
  if (!other) {
    await ports.open(path);
    return;
  }
  await other.focus();
  await other.navigate(path).catch((error: unknown) => {
    if (!(error instanceof TypeError)) throw error;
    return ports.open(path);
  });
}

function readPayload(text: string | undefined): ShownNotification | undefined {
  try {
    return pushPayload.safeParse(JSON.parse(text ?? '')).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * The path of the app, with its query, that an address or such a path stands for; the first page for any other address.
 */
function pathHere(url: string, home: string): string {
  try {
    const { href, hash } = new URL(url.replace(/^\//, home), home);
    const path = href.startsWith(home) ? href.slice(home.length - 1, href.length - hash.length) : '/';
    // Two slashes would name another host.
    return path.startsWith('//') ? '/' : path;
  } catch (error) {
    if (error instanceof TypeError) return '/';
    throw error;
  }
}

/** Tells of a window's address whether it shows the group that a path leads to. */
async function showsGroup(path: string, { namesOf }: NotifyPorts): Promise<(url: string) => boolean> {
  const [, , groupId] = path.split(/[/?]/);
  const names = groupId ? [groupId, ...(await namesOf(groupId))] : [];
  return (url) => new URL(url).pathname.split('/').some((part) => names.includes(part));
}
