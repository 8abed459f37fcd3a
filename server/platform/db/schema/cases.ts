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

/** SQL for statements and partial indexes. */
export const ENDED = endedStates.map((state) => `'${state}'`).join(', ');

/** Conditions of partial indexes, which statements repeat. Case lists omit gatherings. */
export const UNDER_WAY = sql.raw(`kind = 'case' and state not in (${ENDED})`);
export const IS_ENDED = sql.raw(`kind = 'case' and state in (${ENDED})`);
export const IS_OPEN = sql.raw(`kind = 'case' and state = 'open'`);
export const IS_HELD = sql.raw(`kind = 'case' and state = 'held'`);
/** Cases without a waiting reporter sort last. */
export const WAITS_FROM = sql.raw(`coalesce(waiting_since, 'infinity'::timestamptz)`);

/** Cases without a deadline sort last. */
export const DUE_AT = sql.raw(`coalesce(least(answer_due, solve_due), 'infinity'::timestamptz)`);

/** As deadlines count it; open while it lasts. */
export interface StoredPause {
  readonly from: string;
  readonly until?: string;
}

/** Why dates last moved, and their old values. */
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
    /** At the time of the report: places and categories may disappear. */
    placeLbl: json().$type<Words>().notNull(),
    ccatCode: text().notNull(),
    ccatPath: text().notNull(),
    ccatLbls: json().$type<Words[]>().notNull(),
    /** Null: that of its category. */
    gcatCode: text(),
    imgSrc: text(),
    caseType: text().$type<NonNullable<CategoryFile['caseType']>>(),
    /** Null in a gathering. */
    reporter: text().references(() => identities.crUid),
    language: text().$type<Locale>().notNull(),
    /** Daily keyed hash of the IP prefix, to find reports of one network and hour. */
    reportLine: text(),
    /** Until withdrawn. */
    contact: json().$type<StoredContact>(),
    /** Null if the reporter sent it. */
    channel: text().$type<IntakeChannel>(),
    /** Role of the staff member. */
    takenBy: text(),
    /** A gathering has no reporter or category; see `gatherings`. */
    kind: text().$type<'case' | 'gathering'>().notNull().default('case'),
    /** No foreign key: a gathering may be erased first. */
    gthrId: text(),
    /** `casesBetweenUsers` */
    betweenUsers: boolean().notNull().default(false),
    /** Reporter and target get separate messages. */
    separated: boolean().notNull().default(false),
    state: text().$type<CaseState>().notNull(),
    outcome: text().$type<Outcome>(),
    rating: integer(),
    rateMsgId: integer(),
    mobileMsgId: integer(),
    /** An open phone proposal. */
    callMsgId: integer(),
    /** Set by a close. */
    reopenUntil: utcTimestamp(),
    /** From the flag `danger`. */
    danger: boolean().notNull().default(false),
    simulation: boolean().notNull(),
    /** Meaningless in other states. */
    holdUntil: utcTimestamp(),
    /** Waits for a reply by staff since; else null. */
    waitingSince: utcTimestamp(),
    /** Unassigned again, by its reporter or a leaving handler. */
    returnedAt: utcTimestamp(),
    /** First answer and solution; null if met, on hold or without a target. */
    answerDue: utcTimestamp(),
    solveDue: utcTimestamp(),
    /** Next deadline warning. */
    dueAlertAt: utcTimestamp(),
    dueMoved: json().$type<StoredMove>(),
    /** Version of hours and targets behind the deadlines. */
    dueRules: text(),
    pauses: json().$type<StoredPause[]>(),
    /** First answer or end by staff; last end, null while open. */
    answeredAt: utcTimestamp(),
    endedAt: utcTimestamp(),
    /** Ever reopened; ever overdue. */
    reopened: boolean().notNull().default(false),
    late: boolean().notNull().default(false),
    /** Stopped by a notice of abuse. */
    stoppedAt: utcTimestamp(),
    stoppedBy: text(),
    /** Followers read later messages; null: none. */
    followersAfter: integer(),
    created: utcTimestamp().notNull().defaultNow(),
    eraseOn: utcTimestamp().notNull(),
    /** Denormalized, for lists. */
    lastMsgId: integer().notNull(),
    lastAt: utcTimestamp().notNull(),
    lastBy: text(),
    /** By language. */
    lastTxt: json().$type<Words>(),
    lastKind: text().$type<SystemKind>(),
  },
  (table) => [
    unique('cases_number').on(table.cuid, table.nbr),
    // Scanned backwards: newest activity first.
    index('cases_newest').on(table.cuid, table.lastAt, table.csid),
    // One per view of the desk and order, with their conditions.
    index('cases_under_way')
      .on(table.cuid, table.lastAt, table.csid, table.created, table.ccatCode, table.placeCode, table.danger)
      .where(UNDER_WAY),
    index('cases_under_way_oldest').on(table.cuid, table.created, table.csid).where(UNDER_WAY),
    index('cases_under_way_waiting').on(table.cuid, WAITS_FROM, table.csid).where(UNDER_WAY),
    index('cases_under_way_due').on(table.cuid, DUE_AT, table.csid).where(UNDER_WAY),
    index('cases_due_alert').on(table.dueAlertAt).where(sql`${UNDER_WAY} and due_alert_at is not null`),
    index('cases_category').on(table.cuid, table.ccatCode, table.lastAt, table.csid).where(UNDER_WAY),
    // Covers what the orders need of few cases, such as those of one handler.
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
    // Oldest first.
    index('cases_danger')
      .on(table.cuid, table.created, table.csid)
      .where(sql.raw(`danger and kind = 'case' and state = 'open'`)),
    index('cases_place')
      .on(table.cuid, table.placeCode, table.lastAt, table.csid)
      .where(sql.raw(`state not in (${ENDED})`)),
    index('cases_work').on(table.cuid, table.ccatCode, table.state, table.waitingSince).where(UNDER_WAY),
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

/** By hash: offline reports replay with the version shown. */
export const questionnaires = pgTable(
  'questionnaires',
  {
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    ccatCode: text().notNull(),
    id: text().notNull(),
    definition: json().$type<Questionnaire>().notNull(),
    /** At that time; null for older rows. */
    shown: json().$type<ShownCategory>(),
    /** Missing from the customer's file since. */
    withdrawn: utcTimestamp(),
  },
  (table) => [primaryKey({ columns: [table.cuid, table.ccatCode, table.id] })],
);

/** By name and hash. */
export const flows = pgTable(
  'flows',
  {
    name: text().notNull(),
    id: text().notNull(),
    definition: json().$type<Questionnaire>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.id] })],
);

/** Reporter, visitors who joined by a link, and all staff who ever handled it. */
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
    name: text(),
    grpLbl: json().$type<Words>(),
    gcatCode: text().notNull(),
    /** Called with this group. */
    grpGpid: text(),
    /** Reads messages after this one; 0: all. */
    readsAfter: integer().notNull().default(0),
    /** Read-only since. */
    silencedAt: utcTimestamp(),
    /** Blocks the other side of a case between users since. */
    blocksAt: utcTimestamp(),
    /** Without notifications. */
    muted: boolean().notNull().default(false),
    joined: utcTimestamp().notNull().defaultNow(),
    left: utcTimestamp('left_at'),
  },
  (table) => [
    // `staff` first: otherwise PostgreSQL 18 avoids the skip scan and reads another index completely.
    primaryKey({ columns: [table.csid, table.staff, table.crUid] }),
    index('participants_person').on(table.crUid, table.csid),
    index('participants_handles').on(table.crUid, table.csid).where(sql`staff and left_at is null`),
  ],
);

/** Never decreases. */
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
    /** Notified by mail, push and SMS, and unread since. */
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

/** Not participants, so calls of the case refuse them. Positions as in `read_marks`. */
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

/** Until its author is erased. `crUid`: the blocked person, unless the reporter. */
export interface StoredBlock {
  readonly reason?: BlockReason[];
  readonly rlid?: string;
  readonly crUid?: string;
}

/** Name at that time. */
export interface SentPoll {
  readonly code: string;
  readonly lbl: Words;
}

/** `waiting` for publication, and the `crUid` of one person. */
type StoredTarget = TargetType | 'waiting' | (string & {});
/** Reported from a gathering, as its people see it. */
export interface HungCase {
  readonly nbr: string;
  /** Of `knownHere` categories. */
  readonly lbl?: Words;
}

/** Replies of staff to people. */
export const IS_ANSWER = sql.raw('staff and (msg_txt is not null or media is not null or items is not null)');

/** The case's row lock makes `msgId` gapless, in commit order. */
export const messages = pgTable(
  'messages',
  {
    csid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    msgId: integer().notNull(),
    /** Idempotency key of a send. */
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
    /** At that time; the case has the current one. */
    holdUntil: utcTimestamp(),
    /** As shown; files are in `media`. */
    media: json().$type<Media[]>(),
    block: json().$type<StoredBlock>(),
    join: json().$type<Join>(),
    call: json().$type<PhoneCall>(),
    /** Added by the message; name at that time. */
    gcatCode: text(),
    grpGpid: text(),
    grpLbl: json().$type<Words>(),
    /** Readers besides author and staff; null: all participants. A gathering may name one member, or none yet. */
    tgtTypes: json().$type<StoredTarget[]>(),
    poll: json().$type<SentPoll>(),
    hung: json().$type<HungCase>(),
    /** New category, words at that time. */
    ccatLbls: json().$type<Words[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.csid, table.msgId] }),
    unique('messages_id').on(table.csid, table.id),
    // Foreign key checks at deletion.
    index('messages_writer').on(table.crUid).where(sql`${table.crUid} is not null`),
    index('messages_answered').on(table.csid, table.msgIdAnswer).where(sql`${table.msgIdAnswer} is not null`),
    index('messages_of_staff').on(table.at).where(IS_ANSWER),
  ],
);
