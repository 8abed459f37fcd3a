import { isDeepStrictEqual } from 'node:util';
import type { EventFlag } from '@parvis/api/entities/systemMessages';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import type { AnswerContent } from './answerMessages.ts';
import type { MessageRow } from './caseRows.ts';

/** Whether what was stored under an id is what is sent under it again; anything else is a conflict. */
export type Same = (stored: MessageRow) => boolean;

/** As it is stored: what is undefined stands in no column. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The same text, which is no word said with a step. */
export const sameText =
  (msgTxt: string): Same =>
  (stored) =>
    stored.msgTxt === msgTxt && stored.event === null && stored.qstn === null && stored.items === null;

/** The same question. */
export const sameQuestion =
  (qstn: Questionnaire): Same =>
  (stored) =>
    isDeepStrictEqual(stored.qstn, asStored(qstn));

/** The same answers to the same question. */
export const sameAnswers =
  (msgIdAnswer: number | null, { answers, items }: AnswerContent): Same =>
  (stored) =>
    stored.msgIdAnswer === msgIdAnswer &&
    isDeepStrictEqual([stored.answers, stored.items], asStored([answers, items]));

/** The same step, with the same outcome and word. */
export const sameStep =
  (
    events: readonly EventFlag[],
    details: { outcome?: string | undefined; txt?: string | undefined } = {},
  ): Same =>
  (stored) =>
    stored.event !== null &&
    events.includes(stored.event) &&
    (stored.event !== 'close' || stored.outcome === (details.outcome ?? null)) &&
    (stored.msgTxt ?? '') === (details.txt?.trim() ?? '');
