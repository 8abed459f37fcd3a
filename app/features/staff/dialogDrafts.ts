import * as z from 'zod/mini';
import { type Keeper, keeper } from '../../lib/session/keeper.ts';
import { answersDraft } from '../questionnaire/answersDraft.ts';
import type { CaseStep } from './caseStep.ts';
import type { QuestionFields } from './questionForm.ts';
import type { FlowStep } from './stepFlows.ts';
import type { WordsStep } from './wordsSteps.ts';

type Dialog = FlowStep | WordsStep | 'hold' | 'ask';

const nameOf = (csid: string, dialog: Dialog): string => `step_${csid}_${dialog}`;

/** Keeps dialog input until the step is done; closing the dialog keeps it. */
export const dialogKeeper = (crUid: string, csid: string, dialog: Dialog): Keeper =>
  keeper(crUid, nameOf(csid, dialog));

export const flowDraft = (crUid: string, csid: string, step: FlowStep) =>
  answersDraft(crUid, nameOf(csid, step));

/** Dialogs that a step completes. */
const doneWith: Partial<Record<CaseStep['step'], readonly Dialog[]>> = {
  hold: ['hold'],
  close: ['close', 'closeWithWords'],
  reject: ['reject'],
  leave: ['leave'],
};

export function forgetDialogs(crUid: string, csid: string, step: CaseStep['step']): void {
  for (const dialog of doneWith[step] ?? []) dialogKeeper(crUid, csid, dialog).remove();
}

const holdSchema = z.object({ reason: z.string(), day: z.string(), typed: z.string() });

const questionSchema: z.ZodMiniType<QuestionFields> = z.object({
  kind: z.enum(['yesNo', 'choice', 'text', 'rating']),
  txt: z.string(),
  options: z.array(z.object({ txt: z.string() })),
  several: z.boolean(),
});

/** Stores a form unless it is empty. */
const formDraft = <T>(
  { load, save, remove }: Keeper,
  schema: z.ZodMiniType<T>,
  isWritten: (fields: T) => boolean,
) => ({
  load: (): T | undefined => z.safeParse(schema, load()).data,
  save: (fields: T): void => (isWritten(fields) ? save(fields) : remove()),
  remove,
});

export const holdDraft = (keeper: Keeper) =>
  formDraft(keeper, holdSchema, ({ reason, typed }) => reason !== '' || typed !== '');

const wordsSchema = z.object({ txt: z.string(), outcome: z.optional(z.string()) });

export const wordsDraft = (keeper: Keeper) =>
  formDraft(keeper, wordsSchema, ({ txt, outcome }) => txt !== '' || outcome !== undefined);

export const questionDraft = (keeper: Keeper) =>
  formDraft(
    keeper,
    questionSchema,
    ({ txt, options }) => txt !== '' || options.some((one) => one.txt !== ''),
  );
