interface Shape {
  readonly width: number;
  readonly height: number;
}

/** Alone in a row. */
const ROW: Shape = { width: 2, height: 1 };
/** Two in a row. */
const PAIR: Shape = { width: 4, height: 3 };

export interface Place {
  readonly whole: boolean;
  /** Cropped shape; its own without. */
  readonly shape?: Shape;
}

/** Pairs of one shape, without gaps; videos and single pictures take a row. */
export function computePlaces(films: readonly boolean[]): Place[] {
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
