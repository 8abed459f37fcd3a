import type { BlockReason } from '@parvis/api/entities/block';
import { type CaseState, endedStates, type Outcome, type Participant } from '@parvis/api/entities/case';
import type { DeadlineMove } from '@parvis/api/entities/deadline';
import type { FollowRole } from '@parvis/api/entities/follower';
import type { IntakeChannel } from '@parvis/api/entities/intake';
import type { Join } from '@parvis/api/entities/join';
import type { Media } from '@parvis/api/entities/media';
import type { PhoneCall } from '@parvis/api/entities/phoneCall';
import type { StoredContact } from '@parvis/api/entities/reporterContact';
import type { ChatFlow, EventFlag, SystemKind } from '@parvis/api/entities/systemMessages';
import type { TargetType } from '@parvis/api/entities/targetType';
import type { Locale } from '@parvis/locales/languages';
import type { Words } from '@parvis/locales/wordsIn';
import type { Item, Questionnaire } from '@parvis/questionnaire/model/schema';
import type { Answers } from '@parvis/questionnaire/model/values/answers';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { CategoryFile } from '../../config/customerFile.ts';
import { utcTimestamp } from './columns.ts';
import { customers } from './customers.ts';
import { identities } from './people.ts';
import type { WordsByLanguage } from './wordsByLanguage.ts';

/** Final states, as SQL for statements and partial indexes. */
export const ENDED = endedStates.map((state) => `'${state}'`).join(', ');

/** Conditions of the partial indexes, repeated by the statements that use them. Gatherings are in no list of cases. */
export const UNDER_WAY = sql.raw(`kind = 'case' and state not in (${ENDED})`);
export const IS_ENDED = sql.raw(`kind = 'case' and state in (${ENDED})`);
export const IS_OPEN = sql.raw(`kind = 'case' and state = 'open'`);
export const IS_HELD = sql.raw(`kind = 'case' and state = 'held'`);
/** Sorts cases in which nobody waits last. */
export const WAITS_FROM = sql.raw(`coalesce(waiting_since, 'infinity'::timestamptz)`);

/** The next deadline; cases without one sort last. */
export const DUE_AT = sql.raw(`coalesce(least(answer_due, solve_due), 'infinity'::timestamptz)`);

/** A hold, as deadlines count it; without an end while it lasts. */
export interface StoredPause {
  readonly from: string;
  readonly until?: string;
}

/** Why the dates of a case last moved, and what they were. */
export interface StoredMove {
  readonly why: DeadlineMove;
  readonly answer?: string;
  readonly solve?: string;
}

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
    /** Words at the time of the report: places and categories may be removed. */
    placeLbl: json().$type<Words>().notNull(),
    ccatCode: text().notNull(),
    ccatPath: text().notNull(),
    ccatLbls: json().$type<Words[]>().notNull(),
    /** The service that staff gave it to; null: that of its category. */
    gcatCode: text(),
    imgSrc: text(),
    caseType: text().$type<NonNullable<CategoryFile['caseType']>>(),
    /** Null in a gathering: nobody reported it. */
    reporter: text().references(() => identities.crUid),
    language: text().$type<Locale>().notNull(),
    /** Keyed hash of the reporter's IP prefix on that day, to find reports of one network and hour. */
    reportLine: text(),
    /** Contact given by the reporter, until withdrawn. */
    contact: json().$type<StoredContact>(),
    /** How it reached the staff who wrote it down; null: its reporter sent it. */
    channel: text().$type<IntakeChannel>(),
    /** Role of who wrote it down. */
    takenBy: text(),
    /** A gathering is a conversation without a reporter or a category; its row in `gatherings` tells more. */
    kind: text().$type<'case' | 'gathering'>().notNull().default('case'),
    /** The gathering from which it was reported; no foreign key: a gathering may be erased first. */
    gthrId: text(),
    /** A report about another contributor (`casesBetweenUsers`). */
    betweenUsers: boolean().notNull().default(false),
    /** Staff write to reporter and target apart. */
    separated: boolean().notNull().default(false),
    state: text().$type<CaseState>().notNull(),
    outcome: text().$type<Outcome>(),
    rating: integer(),
    rateMsgId: integer(),
    mobileMsgId: integer(),
    /** The proposal of a phone call that is not over. */
    callMsgId: integer(),
    /** End of the period in which the reporter may reopen; set by a close. */
    reopenUntil: utcTimestamp(),
    /** The report raised the flag `danger`. */
    danger: boolean().notNull().default(false),
    simulation: boolean().notNull(),
    /** End of a hold; meaningless in other states. */
    holdUntil: utcTimestamp(),
    /** Since when somebody waits for a word of staff; null where nobody does. */
    waitingSince: utcTimestamp(),
    /** When it last became nobody's again: by its reporter, or because its handler left. */
    returnedAt: utcTimestamp(),
    /** When staff are to have answered, and to have solved it; null where met, on hold or without a target. */
    answerDue: utcTimestamp(),
    solveDue: utcTimestamp(),
    /** When its deadlines are looked at next, to warn. */
    dueAlertAt: utcTimestamp(),
    dueMoved: json().$type<StoredMove>(),
    /** Version of the customer's hours and targets that the deadlines follow. */
    dueRules: text(),
    pauses: json().$type<StoredPause[]>(),
    /** When staff first answered or ended it; when it last ended, null while it is under way. */
    answeredAt: utcTimestamp(),
    endedAt: utcTimestamp(),
    /** Its reporter ever reopened it; it ever waited past a target. */
    reopened: boolean().notNull().default(false),
    late: boolean().notNull().default(false),
    /** Since when and by which notice of abuse the conversation is stopped. */
    stoppedAt: utcTimestamp(),
    stoppedBy: text(),
    /** Followers read what is written after this message; null: nothing. */
    followersAfter: integer(),
    created: utcTimestamp().notNull().defaultNow(),
    eraseOn: utcTimestamp().notNull(),
    /** Denormalized last message, for lists. */
    lastMsgId: integer().notNull(),
    lastAt: utcTimestamp().notNull(),
    lastBy: text(),
    /** Beginning of the text, by language. */
    lastTxt: json().$type<Words>(),
    lastKind: text().$type<SystemKind>(),
  },
  (table) => [
    unique('cases_number').on(table.cuid, table.nbr),
    // All cases, scanned backwards: newest activity first.
    index('cases_newest').on(table.cuid, table.lastAt, table.csid),
    // Each view of the desk in each order; where most are read for few, with what conditions ask.
    index('cases_under_way')
      .on(table.cuid, table.lastAt, table.csid, table.created, table.ccatCode, table.placeCode, table.danger)
      .where(UNDER_WAY),
    index('cases_under_way_oldest').on(table.cuid, table.created, table.csid).where(UNDER_WAY),
    index('cases_under_way_waiting').on(table.cuid, WAITS_FROM, table.csid).where(UNDER_WAY),
    index('cases_under_way_due').on(table.cuid, DUE_AT, table.csid).where(UNDER_WAY),
    index('cases_due_alert').on(table.dueAlertAt).where(sql`${UNDER_WAY} and due_alert_at is not null`),
    index('cases_category').on(table.cuid, table.ccatCode, table.lastAt, table.csid).where(UNDER_WAY),
    // Of some cases, as those that somebody handles, what the orders need.
    index('cases_keys')
      .on(
        table.csid,
        table.cuid,
        table.lastAt,
        table.created,
        table.waitingSince,
        table.answerDue,
        table.solveDue,
      )
      .where(UNDER_WAY),
    index('cases_ended')
      .on(table.cuid, table.lastAt, table.csid, table.created, table.ccatCode, table.placeCode, table.danger)
      .where(IS_ENDED),
    index('cases_ended_oldest').on(table.cuid, table.created, table.csid).where(IS_ENDED),
    index('cases_open').on(table.cuid, table.lastAt, table.csid).where(IS_OPEN),
    index('cases_held').on(table.cuid, table.lastAt, table.csid).where(IS_HELD),
    // Unassigned dangers, oldest first.
    index('cases_danger')
      .on(table.cuid, table.created, table.csid)
      .where(sql.raw(`danger and kind = 'case' and state = 'open'`)),
    // What is known of a place, and what the desk has of it.
    index('cases_place')
      .on(table.cuid, table.placeCode, table.lastAt, table.csid)
      .where(sql.raw(`state not in (${ENDED})`)),
    // What the desk has to do, by category.
    index('cases_work').on(table.cuid, table.ccatCode, table.state, table.waitingSince).where(UNDER_WAY),
    // Cases assigned to a service.
    index('cases_given')
      .on(table.cuid, table.gcatCode, table.csid)
      .where(sql.raw(`gcat_code is not null and kind = 'case' and state not in (${ENDED})`)),
    index('cases_returned')
      .on(table.cuid, table.returnedAt)
      .where(sql`kind = 'case' and returned_at is not null`),
    index('cases_due').on(table.holdUntil).where(sql`state = 'held' and hold_until is not null`),
    index('cases_reported').on(table.cuid, table.created).where(sql`kind = 'case' and not simulation`),
    index('cases_reporter').on(table.reporter),
    index('cases_hung').on(table.gthrId).where(sql`gthr_id is not null`),
    index('cases_report_line').on(table.reportLine, table.created).where(sql`report_line is not null`),
    index('cases_erase').on(table.eraseOn),
  ],
);

export interface ShownCategory {
  readonly path: string;
  readonly lbls: Words[];
  readonly icon?: string | undefined;
  readonly caseType?: CategoryFile['caseType'];
  readonly betweenUsers?: boolean | undefined;
}

/** All versions of questionnaires by hash: offline reports replay with the version shown. */
export const questionnaires = pgTable(
  'questionnaires',
  {
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    ccatCode: text().notNull(),
    id: text().notNull(),
    definition: json().$type<Questionnaire>().notNull(),
    /** Category at that time; null for rows older than this column. */
    shown: json().$type<ShownCategory>(),
    /** Since when the category is missing from the customer's file. */
    withdrawn: utcTimestamp(),
  },
  (table) => [primaryKey({ columns: [table.cuid, table.ccatCode, table.id] })],
);

/** All versions of the product's own flows, by name and hash. */
export const flows = pgTable(
  'flows',
  {
    name: text().notNull(),
    id: text().notNull(),
    definition: json().$type<Questionnaire>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.id] })],
);

/** Participants: the reporter, visitors who joined by a link, and all staff who ever handled the case. */
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
    /** At the time of joining. */
    name: text(),
    grpLbl: json().$type<Words>(),
    gcatCode: text().notNull(),
    /** Group of the customer's file that called them. */
    grpGpid: text(),
    /** Last message before what they may read; 0 reads all. */
    readsAfter: integer().notNull().default(0),
    /** Since when staff let them read only. */
    silencedAt: utcTimestamp(),
    /** Since when they take no messages of the other side of a case between users. */
    blocksAt: utcTimestamp(),
    /** They want no news of it. */
    muted: boolean().notNull().default(false),
    joined: utcTimestamp().notNull().defaultNow(),
    left: utcTimestamp('left_at'),
  },
  (table) => [
    // `staff` before `crUid`: otherwise PostgreSQL 18 avoids the skip scan and reads another index
    // completely.
    primaryKey({ columns: [table.csid, table.staff, table.crUid] }),
    index('participants_person').on(table.crUid, table.csid),
    // What a member of staff handles.
    index('participants_handles').on(table.crUid, table.csid).where(sql`staff and left_at is null`),
  ],
);

/** Read position of a person; never decreases. */
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
    /** Positions notified by mail, push and SMS, and since when each is unread. */
    told: integer().notNull().default(0),
    toldAt: utcTimestamp(),
    pushed: integer().notNull().default(0),
    pushedAt: utcTimestamp(),
    texted: integer().notNull().default(0),
    textedAt: utcTimestamp(),
  },
  (table) => [
    primaryKey({ columns: [table.csid, table.crUid, table.staff] }),
    index('read_marks_person').on(table.crUid),
  ],
);

/**
 * Visitors who follow a case of others: not participants, so that every call of a case refuses them. Read and notified
 * positions as in `read_marks`, which are of participants.
 */
export const followers = pgTable(
  'followers',
  {
    csid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    crUid: text()
      .notNull()
      .references(() => identities.crUid),
    as: text('joined_as').$type<FollowRole>().notNull(),
    joined: utcTimestamp().notNull().defaultNow(),
    msgId: integer().notNull(),
    told: integer().notNull().default(0),
    toldAt: utcTimestamp(),
    pushed: integer().notNull().default(0),
    pushedAt: utcTimestamp(),
    texted: integer().notNull().default(0),
    textedAt: utcTimestamp(),
  },
  (table) => [
    primaryKey({ columns: [table.csid, table.crUid] }),
    index('followers_person').on(table.crUid, table.csid),
  ],
);

/** Reason and role of a block or unblock, until its author is erased. `crUid`: who is blocked, unless the reporter. */
export interface StoredBlock {
  readonly reason?: BlockReason[];
  readonly rlid?: string;
  readonly crUid?: string;
}

/** A poll that was sent, with its name at that time. */
export interface SentPoll {
  readonly code: string;
  readonly lbl: Words;
}

/** Beside targets: `waiting` for staff to publish it, and the `crUid` of one person. */
type StoredTarget = TargetType | 'waiting' | (string & {});
/** A case that was reported from a gathering, as its people may know it. */
export interface HungCase {
  readonly nbr: string;
  /** Of categories that everybody at the place may know of. */
  readonly lbl?: Words;
}

/** What staff say to people, of messages. */
export const IS_ANSWER = sql.raw('staff and (msg_txt is not null or media is not null or items is not null)');

/** Messages. `msgId` is assigned under the case's row lock: gapless, in commit order. */
export const messages = pgTable(
  'messages',
  {
    csid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    msgId: integer().notNull(),
    /** Client-generated, for idempotent sends. */
    id: text().notNull(),
    at: utcTimestamp().notNull().defaultNow(),
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
    /** Date of the hold message; the current one is in the case. */
    holdUntil: utcTimestamp(),
    /** Images as shown; their files are in `media`. */
    media: json().$type<Media[]>(),
    block: json().$type<StoredBlock>(),
    join: json().$type<Join>(),
    call: json().$type<PhoneCall>(),
    /** Service or group that the message adds, with its name at that time. */
    gcatCode: text(),
    grpGpid: text(),
    grpLbl: json().$type<Words>(),
    /** Who reads it besides its author and staff; null: everybody. In a gathering also one person, or nobody yet. */
    tgtTypes: json().$type<StoredTarget[]>(),
    poll: json().$type<SentPoll>(),
    hung: json().$type<HungCase>(),
    /** The category that the case was put into, with its words at that time. */
    ccatLbls: json().$type<Words[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.csid, table.msgId] }),
    unique('messages_id').on(table.csid, table.id),
    // For foreign key checks when a person is deleted.
    index('messages_writer').on(table.crUid).where(sql`${table.crUid} is not null`),
    index('messages_answered').on(table.csid, table.msgIdAnswer).where(sql`${table.msgIdAnswer} is not null`),
    index('messages_of_staff').on(table.at).where(IS_ANSWER),
  ],
);
