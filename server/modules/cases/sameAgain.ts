import { isDeepStrictEqual } from 'node:util';
import type { ChatFlow, EventFlag } from '@parvis/api/entities/systemMessages';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import type { AnswerContent } from './answerMessages.ts';
import type { MessageRow } from './caseRows.ts';

/** Compares a repeated message with the stored one; a difference is a conflict. */
export type Same = (stored: MessageRow) => boolean;

/** Drops undefined values, as JSON columns do. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A step's text is no text message. */
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

interface StepDetails {
  outcome?: string | undefined;
  txt?: string | undefined;
  until?: string | undefined;
}

/** Compares with the message, since the case may have another day by now. */
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
