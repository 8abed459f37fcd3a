import type { ReactElement } from 'react';

/** An element that React still reads from a server's stream, as its own reconciler knows one. */
interface Lazy<Props> {
  readonly $$typeof: symbol;
  readonly _payload: unknown;
  readonly _init: (payload: unknown) => ReactElement<Props>;
}

const LAZY = Symbol.for('react.lazy');
const isLazy = <Props>(given: ReactElement<Props> | Lazy<Props>): given is Lazy<Props> =>
  '$$typeof' in given && given.$$typeof === LAZY;

/**
 * The element that was given to a part. What a server component hands over may still be on its way: then drawing waits for it, as React
 * does where it draws such an element itself.
 */
export const arrived = <Props>(given: ReactElement<Props> | Lazy<Props>): ReactElement<Props> =>
  isLazy(given) ? given._init(given._payload) : given;
