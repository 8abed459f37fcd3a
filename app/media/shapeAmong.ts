/** Of a picture that has a row to itself, beside others in twos: width and height. */
const ROW = { width: 2, height: 1 } as const;
/** Of two in a row. */
const PAIR = { width: 4, height: 3 } as const;

/**
 * The shape in which a picture is drawn among those of its message: several have one shape, so that no room between them stays empty, and
 * the same on their way and afterwards. One alone has its own.
 */
export function shapeAmong(at: number, count: number): typeof ROW | typeof PAIR | undefined {
  if (count < 2) return undefined;
  return count % 2 === 1 && at === count - 1 ? ROW : PAIR;
}
