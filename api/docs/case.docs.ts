import { blockedSchema } from '../entities/block.ts';
import {
  alikeCaseSchema,
  assignmentSchema,
  callSchema,
  caseInfoSchema,
  caseSummarySchema,
  followersSchema,
  holdReasonSchema,
  linkedCaseSchema,
  participantSchema,
  serviceCallSchema,
  untakenSchema,
} from '../entities/case.ts';
import { intakeSchema } from '../entities/intake.ts';
import { labelSchema } from '../entities/label.ts';
import { contactWaySchema, givenContactSchema, notedContactSchema } from '../entities/reporterContact.ts';
import { deadlineDocs } from './deadline.docs.ts';
import { documentSchema, type SchemaDocs } from './describe.ts';
import { CR_UID, CSID, CUID } from './ids.docs.ts';

export const labelFields = {
  id: 'Names it.',
  name: 'What staff read.',
  colour: 'The outline colour of the palette that it has. Other codes may be added.',
} as const;

const caseSummary = {
  csid: CSID,
  caseNbr: 'The short number that people say to each other. Unique at its customer.',
  cuid: CUID,
  cstmrLbl: 'The name of the customer, in the reader’s language.',
  gthrId: 'The gathering from which it was reported; of the conversation of a gathering: its `csid`.',
  ccatCode: 'The category that was reported; `gathering` of the conversation of a gathering.',
  ccatPath: 'The codes from the root of the menu to the category, with slashes between them.',
  ccatLbls: 'The same path in words, in the reader’s language.',
  placeLbl: 'The place at which the scanned code hangs, and where exactly.',
  imgSrc: 'The icon of the category: a name the app knows, or an address.',
  caseType: 'The service that the case is for, where the category names one.',
  service:
    'The service that staff gave it to, or that cases of its category go to: for staff; for contributors where the customer’s file names it.',
  state:
    '`open`: nobody has taken it yet, or again since it came back. `handled`: somebody does. `held`: it waits. `closed`: its end is named by `outcome`. `rejected`: by staff. `cancelled`: by its reporter. Other codes may be added.',
  outcome: 'What became of a closed case. Other codes may be added.',
  holdUntil: 'Of a case on hold, when it comes back to those who handle it.',
  reopened:
    'True where it was closed before, came back, and nobody has taken it again: `handlers` are those who had it, if they still work there.',
  danger: 'For staff: true where the report said that somebody may be hurt. Left out for contributors.',
  channel: 'For staff: `phone` or `counter`, where staff opened the case for somebody who called or came.',
  called:
    'For staff, of a case that nobody takes: true once others than its service were called. Left out for contributors.',
  labels: 'For staff: the labels that they put on it, by name. Left out where there are none.',
  assigned:
    'For staff: somebody gave the case to the reader, who has done nothing in it since. `by` is left out where a rule of the customer’s file did, or who did is gone.',
  mentioned: 'In the queue of staff: true while a note names the reader, who has not seen it.',
  due: 'For staff: its next deadline, by the hours and targets of the customer. Left out while it is on hold and where there is none.',
  waitingSince: 'For staff: since when somebody waits in it for a word of staff. Left out where nobody does.',
  reopenUntil:
    'Of a closed case: until when its reporter may open it again, by saying so or with one or two stars.',
  reporterGone: 'True where whoever reported it has erased everything: nobody is left to read or to answer.',
  blocked:
    'Its reporter may send nothing to its customer: what they send is refused as `blocked`, and `can` of the reporter is empty. Since when, and why.',
  withdrawn:
    'True where its customer has ended its service: what its reporter sends is refused as `withdrawn`, and `can` of the reporter is empty.',
  invited:
    'True for a visitor who joined the case of somebody else: what was said before may be hidden from them, and only `send` and `leave` are theirs.',
  betweenUsers: 'True where the report concerns another contributor.',
  conflict:
    'Between users: one side takes no messages of the other, and what both write goes to staff alone.',
  separated: 'Between users: staff keep what each side writes from the other.',
  created: 'When the case was opened.',
  last: 'The last message, for a line of a list.',
  unread: 'Messages by others that the reader has not seen: counted up to 100.',
  mine: 'For staff: the reader handles the case. Always false for contributors.',
  handlers: 'Names of the staff who handle it now.',
  simulation: 'It was opened from a test code: it alerts nobody.',
  rating: 'The stars that the reporter gave after the close, 1 to 5.',
} as const;

/** Documentation of cases, their participants and their limits. */
export const caseDocs: readonly SchemaDocs[] = [
  ...deadlineDocs,
  documentSchema('CaseSummary', caseSummarySchema, 'A case as a line of a list.', caseSummary),
  documentSchema('Label', labelSchema, 'A label of a customer’s cases.', labelFields),
  documentSchema('AlikeCase', alikeCaseSchema, 'A case that can be rejected together with another one.', {
    ...caseSummary,
    report: 'What the report says, at most 140 characters, the reporter’s own words first.',
    samePerson: 'The same person reported it.',
    sameLine: 'It was reported from the same network within an hour of the other.',
  }),
  documentSchema(
    'LastMessage',
    caseSummarySchema.shape.last,
    'The last message of a case, for a line of a list.',
    {
      msgId: 'Its number in the discussion.',
      at: 'When it was stored.',
      mine: 'The reader wrote it.',
      name: 'Of a member of staff who wrote or did it, the name they have in the case.',
      txt: 'Its words, at most 140 characters, in the reader’s language where they are the product’s own.',
      kind: 'What happened, where it is a system message. Other codes may be added.',
    },
  ),
  documentSchema(
    'CaseInfo',
    caseInfoSchema,
    'A case whole: its line, the people in it, and what may be done.',
    {
      ...caseSummary,
      qrid: 'The code that was scanned.',
      participants: 'Who takes part, in the order in which they came.',
      can: 'What the reader may do now, decided by the server alone. Leave out steps that you do not know.',
      readsAfter:
        'For an invited visitor: the last message before what they may read; 0 where they read all.',
      readByStaff: 'The highest message number seen by any member of staff; 0 for none.',
      readByReporter: 'The highest message number seen by the reporter; 0 for none.',
      untaken: 'For staff, of a case that nobody has: since when, and who was called so far.',
      call: 'A phone call that was proposed and is not over: its last event. `phone` for whoever proposed it alone, while they handle the case.',
      webOnly:
        'For staff and for the reporter: true where no news reaches the latter, who has to come back to the page.',
      deadlines:
        'Its deadlines: for staff, and for visitors where the customer promises them. Left out where there is none.',
      holdReasons: 'For staff alone: why the case was put on hold, the first first.',
      assignments: 'For staff alone: to whom the case was given, the first first.',
      serviceCalls: 'For staff: services and groups that staff called to the case, the first first.',
      readByMe: 'The highest message number seen by whoever asks; 0 for none.',
      contact: 'How the reporter said that they can be reached: for staff, and for the reporter.',
      intake: 'That staff opened the case for its reporter: for staff, and for the reporter.',
      followers: 'For staff: how many visitors follow the case; left out where nobody does.',
      duplicateOf: 'For staff: the case that was kept where this one was closed as its duplicate.',
      linked:
        'For its reporter: true where it was closed as a duplicate, and what staff answer to all in the kept case is written here too.',
      duplicates:
        'For staff: the cases that were closed as duplicates of this one; left out where there are none.',
      stopped: 'Left out unless somebody signalled abuse: nobody may do anything until that is decided.',
      eraseOn: 'When the words of the case are due to be erased.',
      language: 'The reporter’s language, so that staff know how to write.',
    },
  ),
  documentSchema('LinkedCase', linkedCaseSchema, 'A case that tells of the same.', {
    csid: CSID,
    caseNbr: 'Its number.',
    placeLbl: 'Its place.',
    ccatLbls: 'Its category, from the root of the menu.',
    state: 'Its state.',
    created: 'When it was reported.',
  }),
  documentSchema(
    'Duplicates',
    caseInfoSchema.shape.duplicates.def.innerType,
    'Cases that were closed as duplicates of this one.',
    { total: 'How many they are.', cases: 'The 50 newest.' },
  ),
  documentSchema('Followers', followersSchema, 'Visitors who follow a case of somebody else.', {
    supported: 'They met the same.',
    following: 'They only follow it.',
    open: 'They read what is written now, without names.',
  }),
  documentSchema('Stopped', caseInfoSchema.shape.stopped.def.innerType, 'That a conversation is stopped.', {
    at: 'Since when.',
    reference: 'How the notice is named on the phone.',
  }),
  documentSchema('Participant', participantSchema, 'Somebody in a case, as the reader may know them.', {
    crUid: CR_UID,
    name: 'The name to show: of staff their own, of contributors a general word.',
    initials: 'Of the name, for an avatar.',
    gcatCode: 'What kind of service they belong to; `users` for contributors.',
    grpLbl: 'The name of their service.',
    grpGpid: 'The group that called them, by its code in the customer’s file.',
    grpNbr: 'For staff: where to ring their service or group.',
    crFname: 'Of staff, their first name; `name` is the whole.',
    crLname: 'Of staff, the rest of their name.',
    color: 'Of staff, the key of the palette that has the colour of their service, such as `outlineRescue`.',
    staff: 'They are staff of the customer.',
    as: 'How they joined; `creator` is the reporter. Other codes may be added.',
    active: 'False once they left the case; their messages stay.',
    joined: 'Since when they take part, or again.',
    seen: 'For staff: when the last message that they saw was sent; left out where they saw none.',
    me: 'This is the reader.',
    silenced: 'In a gathering: staff let them read only. Known to themselves and to staff.',
    crBlocked: 'They reported the case and may send nothing to its customer.',
    language:
      'The language in which they write, as far as it is known: that of the report, or the one they chose. Mark what they wrote with it. Other languages may be added.',
  }),
  documentSchema('ContactWay', contactWaySchema, 'One way by which the reporter of a case can be reached.', {
    kind: '`mail`, `phone`, or the `name` that staff noted. Other kinds may be added.',
    value:
      'The address, or the number: of France by its digits, `33612345678`, of another country with its plus, `+687751234`.',
    shown: 'A number as people read it: `+33 6 12 34 56 78`. Either spelling is taken back.',
    verified: 'The reporter has proved that it is theirs.',
  }),
  documentSchema('Intake', intakeSchema, 'That staff opened a case for its reporter.', {
    channel: '`phone` or `counter`. Other codes may be added.',
    by: 'The name of who did; left out once they are no longer of the staff.',
    link: 'For staff: the link by which its person becomes its reporter.',
  }),
  documentSchema('IntakeLink', intakeSchema.shape.link, 'The link of who called or came to their case.', {
    state:
      '`waiting`: not opened yet. `over`: nor may it be any more. `used`: its person follows the case. Other codes may be added.',
    sent: 'How it left: `sms`, `mail` or, read aloud, `number`. Other codes may be added.',
    at: 'When it was made.',
    endsAt: 'Until when.',
  }),
  documentSchema(
    'NotedContact',
    notedContactSchema,
    'Name and contact of the person for whom staff open a case.',
    {
      mail: 'An e-mail address.',
      phone: 'A phone number, as in `GivenContact`.',
      name: 'A name, as it is told.',
    },
  ),
  documentSchema(
    'GivenContact',
    givenContactSchema,
    'How somebody who reports says that they can be reached.',
    {
      mail: 'An e-mail address.',
      phone:
        'A phone number as it is typed, or as it is told: `06 12 34 56 78`, `+33 6 12 34 56 78`, `33612345678`. One of another country than France begins with `+` or `00`: `+687 75 12 34`.',
    },
  ),
  documentSchema('Untaken', untakenSchema, 'Since when nobody has a case, and who was called.', {
    since: 'Since when nobody has it: since it was opened, came back, or was left.',
    calls: 'Who was called since then, the first first.',
  }),
  documentSchema('StaffCalled', callSchema, 'Somebody who was called since nobody takes a case.', {
    at: 'When they were called.',
    whom: '`service`: that of the case. `group`: another one of the customer’s. `managers`: whoever is one. Other codes may be added.',
    lbl: 'The service or group in words; left out where all are meant.',
    people: 'How many were meant.',
  }),
  documentSchema('ServiceCall', serviceCallSchema, 'That staff called a service or a group to a case.', {
    at: 'When.',
    gcatCode: 'The service.',
    grpGpid: 'Or the group.',
    lbl: 'Its name.',
    people: 'How many were alerted.',
    name: 'Who called; left out once they erased everything.',
    txt: 'What they wrote to those whom they called.',
    awaitsMe:
      'The reader is called, and has neither joined nor written since. Left out for all others, and once the case ended.',
  }),
  documentSchema('HoldReason', holdReasonSchema, 'Why staff put a case on hold: for staff alone.', {
    msgId: 'The message that tells of the hold.',
    reason: 'What they wrote.',
  }),
  documentSchema(
    'AssignedToReader',
    caseSummarySchema.shape.assigned.def.innerType,
    'That the reader was given a case.',
    {
      by: 'Who gave it.',
    },
  ),
  documentSchema(
    'Assignment',
    assignmentSchema,
    'That a case was given to a colleague or a service: for staff alone.',
    {
      msgId: 'The message that tells of it.',
      at: 'When.',
      to: 'The name of the person or the service.',
      gcatCode: 'The service; left out for a person.',
      by: 'Who gave it; left out where a rule did, or they left the staff.',
      rule: 'The customer’s file gives cases of this category in turn.',
      txt: 'What the giver wrote to the receiver.',
      undone: 'The giver took it back.',
      awaitsMe:
        'The reader was given it and has done nothing in it since. Left out for all others, and once the case ended.',
    },
  ),
  documentSchema(
    'ServiceOfCase',
    caseSummarySchema.shape.service.def.innerType,
    'The service that a case goes to.',
    { gcatCode: 'Its code.', lbl: 'Its name.' },
  ),
  documentSchema('Blocked', blockedSchema, 'Since when somebody is blocked, and why.', {
    at: 'Since when.',
    reason: 'Why: one reason or several. Others may be added.',
  }),
];
