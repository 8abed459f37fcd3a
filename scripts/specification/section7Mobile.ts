import type { Clause } from './clause.ts';

export const section7Mobile: readonly Clause[] = [
  {
    id: '7M.1',
    words: 'The own cases at one customer, with what is unread.',
    module: 'server/modules/cases',
    calls: ['/mobile/{cuid}/status/activity'],
    tests: [
      'server/http/journey.test.ts › is listed for its reporter across customers and at one',
      'server/modules/cases/paging.test.ts › pages without gaps or duplicates, also for cases of the same time',
      'server/http/journey.test.ts › counts what staff wrote as unread for its reporter until they read it',
    ],
  },
  {
    id: '7M.2',
    words: 'Visitors open and list gatherings.',
    module: 'server/modules/gatherings',
    calls: ['/mobile/{cuid}/gatherings/create', '/mobile/{cuid}/gatherings/listAll'],
    tests: [
      'server/modules/gatherings/gatherings.test.ts › is opened by visitors where the customer allows it, three at a time',
      'tests/e2e/own-gathering.spec.ts › a visitor opens a discussion from the menu of a place, keeps what was typed offline, and others join it there',
    ],
  },
  {
    id: '7M.3',
    words: 'A reporter pauses, closes, withdraws, solves and reopens a case.',
    module: 'server/modules/cases',
    calls: ['/mobile/{cuid}/cases/change'],
    tests: [
      'server/modules/cases/reporterSteps.test.ts › pauses a case that staff handle, and resumes it for the same handler',
      'server/modules/cases/reporterSteps.test.ts › says that it is solved, is asked for stars, and a bad rating does not open it again',
      'server/modules/cases/reporterSteps.test.ts › closes a case without an outcome or stars',
      'server/modules/cases/reporterSteps.test.ts › withdraws a case for good: staff may only block afterwards',
      "server/modules/cases/reopen.test.ts › shows it unread to all staff with the reporter's text, and assigns it to the person who closed it",
    ],
  },
  {
    id: '7M.4',
    words: 'The questionnaire of a category.',
    module: 'server/modules/cases',
    calls: ['/mobile/{cuid}/cases/question'],
    tests: [
      'tests/contract/contract.test.ts › walks a report against the server',
      'tests/e2e/offline.spec.ts › turns an offline report from an open menu into a case once online',
    ],
  },
  {
    id: '7M.5',
    words: 'The people of a case.',
    module: 'server/modules/cases',
    calls: ['/mobile/{cuid}/cases/users'],
    tests: [
      'server/modules/cases/participants.test.ts › lists participants with the start of each, and to staff alone what they have read',
      'tests/e2e/phone-call.spec.ts › both sides read who takes part in a case',
    ],
  },
  {
    id: '7M.6',
    words: 'A visitor reads a discussion, writes and answers in it.',
    module: 'server/modules/cases',
    calls: [
      '/mobile/{cuid}/discuss/info',
      '/mobile/{cuid}/discuss/send/txt',
      '/mobile/{cuid}/discuss/send/form',
      '/mobile/{cuid}/discuss/fetch/req',
    ],
    tests: [
      'server/http/journey.test.ts › goes from report through chat and question to close and rating',
      'server/modules/cases/usedIds.test.ts › text, question and answers',
      'server/modules/cases/cases.test.ts › are stored once across repeated and concurrent requests',
    ],
  },
  {
    id: '7M.7',
    words: 'A visitor sends photos and videos, and asks for their state.',
    module: 'server/modules/cases',
    calls: ['/mobile/{cuid}/discuss/send/media', '/mobile/{cuid}/discuss/fetch/media'],
    tests: [
      'server/modules/cases/sendMedia.test.ts › is uploaded in parts, re-encoded upright without metadata, and visible to both sides',
      'server/modules/cases/sendMedia.test.ts › repeated, early or beyond the end change nothing and return the offset',
      'server/modules/cases/sendVideo.test.ts › is uploaded in parts, remuxed without metadata, and visible to both sides with its poster',
    ],
  },
  {
    id: '7M.8',
    words: 'The picture of a service or group, for visitors.',
    module: 'server/http/imageRoutes.ts',
    calls: ['/mobile/{cuid}/info/groupIcon/{id}'],
    tests: [
      'server/http/responses.test.ts › serve the pictures of services and groups to both sides, and no other picture there',
    ],
  },
  {
    id: '7M.9',
    words: 'What a customer is, for visitors.',
    module: 'server/http/calls/customer.ts',
    calls: ['/mobile/{cuid}/info/cstmr'],
    tests: [
      'server/cli/customers/renameCommand.test.ts › keeps printed codes and old addresses valid',
      'server/modules/cases/blockUser.test.ts › stays readable and repeats original responses',
      'server/http/journey.test.ts › gets place and categories from a scan',
    ],
  },
  {
    id: '7M.10',
    words: 'The polls of a place, and an answer to one.',
    module: 'server/modules/polls',
    calls: ['/mobile/{cuid}/comm/poll/info', '/mobile/{cuid}/comm/poll/answer'],
    tests: [
      'server/modules/polls/pollTiming.test.ts › tells the state of each poll of a place',
      'server/modules/polls/answerPoll.test.ts › may be changed, and counts once',
    ],
  },
];
