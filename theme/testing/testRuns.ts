/** Full runs (`npm run test:all`). */
const atNight = process.env.PARVIS_ALL === 'yes';

/** A quarter of the runs by day: each costs milliseconds. */
export const getRuns = (atMost: number): { numRuns: number } => ({
  numRuns: atNight ? atMost : Math.ceil(atMost / 4),
});

/** One of `step` by day; all in full runs. */
export const sampleCases = <T>(step: number, all: readonly T[]): readonly T[] =>
  atNight ? all : all.filter((_, index) => index % step === 0);
