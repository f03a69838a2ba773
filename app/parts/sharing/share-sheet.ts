/** Whether this device has a share sheet. */
export const canShare = (): boolean => 'share' in navigator;

/** Opens the device's share sheet; closing it without a choice is no error. */
export async function share(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
