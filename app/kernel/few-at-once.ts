/**
 * Does this with every item, in their order, with at most `limit` of them under way. After a failure nothing more is
 * begun.
 * @throws the first failure, when nothing is under way any more
 */
export async function fewAtOnce<T extends NonNullable<unknown>>(
  items: readonly T[],
  limit: number,
  act: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items].reverse();
  const work = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) {
      try {
        await act(item);
      } catch (error) {
        left.length = 0;
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: limit }, work));
  const failed = ends.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
