/** Whether this device has a share sheet. */
export const canShare = (): boolean => 'share' in navigator;

/** Opens the device's share sheet. @returns whether it was used; closing it without a choice is no error. */
export async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return false;
  }
}
