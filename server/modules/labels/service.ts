/** The module's public interface. */
export { archivedLabelSchema, listArchivedLabels, storeArchivedLabels } from './archivedLabels.ts';
export { addLabels, tellBoards } from './caseLabels.ts';
