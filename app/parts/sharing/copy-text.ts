/** Copies to the clipboard, also over plain HTTP, where only `execCommand` exists. @returns whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Missing over plain HTTP and in some in-app browsers, whatever the types say.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard) {
      await clipboard.writeText(text);
      return true;
    }
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  return copyOldWay(text);
}

function copyOldWay(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  } finally {
    area.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
