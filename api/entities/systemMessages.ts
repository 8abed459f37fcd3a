import type { TextId } from '@parvis/locales/areas';
import * as z from 'zod/mini';
import { orNewer } from './basics.ts';

/** What the chat says by itself of one kind of event: a row of the table. */
interface Row {
  /** Which drawing stands before the sentence. */
  readonly icon: string;
  /** What everybody reads whom no other phrase is for; `{{name}}` is who did it. */
  readonly text: TextId;
  /** What the person reads who did it. */
  readonly toMe?: TextId;
  /** What staff read. */
  readonly toStaff?: TextId;
  /** Visitors alone do it, and read of their report what staff read of a case. */
  readonly ofReport?: true;
  /** This version tells it whenever it comes, and never causes it. */
  readonly toCome?: true;
}

type Kinds = Readonly<Record<string, Row>>;

/** Event flags of the specification's chat message: at most one is set, and names what happened. */
export const eventMessages = {
  create: { icon: 'other', text: 'statement.create', toStaff: 'statement.create.staff' },
  handle: {
    icon: 'handled',
    text: 'statement.handle',
    toMe: 'statement.handle.me',
    toStaff: 'statement.handle.staff',
  },
  hold: { icon: 'held', text: 'statement.hold', toMe: 'statement.hold.me', toStaff: 'statement.hold.staff' },
  resume: {
    icon: 'resumed',
    text: 'statement.resume',
    toMe: 'statement.resume.me',
    toStaff: 'statement.resume.staff',
  },
  due: { icon: 'resumed', text: 'statement.due', toStaff: 'statement.due.staff' },
  leave: {
    icon: 'left',
    text: 'statement.leave',
    toMe: 'statement.leave.me',
    toStaff: 'statement.leave.staff',
  },
  rejoin: {
    icon: 'joined',
    text: 'statement.rejoin',
    toMe: 'statement.rejoin.me',
    toStaff: 'statement.rejoin.staff',
  },
  close: {
    icon: 'closed',
    text: 'statement.close',
    toMe: 'statement.close.me',
    toStaff: 'statement.close.staff',
  },
  reject: {
    icon: 'rejected',
    text: 'statement.reject',
    toMe: 'statement.reject.me',
    toStaff: 'statement.reject.staff',
  },
  crClose: { icon: 'closed', text: 'statement.crClose', toStaff: 'statement.crClose.staff', toCome: true },
  crCancel: {
    icon: 'rejected',
    text: 'statement.crCancel',
    toStaff: 'statement.crCancel.staff',
    toCome: true,
  },
  erased: { icon: 'other', text: 'statement.erased' },
  crReopen: { icon: 'resumed', text: 'statement.crReopen', toMe: 'statement.crReopen.me', ofReport: true },
  crHold: { icon: 'held', text: 'statement.crHold', toStaff: 'statement.crHold.staff', toCome: true },
  crSolved: { icon: 'closed', text: 'statement.crSolved', toCome: true },
  block: {
    icon: 'blocked',
    text: 'statement.block',
    toMe: 'statement.block.me',
    toStaff: 'statement.block.staff',
  },
  unblock: {
    icon: 'joined',
    text: 'statement.unblock',
    toMe: 'statement.unblock.me',
    toStaff: 'statement.unblock.staff',
  },
  conflict: { icon: 'blocked', text: 'statement.conflict', toCome: true },
  crWeb: { icon: 'identity', text: 'statement.crWeb', toStaff: 'statement.crWeb.staff', toCome: true },
  update: {
    icon: 'identity',
    text: 'statement.update',
    toMe: 'statement.update.me',
    toStaff: 'statement.update.staff',
  },
  idMissing: {
    icon: 'identity',
    text: 'statement.idMissing',
    toMe: 'statement.idMissing.me',
    toStaff: 'statement.idMissing.staff',
  },
  addId: {
    icon: 'identity',
    text: 'statement.addId',
    toMe: 'statement.addId.me',
    toStaff: 'statement.addId.staff',
  },
  mergeProfile: {
    icon: 'identity',
    text: 'statement.mergeProfile',
    toMe: 'statement.mergeProfile.me',
    toStaff: 'statement.mergeProfile.staff',
    ofReport: true,
  },
  addGcatCode: { icon: 'joined', text: 'statement.addGcatCode', toCome: true },
  addGrpGpid: { icon: 'joined', text: 'statement.addGrpGpid', toCome: true },
} as const satisfies Kinds;
/** A kind of system message that tells what happened to a case. */
export type EventFlag = keyof typeof eventMessages;

/** Events that a reader knows before anything causes them: pages that are open when it does tell them rightly. */
export const eventsToCome: readonly EventFlag[] = (Object.keys(eventMessages) as EventFlag[]).filter(
  (event) => 'toCome' in eventMessages[event],
);

/** Dialogue flows that the product itself offers in a chat. */
const flowMessages = {
  satisfaction: { icon: 'other', text: 'statement.satisfaction', toStaff: 'statement.satisfaction.staff' },
  mobileNeeded: {
    icon: 'identity',
    text: 'statement.mobileNeeded',
    toMe: 'statement.mobileNeeded.me',
    toStaff: 'statement.mobileNeeded.staff',
  },
} as const satisfies Kinds;
/** A kind of system message that asks the reader to play a dialogue flow. */
export type ChatFlow = keyof typeof flowMessages;

const systemMessages = {
  ...eventMessages,
  ...flowMessages,
} as const satisfies Kinds;
/** A kind of system message of this version. */
export type SystemKind = keyof typeof systemMessages;
/** A drawing that stands before the sentence of some kind: those that the table names, and no other. */
export type SystemIcon = (typeof systemMessages)[SystemKind]['icon'];
/** What the chat says by itself of one kind of event. */
export interface SystemMessage extends Row {
  readonly icon: SystemIcon;
}

/** What is said of a kind; nothing for one of a newer version. */
export const systemMessage = (kind: string): SystemMessage | undefined =>
  Object.hasOwn(systemMessages, kind) ? systemMessages[kind as SystemKind] : undefined;

/** The kind of a system message, perhaps of a newer version; nothing for what a person wrote. */
export const systemKindOf = (message: {
  readonly flags?: readonly string[] | undefined;
  readonly flow?: string | undefined;
}): string | undefined => message.flags?.[0] ?? message.flow;

const codes = <Kind extends string>(kinds: Readonly<Record<Kind, Row>>) =>
  orNewer(z.enum(Object.keys(kinds) as Kind[]));

/** A kind as it travels: those of this version, and any code of a newer one, so that it costs no reader the chat. */
export const eventSchema = codes(eventMessages);
/** A kind that asks to play a flow, as it travels; any code passes. */
export const flowSchema = codes(flowMessages);
/** Any kind of system message, as it travels; any code passes. */
export const systemKindSchema = codes(systemMessages);
