/** Does a work for each, one after the other. @param failures gets why it failed */
export async function eachOne<T>(
  all: Iterable<T> | AsyncIterable<T>,
  work: (one: T) => Promise<unknown>,
  failures: unknown[],
): Promise<void> {
  for await (const one of all) {
    try {
      await work(one);
    } catch (error) {
      failures.push(error);
    }
  }
}
