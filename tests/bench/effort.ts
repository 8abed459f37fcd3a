/** Whether a quick look is asked for: little of everything is measured once, and the figures say nothing. */
export const isQuick = process.argv.includes('--quick');

/** How much or how often something is measured: as much as says something, or little for a quick look. */
export const effort = (whole: number, little: number): number => (isQuick ? little : whole);
