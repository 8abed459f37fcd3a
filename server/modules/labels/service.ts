/** What other modules may use of `labels`. */
export { archivedLabelSchema, listArchivedLabels, storeArchivedLabels } from './archivedLabels.ts';
export { addLabels, tellBoards } from './caseLabels.ts';
