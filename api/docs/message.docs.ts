import { blockTellsSchema } from '../entities/block.ts';
import { captionedSchema, mediaSchema, receivedSchema } from '../entities/media.ts';
import { messageSchema } from '../entities/message.ts';
import { notificationSchema, readUpToSchema } from '../entities/notification.ts';
import { eventsToCome } from '../entities/systemMessages.ts';
import { liveEventSchema } from '../live.ts';
import { documentSchema, type SchemaDocs } from './describe.ts';
import { CR_UID, CSID, CUID } from './ids.docs.ts';

/** Documentation of messages, notifications and live events. */
export const messageDocs: readonly SchemaDocs[] = [
  documentSchema('Media', mediaSchema, 'A picture or video of a message.', {
    id: 'Made on the sender’s device; its picture or video is read under it.',
    kind: 'What it is: a picture or a video. Others may be added.',
    width: 'Of the largest size that is kept, in pixels.',
    height: 'Likewise.',
    tiny: 'The same in some twenty pixels, as a `data:` address: shown until it has come.',
    alt: 'What it shows, in the words of whoever sent it.',
    type: 'Of a video: its media type with its codecs, by which a player is chosen.',
    seconds: 'Of a video: how long it lasts.',
    poster:
      'Of a video: the picture that stands for it until it plays, where its device made one. It is read like any other.',
    captions: 'Of a video: it has captions, read at an address of their own.',
    noSpeech: 'Of a video: whoever sent it says that nobody speaks in it.',
  }),
  documentSchema('Received', receivedSchema, 'What the server has of a file after a part of it.', {
    received: 'Bytes from its beginning, without a hole: the next part begins here.',
    state:
      '`partial`: parts are missing. `checking`: it is whole, and waits for a look for viruses: asked again after half a minute, it is looked at. `ready`: it is whole, and can be sent. `refused`: it is none that is taken. Other codes may be added.',
    reason:
      'With `refused`: it cannot be read as a photo or video (`format`), has too many bytes or pixels (`tooBig`), lasts longer than 30 seconds (`tooLong`), or has a virus in it (`infected`). Other codes may be added.',
  }),
  documentSchema('Captioned', captionedSchema, 'That a video has captions.', {
    language: 'In which language they are, as a tag of BCP 47.',
    version: 'Another one whenever they change: a part of their address.',
  }),
  documentSchema(
    'Message',
    messageSchema,
    'One entry of a discussion: words, answers, a question or a system message.',
    {
      id: 'Made on the sender’s device; a message sent twice has the same one.',
      msgId: 'The number of the message: grows by one within a discussion, without holes.',
      csid: CSID,
      msgCdatim1: 'When it was stored; never earlier than the message before.',
      crUid: 'Who sent it; absent for what the system says.',
      mine: 'The reader sent it.',
      msgTxt: 'What was written.',
      media: 'Its pictures and videos, in the order in which they are shown.',
      statement: 'The text id of what a system message says to everybody; derived from `flags` or `flow`.',
      flags: `What happened to the case: one event in this version. Other codes may be added; named and not yet sent are ${eventsToCome.join(', ')}.`,
      outcome: 'With the flag `close`: what became of the case.',
      mergeProfile:
        'With the flag `mergeProfile`: who the person is from now on, since two accounts turned out to be theirs.',
      block: 'With the flags `block` and `unblock`: who may not send any more, or may again.',
      join: 'Who joined the case, and how.',
      call: 'What happened to a phone call.',
      gcatCode: 'With the flags `addGcatCode` and `assignedToService`: the service.',
      grpGpid: 'With the flag `addGrpGpid`: the group that was called.',
      grpLbl: 'The name of that service or group.',
      poll: 'With the flag `pollSent`: the poll, for `comm/poll/info`, and its name when it was sent.',
      hung: 'With the flag `caseHung`: a case that was reported from the gathering.',
      moderated: 'With the flag `moderated`: why staff took its content out.',
      ccatCode: 'With the flag `create`: the category that was reported.',
      ccatPath: 'With the flag `create`: the codes from the root of the menu to it.',
      qstnId: 'The question that is put or answered.',
      qstn: 'A question to the contributor, to be played by the questionnaire engine.',
      flow: 'A dialogue of the product itself that is offered here. Other codes may be added.',
      items: 'Answered questions: what was shown, in its order. Words are of the type `txt`.',
      answers: 'The answers, by the id of their item.',
      ccatLbls: 'Of `recategorized`: the new category in words, from the root of the menu.',
      words: 'Words of the ids in `items`, in the reader’s language.',
      msgIdAnswer: 'The number of the message whose question this answers.',
      gthrId: 'In a gathering: its id, the same as `csid`.',
      tgtTypes:
        'Who reads it besides its author and staff; absent where everybody does. `person`: `tgtCrUid` alone. Other codes may be added.',
      tgtCrUid: 'In a gathering or between users: the one visitor whom staff answered.',
      awaits: 'In a gathering: it appears to the others once staff publish it.',
    },
  ),
  documentSchema('Join', messageSchema.shape.join.def.innerType, 'How somebody joined a case.', {
    as: '`creator`, `alerted` (called), `q_follower` (took it from the list, or follows it), `invited`, `reporter` or `supported` (met the same). Other codes may be added.',
    supported: 'They met the same problem.',
    reporter: 'They report it too.',
    target: 'Who joined, if it is not the author.',
    whileOnPhone: 'They joined during a phone call.',
    victim: 'The case is about them.',
    src: '`scan`, `link`, `call` or `desk`. Other codes may be added.',
  }),
  documentSchema('PhoneCall', messageSchema.shape.call.def.innerType, 'A step of a phone call.', {
    event: '`proposed`, `accepted`, `declined`, `begun`, `ended` or `missed`. Other codes may be added.',
    reqCrUid: 'Who proposed it.',
    ackCrUid: 'Who accepted or declined.',
    tgtCrUid: 'Who is called.',
    phone: 'The number, for who must dial it alone: in `call` of the case, never in a message.',
  }),
  documentSchema('SentPoll', messageSchema.shape.poll.def.innerType, 'A poll that staff sent into a case.', {
    code: 'The poll.',
    lbl: 'Its name when it was sent, in the reader’s language.',
  }),
  documentSchema(
    'HungCase',
    messageSchema.shape.hung.def.innerType,
    'A case that was reported from the gathering, without who did.',
    {
      caseNbr: 'Its number.',
      lbl: 'Its category, where everybody at the place may know of such cases.',
    },
  ),
  documentSchema(
    'MergedProfile',
    messageSchema.shape.mergeProfile.def.innerType,
    'Who a person is since two accounts became one.',
    { crUid: CR_UID },
  ),
  documentSchema(
    'Moderated',
    messageSchema.shape.moderated.def.innerType,
    'Why staff took the content out of a message.',
    {
      reason:
        'One of a closed list: unlawful, personal data, hatred or insult, sexual, violence, advertising, other. Others may be added.',
    },
  ),
  documentSchema(
    'LiveEvent',
    liveEventSchema,
    'A notice of a live stream: ids alone, but for presence, so that a lost or doubled one changes nothing.',
    {
      type: '`message`: there is a new one. `case`: its state changed. `read`: somebody has seen messages. `reset`: the cursor is too old, fetch everything shown. `presence`: what a colleague does in a case.',
      cuid: CUID,
      csid: CSID,
      msgId: 'The number of the message.',
      person: 'Of `presence`, to staff: who looks at the case or types in it.',
    },
  ),
  documentSchema('BlockNotice', blockTellsSchema, 'That somebody may not send any more, or may again.', {
    reason: 'Why. Left out at the end of a block, and once whom it was about erased everything.',
    release: 'True where they may send again.',
    src: 'Where it was done and, for staff, by whom.',
    target: 'Whom it is about.',
  }),
  documentSchema('BlockSource', blockTellsSchema.shape.src, 'Where a block was made or ended, and by whom.', {
    crUid: 'For staff: who did it.',
    rlid: 'For staff: by which role.',
    name: 'For staff: their name, as long as they have that role.',
    csid: 'The case that it is told in.',
    cuid: 'The customer.',
  }),
  documentSchema('BlockTarget', blockTellsSchema.shape.target, 'Whom a block is about.', {
    crUid: 'Whoever reported the case.',
    rlid: 'Their role: never given in this version, since staff cannot be blocked.',
  }),
  documentSchema('Notification', notificationSchema, 'What is pushed to a browser, encrypted for it alone.', {
    id: 'Names it at `notif/ack`.',
    type: '`newCsid`: a case was opened. `caseUpdate`: something was done with one. `caseMsg`: a message in one. `trial`: somebody wanted to know whether pushes come. Other codes may be added.',
    csid: `${CSID} Missing in a trial.`,
    cuid: `${CUID} Missing in a trial.`,
    ccatCode: 'The category that was reported.',
    msgId: 'The message that it tells of.',
    crUid: `${CR_UID} For whom it is.`,
    staff: 'It is for them as staff.',
    author: 'Who wrote, where words of messages are wanted.',
    title: 'The name of the customer, or what it is about.',
    body: 'That there is news; the words of the message where they are wanted, cut short with “…”.',
    language: 'The language of its words.',
    url: 'Where it leads: a path of the site that was subscribed at, or an address of another one.',
    icon: 'The picture of the customer, likewise.',
    unread: 'How many cases wait to be read, for the badge of the app.',
    tag: 'Of several with the same tag the newest alone is shown.',
    at: 'When it happened.',
    ack: 'With which `notif/ack` believes whoever acknowledges it.',
    read: 'What was read elsewhere since: notifications that tell of it are taken away.',
  }),
  documentSchema('ReadUpTo', readUpToSchema, 'Up to where a case was read.', {
    csid: CSID,
    msgId: 'The last message that was read.',
  }),
];
