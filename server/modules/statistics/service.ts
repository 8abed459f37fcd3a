/** The module's public interface. */
export { KEEP_COUNTS } from './desk/caseCounts.ts';
export { buildDeskCsv } from './desk/deskCsv.ts';
export { mailWeeklyFigures } from './desk/weeklyMail.ts';
export { buildFiguresCsv } from './figuresCsv.ts';
