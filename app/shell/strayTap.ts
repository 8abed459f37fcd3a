/** How soon the second half of a double tap comes, milliseconds. */
const SOON = 500;
/** How far from the first it lands: the width of a finger, in pixels. */
const FINGER = 40;

/** A press as the next one is compared with it. */
export interface Press<Control = Element> {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** What was pressed. */
  readonly control: Control;
}

/** Whether two presses are one double tap, by time and place. */
const isDouble = <C>(first: Press<C>, second: Press<C>): boolean =>
  second.at - first.at < SOON && Math.hypot(second.x - first.x, second.y - first.y) < FINGER;

/**
 * Whether a press is the rest of a double tap, and meant for nothing that it met: something else has come under the finger
 * (`under` is what now lies where the first press was), or it would take back what the first one did.
 */
export function isStray<C>(
  first: Press<C> | undefined,
  second: Press<C>,
  page: { under: (press: Press<C>) => C | undefined; isSwitch: (control: C) => boolean },
): boolean {
  if (!first || !isDouble(first, second)) return false;
  return first.control === second.control
    ? page.isSwitch(first.control)
    : page.under(first) !== first.control;
}
