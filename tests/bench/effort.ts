/** Little, once: not representative. */
export const isQuick = process.argv.includes('--quick');

/** Repetitions, reduced in quick mode. */
export const effort = (whole: number, little: number): number => (isQuick ? little : whole);
