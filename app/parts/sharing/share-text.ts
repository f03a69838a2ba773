/** Opens the device's own share sheet. @returns whether it was used; closing it without a choice is no error. */
export async function shareText(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return false;
  }
}
