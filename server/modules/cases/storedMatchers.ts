import { isDeepStrictEqual } from 'node:util';
import type { ChatFlow, EventFlag } from '@parvis/api/entities/systemMessages';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import type { AnswerContent } from './answerContent.ts';
import type { MessageRow } from './caseRows.ts';

/** Compares a repeat with the stored message; a difference is a conflict. */
export type StoredMatcher = (stored: MessageRow) => boolean;

/** Drops undefined values, as JSON columns do. */
const toStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A step's text is no text message. */
export const matchText =
  (msgTxt: string): StoredMatcher =>
  (stored) =>
    stored.msgTxt === msgTxt && stored.event === null && stored.qstn === null && stored.items === null;

export const matchMedia =
  (files: readonly { readonly id: string }[], msgTxt: string | undefined): StoredMatcher =>
  (stored) =>
    (stored.msgTxt ?? undefined) === msgTxt &&
    isDeepStrictEqual(
      stored.media?.map(({ id }) => id),
      files.map(({ id }) => id),
    );

export const matchQuestion =
  (qstn: Questionnaire): StoredMatcher =>
  (stored) =>
    isDeepStrictEqual(stored.qstn, toStored(qstn));

export const matchFlow =
  (flow: ChatFlow): StoredMatcher =>
  (stored) =>
    stored.flow === flow;

export const matchAnswers =
  (msgIdAnswer: number | null, { answers, items }: AnswerContent): StoredMatcher =>
  (stored) =>
    stored.msgIdAnswer === msgIdAnswer &&
    isDeepStrictEqual([stored.answers, stored.items], toStored([answers, items]));

export const matchBlock =
  (events: readonly EventFlag[], reason: readonly string[]): StoredMatcher =>
  (stored) =>
    stored.event !== null &&
    events.includes(stored.event) &&
    isDeepStrictEqual(stored.block?.reason ?? [], reason);

interface StepDetails {
  outcome?: string | undefined;
  txt?: string | undefined;
  until?: string | undefined;
}

/** The case may have another day by now. */
const isSameDay = ({ holdUntil }: MessageRow, until: string | undefined): boolean =>
  holdUntil?.getTime() === (until === undefined ? undefined : new Date(until).getTime());

export const matchStep =
  (events: readonly EventFlag[], details: StepDetails = {}): StoredMatcher =>
  (stored) =>
    stored.event !== null &&
    events.includes(stored.event) &&
    (stored.event !== 'close' || stored.outcome === (details.outcome ?? null)) &&
    (stored.event !== 'hold' || isSameDay(stored, details.until)) &&
    (stored.msgTxt ?? '') === (details.txt?.trim() ?? '');
