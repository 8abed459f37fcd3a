/** What other modules, `http` and `cli` may use of `statistics`. */

export { buildFiguresCsv } from './figuresCsv.ts';
