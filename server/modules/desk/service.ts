/** The module's public interface. */
export { runDueBulk } from './bulk/runDueBulk.ts';
