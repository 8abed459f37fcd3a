/** Longest pause, milliseconds. */
const DOUBLE_TAP_DELAY = 500;
/** Largest distance, pixels. */
const FINGER_WIDTH = 40;

/** Milliseconds. */
const SWALLOW_LIMIT = 1_000;

export interface Press<Control = Element> {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly control: Control;
}

export interface AcceptedPress<Control = Element> extends Press<Control> {
  readonly nearby: ReadonlySet<Control>;
  /** Last swallowed press. */
  readonly until: number;
}

export const getSamplePoints = ({ x, y }: { readonly x: number; readonly y: number }): [number, number][] => [
  [x, y],
  ...[FINGER_WIDTH / 2, FINGER_WIDTH].flatMap((far) =>
    Array.from({ length: 8 }, (_, at): [number, number] => [
      x + far * Math.cos((at * Math.PI) / 4),
      y + far * Math.sin((at * Math.PI) / 4),
    ]),
  ),
];

const isDouble = <C>(first: AcceptedPress<C>, second: Press<C>): boolean =>
  second.at - first.until < DOUBLE_TAP_DELAY &&
  second.at - first.at < SWALLOW_LIMIT &&
  Math.hypot(second.x - first.x, second.y - first.y) <= FINGER_WIDTH;

/** Second press of a double tap, on a control that appeared since. */
export function isStrayTap<C>(
  first: AcceptedPress<C> | undefined,
  second: Press<C>,
  page: { under: (press: Press<C>) => C | undefined; isSwitch: (control: C) => boolean },
): boolean {
  if (!first || !isDouble(first, second)) return false;
  return first.control === second.control
    ? page.isSwitch(first.control)
    : page.under(first) !== first.control || !first.nearby.has(second.control);
}
