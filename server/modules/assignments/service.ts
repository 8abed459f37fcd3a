/** The module's public interface. */
export { assignByTurn } from './assignByTurn.ts';
export { runAssign } from './assignCase.ts';
