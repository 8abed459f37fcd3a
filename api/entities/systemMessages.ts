import type { TextId } from '@parvis/locales/areas';
import * as z from 'zod/mini';
import { orNewer } from './basics.ts';
import type { JoinRole } from './join.ts';

/** Row of the table: the texts of one kind of event. */
interface Row {
  /** Icon before the sentence. */
  readonly icon: string;
  /** Default text; `{{name}}` is the author, `{{service}}` who was called, `{{poll}}` the poll. */
  readonly text: TextId;
  /** Text for the author. */
  readonly toMe?: TextId;
  readonly toStaff?: TextId;
  /** Texts of a case between users. `toOthers`: for whoever joined and is not whom it concerns. */
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

/** Event flags of the specification's chat message: at most one is set, and names what happened. */
export const eventMessages = {
  create: {
    icon: 'other',
    text: 'statement.create',
    toStaff: 'statement.create.staff',
    betweenUsers: { text: 'statement.between.create', toStaff: 'statement.between.create.staff' },
  },
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
  joinInvited: {
    icon: 'joined',
    text: 'statement.joinInvited',
    toMe: 'statement.joinInvited.me',
    toStaff: 'statement.joinInvited.staff',
  },
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
  joinFollower: {
    icon: 'joined',
    text: 'statement.joinFollower',
    toMe: 'statement.joinFollower.me',
    toStaff: 'statement.joinFollower.staff',
  },
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
  openedToFollowers: {
    icon: 'joined',
    text: 'statement.openedToFollowers',
    toMe: 'statement.openedToFollowers.me',
    toStaff: 'statement.openedToFollowers.staff',
  },
  closedToFollowers: {
    icon: 'left',
    text: 'statement.closedToFollowers',
    toMe: 'statement.closedToFollowers.me',
    toStaff: 'statement.closedToFollowers.staff',
  },
  joinTarget: {
    icon: 'joined',
    text: 'statement.joinTarget',
    toMe: 'statement.joinTarget.me',
    toStaff: 'statement.joinTarget.staff',
  },
  joinVictim: {
    icon: 'joined',
    text: 'statement.joinVictim',
    toMe: 'statement.joinVictim.me',
    toStaff: 'statement.joinVictim.staff',
  },
  joinSource: {
    icon: 'joined',
    text: 'statement.joinSource',
    toMe: 'statement.joinSource.me',
    toStaff: 'statement.joinSource.staff',
  },
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
  separated: {
    icon: 'blocked',
    text: 'statement.separated',
    toMe: 'statement.separated.me',
    toStaff: 'statement.separated.staff',
  },
  united: {
    icon: 'joined',
    text: 'statement.united',
    toMe: 'statement.united.me',
    toStaff: 'statement.united.staff',
  },
  gthrOpened: {
    icon: 'other',
    text: 'statement.gthrOpened',
    toMe: 'statement.gthrOpened.me',
    toStaff: 'statement.gthrOpened.staff',
  },
  gthrAnnounced: {
    icon: 'other',
    text: 'statement.gthrAnnounced',
    toMe: 'statement.gthrAnnounced.me',
    toStaff: 'statement.gthrAnnounced.staff',
  },
  gthrClosed: {
    icon: 'closed',
    text: 'statement.gthrClosed',
    toMe: 'statement.gthrClosed.me',
    toStaff: 'statement.gthrClosed.staff',
  },
  gthrRenamed: {
    icon: 'other',
    text: 'statement.gthrRenamed',
    toMe: 'statement.gthrRenamed.me',
    toStaff: 'statement.gthrRenamed.staff',
  },
  gthrDescribed: {
    icon: 'other',
    text: 'statement.gthrDescribed',
    toMe: 'statement.gthrDescribed.me',
    toStaff: 'statement.gthrDescribed.staff',
  },
  gthrRescheduled: {
    icon: 'other',
    text: 'statement.gthrRescheduled',
    toMe: 'statement.gthrRescheduled.me',
    toStaff: 'statement.gthrRescheduled.staff',
  },
  gthrAccess: {
    icon: 'other',
    text: 'statement.gthrAccess',
    toMe: 'statement.gthrAccess.me',
    toStaff: 'statement.gthrAccess.staff',
  },
  gthrPictured: {
    icon: 'other',
    text: 'statement.gthrPictured',
    toMe: 'statement.gthrPictured.me',
    toStaff: 'statement.gthrPictured.staff',
  },
  gthrApproval: {
    icon: 'other',
    text: 'statement.gthrApproval',
    toMe: 'statement.gthrApproval.me',
    toStaff: 'statement.gthrApproval.staff',
  },
  gthrNoApproval: {
    icon: 'other',
    text: 'statement.gthrNoApproval',
    toMe: 'statement.gthrNoApproval.me',
    toStaff: 'statement.gthrNoApproval.staff',
  },
  gthrReopened: {
    icon: 'resumed',
    text: 'statement.gthrReopened',
    toMe: 'statement.gthrReopened.me',
    toStaff: 'statement.gthrReopened.staff',
  },
  hostJoined: {
    icon: 'joined',
    text: 'statement.hostJoined',
    toMe: 'statement.hostJoined.me',
    toStaff: 'statement.hostJoined.staff',
  },
  // Its author is who was removed, so that erasing and merging reach it.
  memberRemoved: {
    icon: 'left',
    text: 'statement.memberRemoved',
    toMe: 'statement.memberRemoved.me',
    toStaff: 'statement.memberRemoved.staff',
  },
  crWeb: {
    icon: 'identity',
    text: 'statement.crWeb',
    toStaff: 'statement.crWeb.staff',
    betweenUsers: { text: 'statement.crWeb', toStaff: 'statement.between.crWeb.staff' },
  },
  callProposed: {
    icon: 'call',
    text: 'statement.callProposed',
    toMe: 'statement.callProposed.me',
    toStaff: 'statement.callProposed.staff',
  },
  callAccepted: {
    icon: 'call',
    text: 'statement.callAccepted',
    toMe: 'statement.callAccepted.me',
    toStaff: 'statement.callAccepted.staff',
  },
  callDeclined: {
    icon: 'rejected',
    text: 'statement.callDeclined',
    toMe: 'statement.callDeclined.me',
    toStaff: 'statement.callDeclined.staff',
  },
  callBegun: {
    icon: 'call',
    text: 'statement.callBegun',
    toMe: 'statement.callBegun.me',
    toStaff: 'statement.callBegun.staff',
  },
  callEnded: {
    icon: 'call',
    text: 'statement.callEnded',
    toMe: 'statement.callEnded.me',
    toStaff: 'statement.callEnded.staff',
  },
  callMissed: {
    icon: 'rejected',
    text: 'statement.callMissed',
    toMe: 'statement.callMissed.me',
    toStaff: 'statement.callMissed.staff',
  },
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
  addGcatCode: {
    icon: 'joined',
    text: 'statement.addGcatCode',
    toMe: 'statement.addGcatCode.me',
    toStaff: 'statement.addGcatCode.staff',
  },
  addGrpGpid: {
    icon: 'joined',
    text: 'statement.addGrpGpid',
    toMe: 'statement.addGrpGpid.me',
    toStaff: 'statement.addGrpGpid.staff',
  },
  pollSent: {
    icon: 'other',
    text: 'statement.pollSent',
    toMe: 'statement.pollSent.me',
    toStaff: 'statement.pollSent.staff',
  },
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
const flowMessages = {
  satisfaction: {
    icon: 'other',
    text: 'statement.satisfaction',
    toStaff: 'statement.satisfaction.staff',
    betweenUsers: { text: 'statement.satisfaction', toStaff: 'statement.between.satisfaction.staff' },
  },
  mobileNeeded: {
    icon: 'identity',
    text: 'statement.mobileNeeded',
    toMe: 'statement.mobileNeeded.me',
    toStaff: 'statement.mobileNeeded.staff',
  },
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
