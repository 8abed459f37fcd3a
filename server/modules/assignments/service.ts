/** What other modules, `http` and `cli` may use of `assignments`. */
export { assignByTurn } from './assignByTurn.ts';
export { runAssign } from './assignCase.ts';
