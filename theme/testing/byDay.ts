/** True at night, when all is tried that a part stands for on every landing (`npm run test:all`). */
const atNight = process.env.PARVIS_ALL === 'yes';

/** How often a property of whole palettes is tried: a quarter as often on a landing, since each costs milliseconds. */
export const runs = (atMost: number): { numRuns: number } => ({
  numRuns: atNight ? atMost : Math.ceil(atMost / 4),
});

/** One of so many on a landing, the first among them; all of them at night. */
export const oneOf = <T>(step: number, all: readonly T[]): readonly T[] =>
  atNight ? all : all.filter((_, index) => index % step === 0);
