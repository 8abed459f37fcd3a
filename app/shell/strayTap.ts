/** How soon the second half of a double tap comes, milliseconds. */
const SOON = 500;
/** How far from the first it lands: the width of a finger, in pixels. */
const FINGER = 40;

/** So long after a press that was meant nothing more of it is swallowed: whoever goes on pressing is heard. */
const ENOUGH = 1_000;

/** A press as the next one is compared with it. */
export interface Press<Control = Element> {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** What was pressed. */
  readonly control: Control;
}

/** A press that was meant, with what lay around it then. */
export interface Meant<Control = Element> extends Press<Control> {
  /** Controls within a finger's width. */
  readonly near: ReadonlySet<Control>;
  /** When the newest press was that was taken for part of this one. */
  readonly until: number;
}

/** Places within a finger's width of a press, with its own. */
export const around = ({ x, y }: { readonly x: number; readonly y: number }): [number, number][] => [
  [x, y],
  ...[FINGER / 2, FINGER].flatMap((far) =>
    Array.from({ length: 8 }, (_, at): [number, number] => [
      x + far * Math.cos((at * Math.PI) / 4),
      y + far * Math.sin((at * Math.PI) / 4),
    ]),
  ),
];

/** Whether two presses are one double tap, by time and place. */
const isDouble = <C>(first: Meant<C>, second: Press<C>): boolean =>
  second.at - first.until < SOON &&
  second.at - first.at < ENOUGH &&
  Math.hypot(second.x - first.x, second.y - first.y) <= FINGER;

/** Whether a press is the second of a double tap and hits something that came meanwhile. */
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
