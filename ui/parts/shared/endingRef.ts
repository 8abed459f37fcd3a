import { version } from 'react';

/** What a ref begins ends with what it returns since React 19; before, a ref is called with nothing at the end. */
const ENDED_SINCE = 19;

/**
 * A ref that is told when its element goes, whichever React there is. Before 19 several elements of one ref end in the order in
 * which they came.
 */
export function endingRef<E extends Element>(
  begin: (element: E) => () => void,
  react: string = version,
): (element: E | null) => (() => void) | undefined {
  if (Number.parseInt(react, 10) >= ENDED_SINCE) return (element) => (element ? begin(element) : undefined);
  const ends: (() => void)[] = [];
  return (element) => {
    if (element) ends.push(begin(element));
    else ends.shift()?.();
    return undefined;
  };
}
