/** Width to height. */
interface Shape {
  readonly width: number;
  readonly height: number;
}

/** Of a picture that has a row to itself, beside others in twos. */
const ROW: Shape = { width: 2, height: 1 };
/** Of two in a row. */
const PAIR: Shape = { width: 4, height: 3 };

/**
 * The shape in which a picture is drawn among those of its message: several have one shape, so that no room between them stays empty, and
 * the same on their way and afterwards. One alone has its own.
 */
export function shapeAmong(at: number, count: number): Shape | undefined {
  if (count < 2) return undefined;
  return count % 2 === 1 && at === count - 1 ? ROW : PAIR;
}
