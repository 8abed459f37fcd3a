/** What other modules, `http` and `cli` may use of `statistics`. */
export { KEEP_COUNTS } from './desk/caseCounts.ts';
export { buildDeskCsv } from './desk/deskCsv.ts';
export { mailWeeklyFigures } from './desk/weeklyMail.ts';
export { buildFiguresCsv } from './figuresCsv.ts';
