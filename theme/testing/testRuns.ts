/** `npm run test:all`. */
const atNight = process.env.PARVIS_ALL === 'yes';

/** A quarter by day: each run costs milliseconds. */
export const getRuns = (atMost: number): { numRuns: number } => ({
  numRuns: atNight ? atMost : Math.ceil(atMost / 4),
});

/** One of `step` by day. */
export const sampleCases = <T>(step: number, all: readonly T[]): readonly T[] =>
  atNight ? all : all.filter((_, index) => index % step === 0);
