/** Longest pause of a double tap, milliseconds. */
const SOON = 500;
/** Its largest distance, a finger's width, in pixels. */
const FINGER = 40;

/** After so long no more presses are swallowed, milliseconds. */
const ENOUGH = 1_000;

export interface Press<Control = Element> {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly control: Control;
}

export interface Meant<Control = Element> extends Press<Control> {
  readonly near: ReadonlySet<Control>;
  /** Time of the last press swallowed as part of it. */
  readonly until: number;
}

export const around = ({ x, y }: { readonly x: number; readonly y: number }): [number, number][] => [
  [x, y],
  ...[FINGER / 2, FINGER].flatMap((far) =>
    Array.from({ length: 8 }, (_, at): [number, number] => [
      x + far * Math.cos((at * Math.PI) / 4),
      y + far * Math.sin((at * Math.PI) / 4),
    ]),
  ),
];

const isDouble = <C>(first: Meant<C>, second: Press<C>): boolean =>
  second.at - first.until < SOON &&
  second.at - first.at < ENOUGH &&
  Math.hypot(second.x - first.x, second.y - first.y) <= FINGER;

/** Whether a press is the second of a double tap and hits a control that appeared since. */
export function isStray<C>(
  first: Meant<C> | undefined,
  second: Press<C>,
  page: { under: (press: Press<C>) => C | undefined; isSwitch: (control: C) => boolean },
): boolean {
  if (!first || !isDouble(first, second)) return false;
  return first.control === second.control
    ? page.isSwitch(first.control)
    : page.under(first) !== first.control || !first.near.has(second.control);
}
