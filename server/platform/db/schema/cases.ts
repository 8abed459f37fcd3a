/** Cases, who takes part, and what was said. */
import type { BlockReason } from '@parvis/api/entities/block';
import { type CaseState, endedStates, type Outcome, type Participant } from '@parvis/api/entities/case';
import type { Media } from '@parvis/api/entities/media';
import type { GivenContact } from '@parvis/api/entities/reporterContact';
import type { ChatFlow, EventFlag, SystemKind } from '@parvis/api/entities/systemMessages';
import type { Locale } from '@parvis/locales/languages';
import type { Words } from '@parvis/locales/wordsIn';
import type { Item, Questionnaire } from '@parvis/questionnaire/model/schema';
import type { Answers } from '@parvis/questionnaire/model/values/answers';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { CategoryFile } from '../../config/customerFile.ts';
import { instant } from './columns.ts';
import { customers } from './customers.ts';
import { identities } from './people.ts';
import type { WordsByLanguage } from './words.ts';

/** The states in which nothing is left to do, as statements and indexes both name them. */
export const ENDED = endedStates.map((state) => `'${state}'`).join(', ');

export const cases = pgTable(
  'cases',
  {
    csid: text().primaryKey(),
    cuid: text()
      .notNull()
      .references(() => customers.cuid),
    nbr: text().notNull(),
    qrid: text(),
    placeCode: text(),
    /** Words as they were when the case was opened: a place or category may go. */
    placeLbl: json().$type<Words>().notNull(),
    ccatCode: text().notNull(),
    ccatPath: text().notNull(),
    ccatLbls: json().$type<Words[]>().notNull(),
    imgSrc: text(),
    caseType: text().$type<NonNullable<CategoryFile['caseType']>>(),
    reporter: text()
      .notNull()
      .references(() => identities.crUid),
    language: text().$type<Locale>().notNull(),
    /** From which network it was reported, by a keyed hash of that day: reports of one network and hour are found together. */
    reportLine: text(),
    /** How its reporter said they can be reached; nothing where they did not, or took it back. */
    contact: json().$type<GivenContact>(),
    state: text().$type<CaseState>().notNull(),
    outcome: text().$type<Outcome>(),
    rating: integer(),
    rateMsgId: integer(),
    /** The question for a mobile number that still waits for its answer. */
    mobileMsgId: integer(),
    /** Until then its reporter may say that the problem is still there; set by a close. */
    reopenUntil: instant(),
    /** Its report raised the flag `danger`: somebody may be hurt. */
    danger: boolean().notNull().default(false),
    simulation: boolean().notNull(),
    /** Of a case on hold: when it comes back to those who handle it. What stands here in another state means nothing. */
    holdUntil: instant(),
    created: instant().notNull().defaultNow(),
    eraseOn: instant().notNull(),
    /** The last message, so that a list needs no look into the discussion. */
    lastMsgId: integer().notNull(),
    lastAt: instant().notNull(),
    lastBy: text(),
    /** Its beginning, in the language of whoever reads the list. */
    lastTxt: json().$type<Words>(),
    lastKind: text().$type<SystemKind>(),
  },
  (table) => [
    unique('cases_number').on(table.cuid, table.nbr),
    // Read from the end: newest activity first, of all, of those under way, of those that ended, of one state.
    index('cases_newest').on(table.cuid, table.lastAt, table.csid),
    index('cases_under_way')
      .on(table.cuid, table.lastAt, table.csid)
      .where(sql.raw(`state not in (${ENDED})`)),
    index('cases_ended')
      .on(table.cuid, table.lastAt, table.csid)
      .where(sql.raw(`state in (${ENDED})`)),
    index('cases_waiting')
      .on(table.cuid, table.state, table.lastAt, table.csid)
      .where(sql`state in ('open', 'held')`),
    // Few at a time: dangers that nobody handles, the oldest first.
    index('cases_danger').on(table.cuid, table.created, table.csid).where(sql`danger and state = 'open'`),
    index('cases_due').on(table.holdUntil).where(sql`state = 'held' and hold_until is not null`),
    index('cases_reporter').on(table.reporter),
    index('cases_report_line').on(table.reportLine, table.created).where(sql`report_line is not null`),
    index('cases_erase').on(table.eraseOn),
  ],
);

/** What a case keeps of its category, besides its code. */
export interface ShownCategory {
  readonly path: string;
  readonly lbls: Words[];
  readonly icon?: string | undefined;
  readonly caseType?: CategoryFile['caseType'];
}

/** Every version of a category's questionnaire by hash: offline reports are replayed with the version that was shown. */
export const questionnaires = pgTable(
  'questionnaires',
  {
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    ccatCode: text().notNull(),
    id: text().notNull(),
    definition: json().$type<Questionnaire>().notNull(),
    /** What cases opened in the category say of it; null for one that was gone before this was kept. */
    shown: json().$type<ShownCategory>(),
    /** Since when its customer's file has no such category. */
    withdrawn: instant(),
  },
  (table) => [primaryKey({ columns: [table.cuid, table.ccatCode, table.id] })],
);

/** Every version that a flow of the product itself has had, by name and by the hash of its text, with its words then. */
export const flows = pgTable(
  'flows',
  {
    name: text().notNull(),
    id: text().notNull(),
    definition: json().$type<Questionnaire>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.id] })],
);

/** Who takes part: its reporter once, and each member of staff who ever handled it. */
export const participants = pgTable(
  'participants',
  {
    csid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    crUid: text()
      .notNull()
      .references(() => identities.crUid),
    staff: boolean().notNull(),
    as: text('joined_as').$type<Participant['as']>().notNull(),
    /** Staff: their name, service and responder code when they joined. */
    name: text(),
    grpLbl: json().$type<Words>(),
    gcatCode: text().notNull(),
    joined: instant().notNull().defaultNow(),
    left: instant('left_at'),
  },
  (table) => [
    // The side before the person: asked for one side of a case, PostgreSQL 18 takes a search that skips over people for so dear
    // that it reads another index from end to end.
    primaryKey({ columns: [table.csid, table.staff, table.crUid] }),
    index('participants_person').on(table.crUid, table.csid),
  ],
);

/** How far a person has seen a discussion. Never goes back. */
export const readMarks = pgTable(
  'read_marks',
  {
    csid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    crUid: text()
      .notNull()
      .references(() => identities.crUid),
    staff: boolean().notNull(),
    msgId: integer().notNull(),
    /** Up to where they were told by mail of what they had not seen; by a push, by SMS; and since when, in all that they have not seen. */
    told: integer().notNull().default(0),
    toldAt: instant(),
    pushed: integer().notNull().default(0),
    pushedAt: instant(),
    texted: integer().notNull().default(0),
    textedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.csid, table.crUid, table.staff] }),
    index('read_marks_person').on(table.crUid),
  ],
);

/** What is kept of a block, or of its end, beside the event: why, and by which role, until whoever had it erased everything. */
export interface KeptBlock {
  readonly reason?: BlockReason[];
  readonly rlid?: string;
}

/** What was said. `msgId` is given under the case's row lock: without holes, and in the order of commits. */
export const messages = pgTable(
  'messages',
  {
    csid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    msgId: integer().notNull(),
    /** Made on the sender's device. */
    id: text().notNull(),
    at: instant().notNull().defaultNow(),
    crUid: text().references(() => identities.crUid),
    staff: boolean().notNull(),
    msgTxt: text(),
    event: text().$type<EventFlag>(),
    outcome: text().$type<Outcome>(),
    ccatCode: text(),
    ccatPath: text(),
    qstnId: text(),
    qstn: json().$type<Questionnaire>(),
    flow: text().$type<ChatFlow>(),
    items: json().$type<Item[]>(),
    answers: json().$type<Answers>(),
    words: json().$type<WordsByLanguage>(),
    msgIdAnswer: integer(),
    /** Of a hold: the day it was sent with. What the case waits for by now stands in its row. */
    holdUntil: instant(),
    /** Its pictures, as they are shown; what is kept of each stands in `media`. */
    media: json().$type<Media[]>(),
    block: json().$type<KeptBlock>(),
  },
  (table) => [
    primaryKey({ columns: [table.csid, table.msgId] }),
    unique('messages_id').on(table.csid, table.id),
    // Whoever removes a person is asked by each of their rows whether they wrote: without it the whole table is read.
    index('messages_writer').on(table.crUid).where(sql`${table.crUid} is not null`),
    index('messages_answered').on(table.csid, table.msgIdAnswer).where(sql`${table.msgIdAnswer} is not null`),
  ],
);
