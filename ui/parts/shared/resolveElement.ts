import type { ReactElement } from 'react';

/** Of a server stream (reconciler internals). */
interface LazyElement<Props> {
  readonly $$typeof: symbol;
  readonly _payload: unknown;
  readonly _init: (payload: unknown) => ReactElement<Props>;
}

const LAZY = Symbol.for('react.lazy');
const isLazy = <Props>(given: ReactElement<Props> | LazyElement<Props>): given is LazyElement<Props> =>
  '$$typeof' in given && given.$$typeof === LAZY;

/** Suspends while its chunk streams. */
export const resolveElement = <Props>(
  given: ReactElement<Props> | LazyElement<Props>,
): ReactElement<Props> => (isLazy(given) ? given._init(given._payload) : given);
