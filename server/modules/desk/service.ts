/** What other modules, `http` and `cli` may use of `desk`. */
export { runDueBulk } from './bulk/runDueBulk.ts';
