import { documentCalls, documentSchema } from '../docs/describe.ts';
import { CSID, REPORTER } from '../docs/samples.docs.ts';
import {
  blockInForceSchema,
  moderatedSchema,
  type Notice,
  noticeSchema,
  waitingMessageSchema,
} from '../entities/notice.ts';
import { moderationCalls } from './moderation.ts';

const notice: Notice = {
  id: 'n3VbXc8Lk1QwErTyUiOpAs',
  reference: 'K7M4P',
  csid: CSID,
  caseNbr: '4F7K',
  at: '2026-03-02T09:00:00.000Z',
  about: { kind: 'message', msgId: 4 },
  reason: 'hateOrInsult',
  copy: 'An insult.',
  crUid: REPORTER,
  stopped: true,
};

const csid = 'The case.';
const caseNbr = 'The number of the case, as people say it.';
const at = 'When.';
const note = 'A word of theirs for administrators.';

export const moderationDocs = documentCalls(moderationCalls, {
  moderationGet: {
    summary: 'Notices of abuse, open ones and those decided, what was moderated, and who is blocked.',
    answer: {
      notices: 'Notices, the newest first.',
      moderated: 'Messages that staff took out of cases, the newest first.',
      waiting:
        'Messages of gatherings that wait for staff, the oldest first. `gatherings/step` publishes or refuses them.',
      blocks: 'Who may send nothing to the customer, the newest first. `users/block` releases them.',
    },
    schemas: [
      documentSchema('Notice', noticeSchema, 'That somebody signalled abuse.', {
        id: 'Names it at `moderation/decide`.',
        reference: 'How its author names it: unique at the customer.',
        csid,
        caseNbr,
        title:
          'Of a gathering: what it is about. There `close` takes out the message it is about, or else closes the gathering.',
        at,
        about: 'What it is about: the case, a message by its number, or somebody in it.',
        reason: 'Why. Other codes may be added.',
        txt: 'What its author wrote.',
        copy: 'The words of the message at that time; left out where it was gone.',
        crUid: 'Its author; left out once they erased everything.',
        stopped: 'It stops the conversation now.',
        blockable:
          'Whom `block` would block: the author of the message or the person it is about; left out where that is staff or the author of the notice.',
        decided: 'What was decided; left out while it is open.',
      }),
      documentSchema(
        'NoticeDecided',
        noticeSchema.shape.decided.def.innerType,
        'What was decided on a notice.',
        {
          decision:
            '`resume`: the conversation goes on. `close`: the case was rejected. `block`: whoever it is about was blocked. Other codes may be added.',
          at,
          name: 'Who decided.',
          note,
        },
      ),
      documentSchema(
        'WaitingMessage',
        waitingMessageSchema,
        'A message of a gathering that staff have not published yet.',
        {
          csid: 'The gathering.',
          title: 'Its title.',
          msgId: 'The number of the message.',
          at: 'When it was sent.',
          name: 'The name of its author in the gathering.',
          txt: 'Its words.',
          files: 'How many pictures and videos it has.',
        },
      ),
      documentSchema('ModeratedMessage', moderatedSchema, 'A message that staff took out of a case.', {
        csid,
        caseNbr,
        msgId: 'Its number.',
        at,
        reason: 'Why. Other codes may be added.',
        name: 'Who did it.',
        note,
      }),
      documentSchema('BlockInForce', blockInForceSchema, 'Somebody who may send nothing to the customer.', {
        csid: 'A case of theirs: the one that tells of the block, where one does.',
        caseNbr,
        msgId: 'The message that tells of it.',
        crUid: 'Whoever is blocked.',
        at,
        reason: 'Why: one reason or several.',
        name: 'Who blocked them, as long as they have that role.',
      }),
    ],
    example: {
      answer: [
        {
          notices: [notice],
          moderated: [
            {
              ...{ csid: CSID, caseNbr: '4F7K', msgId: 3, at: '2026-03-02T08:30:00.000Z' },
              ...{ reason: 'personalData', name: 'Anna Roux' },
            },
          ],
          blocks: [],
        },
      ],
    },
  },
  moderationDecide: {
    summary: 'Decides on a notice, which ends the stop of its conversation.',
    body: {
      id: 'The notice.',
      decision:
        '`resume`: the conversation goes on. `close`: the case is rejected. `block`: `blockable` is blocked.',
      txt: 'Why the case is rejected, which its reporter reads; needed for `close`.',
      note: 'A word for administrators.',
    },
    example: {
      body: { id: notice.id, decision: 'resume' },
      answer: [
        {
          ...notice,
          stopped: false,
          decided: { decision: 'resume', at: '2026-03-02T09:05:00.000Z', name: 'Anna Roux' },
        },
      ],
    },
    errors: ['conflict', 'stepNotAllowed'],
  },
});
