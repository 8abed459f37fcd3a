import { isDeepStrictEqual } from 'node:util';
import type { ChatFlow, EventFlag } from '@parvis/api/entities/systemMessages';
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

export const sameMedia =
  (files: readonly { readonly id: string }[], msgTxt: string | undefined): Same =>
  (stored) =>
    (stored.msgTxt ?? undefined) === msgTxt &&
    isDeepStrictEqual(
      stored.media?.map(({ id }) => id),
      files.map(({ id }) => id),
    );

export const sameQuestion =
  (qstn: Questionnaire): Same =>
  (stored) =>
    isDeepStrictEqual(stored.qstn, asStored(qstn));

/** The same question of the product itself. */
export const sameFlow =
  (flow: ChatFlow): Same =>
  (stored) =>
    stored.flow === flow;

export const sameAnswers =
  (msgIdAnswer: number | null, { answers, items }: AnswerContent): Same =>
  (stored) =>
    stored.msgIdAnswer === msgIdAnswer &&
    isDeepStrictEqual([stored.answers, stored.items], asStored([answers, items]));

export const sameBlock =
  (events: readonly EventFlag[], reason: readonly string[]): Same =>
  (stored) =>
    stored.event !== null &&
    events.includes(stored.event) &&
    isDeepStrictEqual(stored.block?.reason ?? [], reason);

/** What a step says besides its name. */
interface StepDetails {
  outcome?: string | undefined;
  txt?: string | undefined;
  until?: string | undefined;
}

/** The same day as a hold was sent with, whatever the case waits for by now. */
const sameDay = ({ holdUntil }: MessageRow, until: string | undefined): boolean =>
  holdUntil?.getTime() === (until === undefined ? undefined : new Date(until).getTime());

export const sameStep =
  (events: readonly EventFlag[], details: StepDetails = {}): Same =>
  (stored) =>
    stored.event !== null &&
    events.includes(stored.event) &&
    (stored.event !== 'close' || stored.outcome === (details.outcome ?? null)) &&
    (stored.event !== 'hold' || sameDay(stored, details.until)) &&
    (stored.msgTxt ?? '') === (details.txt?.trim() ?? '');
