import type { ReactElement } from 'react';

/** Unresolved lazy element of a React server stream (reconciler internals). */
interface LazyElement<Props> {
  readonly $$typeof: symbol;
  readonly _payload: unknown;
  readonly _init: (payload: unknown) => ReactElement<Props>;
}

const LAZY = Symbol.for('react.lazy');
const isLazy = <Props>(given: ReactElement<Props> | LazyElement<Props>): given is LazyElement<Props> =>
  '$$typeof' in given && given.$$typeof === LAZY;

/** Resolves an element from a server component; suspends while its chunk is still streaming. */
export const resolveElement = <Props>(
  given: ReactElement<Props> | LazyElement<Props>,
): ReactElement<Props> => (isLazy(given) ? given._init(given._payload) : given);
