export class TookTooLong extends Error {}

/** What does not end by itself: a browser or a page that dies meanwhile does not always answer. @throws TookTooLong */
export function bounded<T>(patienceMs: number, what: string, act: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TookTooLong(`${what} did not end within ${patienceMs / 1_000} s`));
    }, patienceMs);
  });
  return Promise.race([act(), late]).finally(() => {
    clearTimeout(timer);
  });
}
