export async function runCollectingErrors<T>(
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
