import { blockedSchema, blockTellsSchema } from '../../entities/block.ts';
import { type Meaning, meaning } from '../telling/meaning.ts';

/** What is said of a block. */
export const blockMeanings: readonly Meaning[] = [
  meaning(blockedSchema, { at: 'Since when.', reason: 'Why: one reason or several. Others may be added.' }),
  meaning(blockTellsSchema, {
    reason: 'Why. Left out at the end of a block, and once whom it was about erased everything.',
    release: 'True where they may send again.',
    src: 'Where it was done and, for staff, by whom.',
    target: 'Whom it is about.',
  }),
  meaning(blockTellsSchema.shape.src, {
    crUid: 'For staff: who did it.',
    rlid: 'For staff: by which role.',
    name: 'For staff: their name, as long as they have that role.',
    csid: 'The case that it is told in.',
    cuid: 'The customer.',
  }),
  meaning(blockTellsSchema.shape.target, {
    crUid: 'Whoever reported the case.',
    rlid: 'Their role: never given in this version, since staff cannot be blocked.',
  }),
];
