export interface TextFile {
  name: string;
  /** Without parameters: `text/csv`. */
  type: string;
  text: string;
}

export const saveFile = ({ name, type, text }: TextFile): Promise<void> => handOver(new File([text], name, { type }));

/**
 * Shares or downloads a file. Mobile devices open their share sheet where it takes this kind of file, because an
 * installed app on iOS drops downloads silently. Other devices download.
 */
export async function handOver(file: File): Promise<void> {
  const isShareable =
    matchMedia('(pointer: coarse)').matches && 'canShare' in navigator && navigator.canShare({ files: [file] });
  if (!isShareable || !(await share(file))) download(file);
}

/** @returns whether the share sheet came up; closing it without a choice is the person's choice. */
async function share(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return error.name === 'AbortError';
  }
}

function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}

/** A value as a file that a person can read. */
export const jsonFile = (name: string, value: object): TextFile => ({
  name,
  type: 'application/json',
  text: JSON.stringify(value, undefined, 2),
});
