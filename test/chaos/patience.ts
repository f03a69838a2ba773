export const sleep = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

export const patienceMs = 180_000;

/** @param lacking says more of what is not so. @throws when it is not so within `patienceMs` */
export async function until(
  is: () => boolean | Promise<boolean>,
  what: string,
  lacking: () => string | Promise<string> = () => '',
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await is())) {
    if (Date.now() > deadline) throw new Error(`never: ${what}${await lacking()}`);
    await sleep(100);
  }
}
