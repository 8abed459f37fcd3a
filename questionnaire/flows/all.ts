import type { Flag, Questionnaire } from '../model/schema.ts';
import { cancelReport } from './cancelReport.ts';
import { closeCase } from './closeCase.ts';
import { holdCase } from './holdCase.ts';
import { leaveCase } from './leaveCase.ts';
import { rejectCase } from './rejectCase.ts';
import { satisfaction } from './satisfaction.ts';
import { startReport } from './startReport.ts';

/** A flow of the product, and the flags that its host reads from the result. */
export interface Flow {
  readonly definition: Questionnaire;
  readonly results: readonly Flag[];
}

/** Every flow by name, for what looks at all of them; a screen imports the one it plays. */
export const allFlows = {
  startReport: { definition: startReport(), results: ['yes'] },
  cancelReport: { definition: cancelReport, results: ['yes'] },
  satisfaction: { definition: satisfaction, results: [] },
  closeCase: { definition: closeCase, results: ['yes', 'solved', 'duplicate', 'notOurs'] },
  rejectCase: { definition: rejectCase, results: ['yes', 'closed'] },
  leaveCase: { definition: leaveCase, results: ['yes'] },
  holdCase: { definition: holdCase, results: ['yes'] },
} satisfies Record<string, Flow>;
