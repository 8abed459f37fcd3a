import { questionnaireSchema } from '@parvis/questionnaire/model/schema';
import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { codeSchema } from '../entities/basics.ts';

/** A flow of the product: questions of its own, for the same engine as those of a category. */
export const ownFlowSchema = z.object({
  name: codeSchema,
  flowId: codeSchema,
  results: z.array(z.string()),
  definition: questionnaireSchema,
});
/** A flow of the product, as programs read it. */
export type OwnFlowData = z.infer<typeof ownFlowSchema>;

/** The product's own questions, for programs that have no other way to them. */
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
