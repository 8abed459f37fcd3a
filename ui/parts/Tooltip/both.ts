/** What is done at an event by whoever had it first, then by whoever came to it. */
export const both =
  <E>(theirs: ((event: E) => void) | undefined, ours: (event: E) => void) =>
  (event: E): void => {
    theirs?.(event);
    ours(event);
  };
