import type { TextId } from '@parvis/locales/areas';
import * as z from 'zod/mini';
import { orNewer } from './basics.ts';
import type { JoinRole } from './join.ts';

/** Row of the table: the texts of one kind of event. */
interface Row {
  /** Icon before the sentence. */
  readonly icon: string;
  /** Default text; `{{name}}` is the author, `{{service}}` who was called, `{{poll}}` the poll, `{{category}}` the category, `{{case}}` the case. */
  readonly text: TextId;
  /** Text for the author. */
  readonly toMe?: TextId;
  readonly toStaff?: TextId;
  /** Texts in a case between users. `toOthers`: for guests on neither side, such as witnesses. */
  readonly betweenUsers?: {
    readonly text: TextId;
    readonly toMe?: TextId;
    readonly toStaff?: TextId;
    readonly toOthers?: TextId;
  };
  /** Only visitors cause it, and they read the staff's text about their own report. */
  readonly ofReport?: true;
  /** This version can display it but never causes it. */
  readonly toCome?: true;
}

type Kinds = Readonly<Record<string, Row>>;

/** Text ids of an event by the usual pattern: for others, for its author (`toMe`) and for staff. */
const nameForms = <Code extends string, Icon extends string>(code: Code, icon: Icon) => ({
  icon,
  text: `statement.${code}` as const,
  toMe: `statement.${code}.me` as const,
  toStaff: `statement.${code}.staff` as const,
});

/** Event flags of the specification's chat message: at most one is set, and names what happened. */
export const eventMessages = {
  create: {
    icon: 'other',
    text: 'statement.create',
    toStaff: 'statement.create.staff',
    betweenUsers: { text: 'statement.between.create', toStaff: 'statement.between.create.staff' },
  },
  handle: nameForms('handle', 'handled'),
  hold: { icon: 'held', text: 'statement.hold', toMe: 'statement.hold.me', toStaff: 'statement.hold.staff' },
  resume: nameForms('resume', 'resumed'),
  due: { icon: 'resumed', text: 'statement.due', toStaff: 'statement.due.staff' },
  leave: nameForms('leave', 'left'),
  rejoin: nameForms('rejoin', 'joined'),
  close: nameForms('close', 'closed'),
  reject: nameForms('reject', 'rejected'),
  crClose: {
    icon: 'closed',
    text: 'statement.crClose',
    toMe: 'statement.crClose.me',
    toStaff: 'statement.crClose.staff',
    ofReport: true,
    betweenUsers: {
      text: 'statement.between.crClose',
      toMe: 'statement.crClose.me',
      toStaff: 'statement.between.crClose.staff',
    },
  },
  crCancel: {
    icon: 'rejected',
    text: 'statement.crCancel',
    toMe: 'statement.crCancel.me',
    toStaff: 'statement.crCancel.staff',
    ofReport: true,
    betweenUsers: {
      text: 'statement.between.crCancel',
      toMe: 'statement.crCancel.me',
      toStaff: 'statement.between.crCancel.staff',
    },
  },
  erased: { icon: 'other', text: 'statement.erased' },
  takenBack: { icon: 'other', text: 'statement.takenBack', toMe: 'statement.takenBack.me' },
  moderated: { icon: 'other', text: 'statement.moderated', toMe: 'statement.moderated.me' },
  crReopen: {
    icon: 'resumed',
    text: 'statement.crReopen',
    toMe: 'statement.crReopen.me',
    ofReport: true,
    betweenUsers: {
      text: 'statement.between.crReopen',
      toMe: 'statement.crReopen.me',
      toStaff: 'statement.between.crReopen.staff',
    },
  },
  crHold: {
    icon: 'held',
    text: 'statement.crHold',
    toMe: 'statement.crHold.me',
    toStaff: 'statement.crHold.staff',
    ofReport: true,
    betweenUsers: {
      text: 'statement.between.crHold',
      toMe: 'statement.crHold.me',
      toStaff: 'statement.between.crHold.staff',
    },
  },
  crResume: {
    icon: 'resumed',
    text: 'statement.crResume',
    toMe: 'statement.crResume.me',
    toStaff: 'statement.crResume.staff',
    ofReport: true,
    betweenUsers: {
      text: 'statement.between.crResume',
      toMe: 'statement.crResume.me',
      toStaff: 'statement.between.crResume.staff',
    },
  },
  crSolved: {
    icon: 'closed',
    text: 'statement.crSolved',
    toMe: 'statement.crSolved.me',
    toStaff: 'statement.crSolved.staff',
    ofReport: true,
    betweenUsers: {
      text: 'statement.between.crSolved',
      toMe: 'statement.between.crSolved.me',
      toStaff: 'statement.between.crSolved.staff',
      toOthers: 'statement.between.crSolved.others',
    },
  },
  block: {
    icon: 'blocked',
    text: 'statement.block',
    toMe: 'statement.block.me',
    toStaff: 'statement.block.staff',
    betweenUsers: {
      text: 'statement.block',
      toMe: 'statement.between.block.me',
      toStaff: 'statement.between.block.staff',
    },
  },
  unblock: {
    icon: 'joined',
    text: 'statement.unblock',
    toMe: 'statement.unblock.me',
    toStaff: 'statement.unblock.staff',
    betweenUsers: {
      text: 'statement.unblock',
      toMe: 'statement.between.unblock.me',
      toStaff: 'statement.between.unblock.staff',
    },
  },
  joinInvited: nameForms('joinInvited', 'joined'),
  joinReporter: {
    icon: 'joined',
    text: 'statement.joinReporter',
    toMe: 'statement.joinReporter.me',
    toStaff: 'statement.joinReporter.staff',
    betweenUsers: {
      text: 'statement.between.joinReporter',
      toMe: 'statement.between.joinReporter.me',
      toStaff: 'statement.between.joinReporter.staff',
    },
  },
  joinLeft: {
    icon: 'left',
    text: 'statement.joinLeft',
    toMe: 'statement.joinLeft.me',
    toStaff: 'statement.joinLeft.staff',
    betweenUsers: {
      text: 'statement.between.joinLeft',
      toMe: 'statement.between.joinLeft.me',
      toStaff: 'statement.between.joinLeft.staff',
    },
  },
  // Its author is who was removed, so that erasing and merging reach it.
  joinRemoved: {
    icon: 'left',
    text: 'statement.joinRemoved',
    toMe: 'statement.joinRemoved.me',
    toStaff: 'statement.joinRemoved.staff',
    betweenUsers: {
      text: 'statement.between.joinRemoved',
      toMe: 'statement.between.joinRemoved.me',
      toStaff: 'statement.between.joinRemoved.staff',
    },
  },
  joinFollower: nameForms('joinFollower', 'joined'),
  joinSupported: {
    icon: 'joined',
    text: 'statement.joinSupported',
    toMe: 'statement.joinSupported.me',
    toStaff: 'statement.joinSupported.staff',
    ofReport: true,
    betweenUsers: {
      text: 'statement.between.joinSupported',
      toMe: 'statement.between.joinSupported.me',
      toStaff: 'statement.between.joinSupported.staff',
    },
  },
  openedToFollowers: nameForms('openedToFollowers', 'joined'),
  closedToFollowers: nameForms('closedToFollowers', 'left'),
  joinTarget: nameForms('joinTarget', 'joined'),
  joinVictim: nameForms('joinVictim', 'joined'),
  joinSource: nameForms('joinSource', 'joined'),
  conflict: {
    icon: 'blocked',
    text: 'statement.conflict',
    toMe: 'statement.conflict.me',
    toStaff: 'statement.conflict.staff',
    betweenUsers: {
      text: 'statement.conflict',
      toMe: 'statement.conflict.me',
      toStaff: 'statement.conflict.staff',
      toOthers: 'statement.conflict.others',
    },
  },
  conflictEnded: {
    icon: 'joined',
    text: 'statement.conflictEnded',
    toMe: 'statement.conflictEnded.me',
    toStaff: 'statement.conflictEnded.staff',
    betweenUsers: {
      text: 'statement.conflictEnded',
      toMe: 'statement.conflictEnded.me',
      toStaff: 'statement.conflictEnded.staff',
      toOthers: 'statement.conflictEnded.others',
    },
  },
  separated: nameForms('separated', 'blocked'),
  united: nameForms('united', 'joined'),
  gthrOpened: nameForms('gthrOpened', 'other'),
  gthrAnnounced: nameForms('gthrAnnounced', 'other'),
  gthrClosed: nameForms('gthrClosed', 'closed'),
  gthrRenamed: nameForms('gthrRenamed', 'other'),
  gthrDescribed: nameForms('gthrDescribed', 'other'),
  gthrRescheduled: nameForms('gthrRescheduled', 'other'),
  gthrAccess: nameForms('gthrAccess', 'other'),
  gthrPictured: nameForms('gthrPictured', 'other'),
  gthrApproval: nameForms('gthrApproval', 'other'),
  gthrNoApproval: nameForms('gthrNoApproval', 'other'),
  gthrReopened: nameForms('gthrReopened', 'resumed'),
  // The sentence names no reporter.
  caseHung: { icon: 'other', text: 'statement.caseHung', toStaff: 'statement.caseHung.staff' },
  hostJoined: nameForms('hostJoined', 'joined'),
  // Its author is who was removed, so that erasing and merging reach it.
  memberRemoved: nameForms('memberRemoved', 'left'),
  crWeb: {
    icon: 'identity',
    text: 'statement.crWeb',
    toStaff: 'statement.crWeb.staff',
    betweenUsers: { text: 'statement.crWeb', toStaff: 'statement.between.crWeb.staff' },
  },
  callProposed: nameForms('callProposed', 'call'),
  callAccepted: nameForms('callAccepted', 'call'),
  callDeclined: nameForms('callDeclined', 'rejected'),
  callBegun: nameForms('callBegun', 'call'),
  callEnded: nameForms('callEnded', 'call'),
  callMissed: nameForms('callMissed', 'rejected'),
  update: nameForms('update', 'identity'),
  idMissing: nameForms('idMissing', 'identity'),
  addId: nameForms('addId', 'identity'),
  mergeProfile: {
    icon: 'identity',
    text: 'statement.mergeProfile',
    toMe: 'statement.mergeProfile.me',
    toStaff: 'statement.mergeProfile.staff',
    ofReport: true,
  },
  // A case that staff opened for a caller.
  takenByPhone: nameForms('takenByPhone', 'call'),
  takenAtCounter: nameForms('takenAtCounter', 'identity'),
  reporterLinked: { ...nameForms('reporterLinked', 'joined'), ofReport: true },
  addGcatCode: nameForms('addGcatCode', 'joined'),
  addGrpGpid: nameForms('addGrpGpid', 'joined'),
  pollSent: nameForms('pollSent', 'other'),
  recategorized: nameForms('recategorized', 'other'),
  // Its author is who gets the case, so that erasing and merging reach them.
  assigned: nameForms('assigned', 'handled'),
  assignedToService: nameForms('assignedToService', 'handled'),
  assignmentUndone: nameForms('assignmentUndone', 'resumed'),
} as const satisfies Kinds;
export type EventFlag = keyof typeof eventMessages;

/** The event that tells of a join, and what staff read beside it about how a colleague came. */
interface JoinMessage {
  readonly event: EventFlag;
  /** Text around the sentence, which is `{{text}}`. */
  readonly how?: TextId;
}

/** How each role's join is told. Staff who take a case cause `handle` or `rejoin` in any role. */
export const joinMessages = {
  creator: { event: 'create' },
  alerted: { event: 'handle', how: 'statement.join.alerted' },
  q_follower: { event: 'joinFollower', how: 'statement.join.q_follower' },
  invited: { event: 'joinInvited', how: 'statement.join.invited' },
  reporter: { event: 'joinReporter' },
  supported: { event: 'joinSupported' },
  target: { event: 'joinTarget' },
  victim: { event: 'joinVictim' },
  source: { event: 'joinSource' },
} as const satisfies Readonly<Record<JoinRole, JoinMessage>>;

/** The text around the sentence of staff who take a case; undefined for other events and newer roles. */
export const howJoined = (event: string | undefined, role: string | undefined): TextId | undefined => {
  if (role === undefined || (event !== 'handle' && event !== 'rejoin')) return undefined;
  if (!Object.hasOwn(joinMessages, role)) return undefined;
  const row: JoinMessage = joinMessages[role as JoinRole];
  return row.how;
};

/** Events known before any version causes them, so that open pages display them correctly. */
export const eventsToCome: readonly EventFlag[] = (Object.keys(eventMessages) as EventFlag[]).filter(
  (event) => 'toCome' in eventMessages[event],
);

/** Dialogue flows that the product offers in a chat. */
export const flowMessages = {
  satisfaction: {
    icon: 'other',
    text: 'statement.satisfaction',
    toStaff: 'statement.satisfaction.staff',
    betweenUsers: { text: 'statement.satisfaction', toStaff: 'statement.between.satisfaction.staff' },
  },
  mobileNeeded: nameForms('mobileNeeded', 'identity'),
} as const satisfies Kinds;
export type ChatFlow = keyof typeof flowMessages;

const systemMessages = {
  ...eventMessages,
  ...flowMessages,
} as const satisfies Kinds;
export type SystemKind = keyof typeof systemMessages;
/** Icons named in the table. */
export type SystemIcon = (typeof systemMessages)[SystemKind]['icon'];
export interface SystemMessage extends Row {
  readonly icon: SystemIcon;
}

/** Returns the texts of a kind; undefined for one of a newer version. */
export const systemMessage = (kind: string): SystemMessage | undefined =>
  Object.hasOwn(systemMessages, kind) ? systemMessages[kind as SystemKind] : undefined;

/**
 * Returns the kind of a system message, possibly of a newer version; undefined for a person's
 * message.
 */
export const systemKindOf = (message: {
  readonly flags?: readonly string[] | undefined;
  readonly flow?: string | undefined;
}): string | undefined => message.flags?.[0] ?? message.flow;

const createCodeSchema = <Kind extends string>(kinds: Readonly<Record<Kind, Row>>) =>
  orNewer(z.enum(Object.keys(kinds) as Kind[]));

/** Accepts kinds of this version and any code of a newer one. */
export const eventSchema = createCodeSchema(eventMessages);
/** A kind that starts a flow; any code passes. */
export const flowSchema = createCodeSchema(flowMessages);
/** Any kind of system message; any code passes. */
export const systemKindSchema = createCodeSchema(systemMessages);
