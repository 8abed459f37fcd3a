/** Quick mode: measures little, once; the figures are not representative. */
export const isQuick = process.argv.includes('--quick');

/** Repetitions of a measurement, reduced in quick mode. */
export const effort = (whole: number, little: number): number => (isQuick ? little : whole);
