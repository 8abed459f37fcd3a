import { questionnaireSchema } from '@parvis/questionnaire/model/schema';
import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { codeSchema } from '../entities/basics.ts';

/** A flow of the product: a questionnaire for the same engine as those of categories. */
export const ownFlowSchema = z.object({
  name: codeSchema,
  flowId: codeSchema,
  results: z.array(z.string()),
  definition: questionnaireSchema,
});
export type OwnFlowData = z.infer<typeof ownFlowSchema>;

/** The product's questionnaires, for clients without its code. */
export const flowCalls = {
  settingsFlows: publicCall({
    path: 'settings/flows',
    method: 'GET',
    who: 'anyone',
    limit: 'ceiling',
    answer: z.array(z.object({ rev: z.int(), flows: z.array(ownFlowSchema) })),
    revised: true,
  }),
} as const;
