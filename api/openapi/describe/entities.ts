import { captionedSchema } from '../../entities/captions.ts';
import { caseInfoSchema, caseSummarySchema, participantSchema } from '../../entities/case.ts';
import {
  contactSchema,
  customerInfoSchema,
  emergencyNumberSchema,
  menuEntrySchema,
  placeSchema,
  scanSchema,
} from '../../entities/customer.ts';
import { mediaSchema } from '../../entities/media.ts';
import { messageSchema } from '../../entities/message.ts';
import { challengeSchema } from '../../entities/proof.ts';
import { contactWaySchema, givenContactSchema } from '../../entities/reporterContact.ts';
import { eventsToCome } from '../../entities/systemMessages.ts';
import { lookSchema, lookVersionSchema, savedLookSchema } from '../../entities/theme.ts';
import { failureSchema } from '../../envelope.ts';
import { errorSchema } from '../../errors.ts';
import { liveEventSchema } from '../../live.ts';
import { type Meaning, meaning } from '../telling/meaning.ts';
import { blockMeanings } from './block.ts';
import { notificationMeanings } from './notification.ts';
import { peopleMeanings } from './people.ts';
import { caseSummaryWords as summary } from './summary.ts';
import { untakenMeanings } from './untaken.ts';
import { CR_UID, CSID, CUID } from './words.ts';

const version = {
  id: 'Names the version.',
  at: 'When it was saved.',
  by: 'Who saved it; empty for the look of the customer’s file.',
  look: 'How the customer looked then.',
} as const;

/** What each field of the shared shapes means. */
export const entityMeanings: readonly Meaning[] = [
  meaning(failureSchema, { rslt: 'The envelope.' }),
  meaning(failureSchema.shape.rslt, { error: 'Why the call was refused.' }),
  meaning(errorSchema, {
    code: 'The reason, from a list that may grow: read a code that you do not know by the HTTP status.',
    replacedBy: 'With `staleQr`: the code that hangs in its place, which leads on.',
    ended: 'With `staleQr`: its customer, whose service has ended.',
    retryAfter: 'Seconds to wait, with `tooMany` and `unavailable`; the header Retry-After says the same.',
    path: 'The field that is wrong, such as `body.csid`; with `conflict` the id that was used before. The value itself is never repeated.',
    reason:
      'With `badRequest`, what is wrong there: `missing`, `type`, `choice` (none of those there are), `format`, `characters`, `tooLong`, `tooShort`, `tooBig`, `tooSmall`, `unknown` (it names nothing that there is), `twice`, `notPossible` (nobody can have done that). Other codes may be added.',
    max: 'With `tooLong` and `tooBig`: the most that is taken, in UTF-16 units of a text, entries of a list, or as a number.',
    min: 'With `tooShort` and `tooSmall`: the least that is taken, likewise.',
    characters: 'With `characters`, where they can be named: those that are not taken, each once.',
    work: 'With `tooMany`, where work stands in for waiting: make the call again with its solution in the header `X-Parvis-Proof`.',
  }),
  meaning(challengeSchema, {
    challenge:
      'What is to be solved: look for a number such that SHA-256 of `{challenge}:{number}` begins with zero bits.',
    bits: 'How many zero bits.',
    seconds: 'How long the challenge is good for.',
  }),
  meaning(caseSummarySchema, summary),
  meaning(caseSummarySchema.shape.last, {
    msgId: 'Its number in the discussion.',
    at: 'When it was stored.',
    mine: 'The reader wrote it.',
    name: 'Of a member of staff who wrote or did it, the name they have in the case.',
    txt: 'Its words, at most 140 characters, in the reader’s language where they are the product’s own.',
    kind: 'What happened, where it is a system message. Other codes may be added.',
  }),
  meaning(caseInfoSchema, {
    ...summary,
    qrid: 'The code that was scanned.',
    participants: 'Who takes part, in the order in which they came.',
    can: 'What the reader may do now, decided by the server alone. Leave out steps that you do not know.',
    readByStaff: 'The highest message number seen by any member of staff; 0 for none.',
    readByReporter: 'The highest message number seen by the reporter; 0 for none.',
    untaken: 'For staff, of a case that nobody has: since when, and who was called so far.',
    readByMe: 'The highest message number seen by whoever asks; 0 for none.',
    contact: 'How the reporter said that they can be reached: for staff, and for the reporter.',
    eraseOn: 'When the words of the case are due to be erased.',
    language: 'The reporter’s language, so that staff know how to write.',
  }),
  meaning(participantSchema, {
    crUid: CR_UID,
    name: 'The name to show: of staff their own, of contributors a general word.',
    initials: 'Of the name, for an avatar.',
    gcatCode: 'What kind of service they belong to; `users` for contributors.',
    grpLbl: 'The name of their service.',
    staff: 'They are staff of the customer.',
    as: 'By what they came into the case; `creator` is its reporter. Other codes may be added.',
    active: 'False once they left the case; their messages stay.',
    me: 'This is the reader.',
    crBlocked: 'They reported the case and may send nothing to its customer.',
  }),
  meaning(contactWaySchema, {
    kind: '`mail` or `phone`. Other kinds may be added.',
    value: 'The address, or the digits of the number with the prefix of its country.',
    verified: 'The reporter has proved that it is theirs.',
  }),
  meaning(givenContactSchema, {
    mail: 'An e-mail address.',
    phone: 'A French phone number, as it is typed: `06 12 34 56 78`, `+33 6 12 34 56 78`.',
  }),
  meaning(contactSchema, {
    mail: 'An e-mail address.',
    phone: 'A phone number.',
    www: 'A web page.',
  }),
  meaning(emergencyNumberSchema, {
    number: 'The number to call.',
    lbl: 'Whom it reaches.',
  }),
  meaning(customerInfoSchema, {
    cuid: CUID,
    cstmrLbl: 'Its name, in the reader’s language.',
    cstmrType: 'What kind of customer it is.',
    logo: 'The address of its square logo.',
    wlogo: 'The address of its wide logo.',
    banner: 'The address of its banner.',
    greeting: 'A short greeting over or instead of the banner.',
    theme: 'Its colours, repaired so that all text on them can be read, and its corners, space and letters.',
    emergency: 'Numbers to call when somebody is in danger.',
    contact: 'How it is reached otherwise.',
    readBy: 'Who reads reports, in a few words; absent where the customer does not say.',
    within: 'When one usually answers, in a few words; likewise.',
    accessibility: 'What its declaration of accessibility says; `partial` where the customer does not say.',
    contactWanted:
      'Whether who reports is asked how they can be reached: `offered` where they wish it, `asked` in so many words; whoever is asked may leave it out. Absent where they are not.',
    retentionDays: 'After how many days the words of a case are due to be erased.',
  }),
  meaning(customerInfoSchema.shape.theme, {
    light: 'Colours by key in the light scheme.',
    dark: 'Colours by key in the dark scheme.',
    shape:
      'Choices beside colours that differ from the defaults, by the keys of `appShape`; absent where there are none.',
  }),
  meaning(menuEntrySchema, {
    code: 'A page of the menu or a category, as `type` says.',
    type: '`menu` opens a page of tiles, `reportEnd` begins a report, `info` only tells. One of a newer version is read as `info`.',
    imgSrc: 'Its icon: a name the app knows, or an address.',
    lbl: 'Its label.',
    descr: 'A second line under the label.',
    urgency:
      '`low`: nothing dangerous, so that the numbers to call take one line. `none`: an opinion, without them and without the word report. Absent: anything may be.',
  }),
  meaning(placeSchema, {
    code: 'The place.',
    lbl: 'Its name.',
    descr: 'Where exactly.',
  }),
  meaning(scanSchema, {
    qrid: 'The code.',
    cstmr: 'The customer it belongs to.',
    place: 'Where it hangs.',
    menus: 'The pages of tiles by page code; the first page is `main`.',
    fake: 'A test code: its cases are marked as a simulation and alert nobody.',
  }),
  meaning(mediaSchema, {
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
  meaning(captionedSchema, {
    language: 'In which language they are, as a tag of BCP 47.',
    version: 'Another one whenever they change: a part of their address.',
  }),
  meaning(messageSchema, {
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
    ccatCode: 'With the flag `create`: the category that was reported.',
    ccatPath: 'With the flag `create`: the codes from the root of the menu to it.',
    qstnId: 'The question that is put or answered.',
    qstn: 'A question to the contributor, to be played by the questionnaire engine.',
    flow: 'A dialogue of the product itself that is offered here. Other codes may be added.',
    items: 'Answered questions: what was shown, in its order. Words are of the type `txt`.',
    answers: 'The answers, by the id of their item.',
    words: 'Words of the ids in `items`, in the reader’s language.',
    msgIdAnswer: 'The number of the message whose question this answers.',
  }),
  meaning(messageSchema.shape.mergeProfile.def.innerType, { crUid: CR_UID }),
  ...blockMeanings,
  meaning(lookSchema, {
    appColors:
      'Colours by key: #hex, rgb(), hsl() or oklch(). The keys are those of `theme.light` in `user/cstmr`; those that are left out have their defaults.',
    appShape:
      'Choices beside colours: `radius` (medium, none, small, large), `density` (comfortable, compact), `font` (system, humanist, geometric, rounded, serif) and `fontFile`, the https address of a file of letters. Left out when saving, those in force stay, and as long as nobody chose any, those of the customer’s file; empty, they are the defaults, whatever the file says.',
    logo: 'The square logo: the address of a stored picture, a `data:` address to store, or null for none.',
    wlogo: 'The wide logo, likewise.',
    lbl: 'The customer’s name, in the reader’s language: one line, 120 characters at most.',
  }),
  meaning(lookVersionSchema, version),
  meaning(savedLookSchema, {
    look: 'The look in force.',
    versions: 'What was saved so far, the newest first; empty while the customer’s file decides.',
  }),
  ...untakenMeanings,
  ...peopleMeanings,
  ...notificationMeanings,
  meaning(liveEventSchema, {
    type: '`message`: there is a new one. `case`: its state changed. `read`: somebody has seen messages. `reset`: the cursor is too old, fetch everything shown.',
    cuid: CUID,
    csid: CSID,
    msgId: 'The number of the message.',
  }),
];
