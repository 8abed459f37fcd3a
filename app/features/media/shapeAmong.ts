/** Width to height. */
interface Shape {
  readonly width: number;
  readonly height: number;
}

/** Of a picture that has a row to itself, beside others in twos. */
const ROW: Shape = { width: 2, height: 1 };
/** Of two in a row. */
const PAIR: Shape = { width: 4, height: 3 };

/** How something is drawn among the pictures and films of its message. */
export interface Place {
  /** Nothing stands beside it. */
  readonly whole: boolean;
  /** The shape it is drawn in; without one, its own. */
  readonly shape?: Shape;
}

/** Places pictures in pairs of one shape, without gaps; films and single pictures take a row. */
export function placesOf(films: readonly boolean[]): Place[] {
  if (films.length < 2) return films.map(() => ({ whole: true }));
  let before = 0;
  return films.map((isFilm, at) => {
    if (isFilm) {
      before = 0;
      return { whole: true };
    }
    before += 1;
    const whole = before % 2 === 1 && films[at + 1] !== false;
    return { whole, shape: whole ? ROW : PAIR };
  });
}
