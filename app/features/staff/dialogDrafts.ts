import * as z from 'zod/mini';
import { createUserSlot, type StorageSlot } from '../../lib/session/storageSlot.ts';
import { createAnswersDraft } from '../questionnaire/answersDraft.ts';
import type { CaseStep } from './caseStep.ts';
import type { ClosingStep } from './closingSteps.ts';
import { editedQuestionSchema, isWritten } from './questionForm.ts';
import type { FlowStep } from './stepFlows.ts';

type Dialog = FlowStep | ClosingStep | 'hold' | 'ask' | 'call' | 'assign';

const getDraftName = (csid: string, dialog: Dialog): string => `step_${csid}_${dialog}`;

/** Until the step is done; closing keeps it. */
export const createDialogKeeper = (crUid: string, csid: string, dialog: Dialog): StorageSlot =>
  createUserSlot(crUid, getDraftName(csid, dialog));

export const createFlowDraft = (crUid: string, csid: string, step: FlowStep) =>
  createAnswersDraft(crUid, getDraftName(csid, step));

const dialogsByStep: Partial<Record<CaseStep['step'], readonly Dialog[]>> = {
  hold: ['hold'],
  close: ['close', 'closeWithWords'],
  reject: ['reject'],
  leave: ['leave'],
  assign: ['assign'],
  proposeCall: ['call'],
};

export function clearDialogDrafts(crUid: string, csid: string, step: CaseStep['step']): void {
  for (const dialog of dialogsByStep[step] ?? []) createDialogKeeper(crUid, csid, dialog).remove();
}

const holdSchema = z.object({
  reason: z.string(),
  sentence: z._default(z.string(), ''),
  day: z.string(),
  typed: z.string(),
});

/** Unless empty. */
const createFormDraft = <T>(
  { load, save, remove }: StorageSlot,
  schema: z.ZodMiniType<T>,
  isWritten: (fields: T) => boolean,
) => ({
  load: (): T | undefined => z.safeParse(schema, load()).data,
  save: (fields: T): void => (isWritten(fields) ? save(fields) : remove()),
  remove,
});

export const createHoldDraft = (keeper: StorageSlot) =>
  createFormDraft(keeper, holdSchema, ({ reason, sentence, typed }) =>
    [reason, sentence, typed].some((text) => text !== ''),
  );

const assignSchema = z.object({ to: z.string(), txt: z.string() });

/** Keeps the note. */
export const createAssignDraft = (keeper: StorageSlot) =>
  createFormDraft(keeper, assignSchema, ({ txt }) => txt !== '');

const closingSchema = z.object({ txt: z.string(), outcome: z.optional(z.string()) });

export const createClosingDraft = (keeper: StorageSlot) =>
  createFormDraft(keeper, closingSchema, ({ txt, outcome }) => txt !== '' || outcome !== undefined);

export const createQuestionDraft = (keeper: StorageSlot) =>
  createFormDraft(keeper, editedQuestionSchema, isWritten);
