/** What other modules may use of `labels`. */
export {
  type ArchivedLabel,
  archivedLabelSchema,
  listArchivedLabels,
  storeArchivedLabels,
} from './archivedLabels.ts';
export { addLabels, removeLabels, tellBoards } from './caseLabels.ts';
