import type { Clause } from './clause.ts';

export const section7Town: readonly Clause[] = [
  {
    id: '7T.1',
    words: 'Signs staff in at the host of their customer.',
    module: 'server/modules/identity/routes/hostSession.ts',
    calls: ['/town/{cuid}/auth/login'],
    tests: [
      'tests/security/tokens.test.ts › opens a session at its customer, once',
      "tests/security/hosts.test.ts › opens a session at the customer's host for a page of the first",
    ],
  },
  {
    id: '7T.2',
    words: 'The role of staff at a customer; the app asks for each role.',
    module: 'server/modules/identity/routes/hostSession.ts',
    calls: ['/town/{cuid}/auth/status'],
    tests: [
      'server/modules/identity/routes/session.test.ts › staff read their role at their customer, and the kind of their customer',
      'app/lib/api/siteRole.alone.test.ts › a role of this host fetches its status, then its customer',
    ],
  },
  {
    id: '7T.3',
    words: 'Signs a visitor in at another host.',
    module: 'server/modules/identity/routes/hostSession.ts',
    calls: ['/town/{cuid}/auth/mobile'],
    tests: [
      "tests/security/hosts.test.ts › opened by auth/mobile knows the contributor's cases",
      'app/lib/api/siteRole.alone.test.ts › sign a contributor in by auth/mobile',
    ],
  },
  {
    id: '7T.4',
    words: 'The cases of a customer, filtered, searched and page by page.',
    module: 'server/modules/cases',
    calls: ['/town/{cuid}/cases/listAll'],
    tests: [
      "server/modules/cases/paging.test.ts › filters and counts by the staff member's relation to the cases",
      'server/modules/cases/paging.test.ts › searches without accents or case, by number and handler, within its customer',
      'server/modules/cases/board.test.ts › in the order asked for',
    ],
  },
  {
    id: '7T.5',
    words: 'A case with what may be done, and its steps: join, handle, leave.',
    module: 'server/modules/cases',
    calls: [
      '/town/{cuid}/cases/getInfo',
      '/town/{cuid}/cases/participate',
      '/town/{cuid}/cases/handling',
      '/town/{cuid}/cases/leave',
    ],
    tests: [
      'server/http/journey.test.ts › goes from report through chat and question to close and rating',
      'server/modules/cases/cases.test.ts › give a free case to one of two concurrent handlers and refuse the other',
      'server/modules/cases/caseSteps.test.ts › is joined once, and rejoined with current name and service',
      'server/modules/cases/stepEvents.test.ts › handler of a reopened case',
    ],
  },
  {
    id: '7T.6',
    words: 'Participants of a discussion, with service and group.',
    module: 'server/modules/cases',
    calls: ['/town/{cuid}/discuss/info'],
    tests: [
      'server/modules/cases/participants.test.ts › lists participants with the start of each, and to staff alone what they have read',
      'server/modules/gatherings/hungItems.test.ts › names it to its reporter and to staff, in the case and its answers',
      'server/modules/notifications/alerts/callService.test.ts › names participants by first and last name, service and colour',
    ],
  },
  {
    id: '7T.7',
    words: 'Staff write.',
    module: 'server/modules/cases',
    calls: ['/town/{cuid}/discuss/send/txt'],
    tests: [
      'server/modules/cases/cases.test.ts › get gapless numbers from 20 concurrent senders',
      'server/modules/cases/cases.test.ts › of staff allow all but control characters',
    ],
  },
  {
    id: '7T.8',
    words: 'Staff ask for yes or no, a choice, words or stars, several on one page.',
    module: 'server/modules/cases',
    calls: ['/town/{cuid}/discuss/send/qstn'],
    tests: [
      'server/modules/cases/staffQuestion.test.ts › asks several items on one page, and stores all answers in one message',
      'server/modules/cases/staffQuestion.test.ts › takes a repeat once, and another question under its id as a conflict',
      'server/modules/cases/staffQuestion.test.ts › asks with own words of yes and no, and at the ends of ten stars',
    ],
  },
  {
    id: '7T.9',
    words: 'Staff read messages after a number, and marks of what was read.',
    module: 'server/modules/cases',
    calls: ['/town/{cuid}/discuss/fetch/req', '/town/{cuid}/discuss/fetch/read'],
    tests: [
      'server/modules/cases/paging.test.ts › loads the newest fifty in one call and pages back without a gap',
      'server/http/journey.test.ts › shows read marks per reader, which never decrease',
    ],
  },
  {
    id: '7T.10',
    words: 'Staff send photos and videos, and ask for their state.',
    module: 'server/modules/cases',
    calls: ['/town/{cuid}/discuss/send/media', '/town/{cuid}/discuss/fetch/media'],
    tests: [
      'server/modules/cases/sendMedia.test.ts › sent by staff makes them a handler and has a photo snippet',
      'tests/e2e/night/videos.spec.ts › sends a video in both directions',
    ],
  },
  {
    id: '7T.11',
    words: 'The messages of events alone.',
    module: 'server/modules/cases',
    calls: ['/town/{cuid}/discuss/fetch/flag'],
    tests: [
      'server/modules/cases/flaggedMessages.test.ts › lists events alone after a number, page by page, for both sides',
    ],
  },
  {
    id: '7T.12',
    words: 'Staff open and list gatherings.',
    module: 'server/modules/gatherings',
    calls: ['/town/{cuid}/gatherings/create', '/town/{cuid}/gatherings/listAll'],
    tests: [
      'server/modules/gatherings/gatherings.test.ts › is listed without words or names, joined under a name, and written in by all',
      'tests/e2e/gatherings.spec.ts › staff open a discussion, visitors of the town join it under a name, write, mute and leave it',
    ],
  },
  {
    id: '7T.13',
    words: 'What a customer is: kind and pictures.',
    module: 'server/http/calls/customer.ts',
    calls: ['/town/{cuid}/info/config'],
    tests: [
      'server/modules/identity/routes/session.test.ts › staff read their role at their customer, and the kind of their customer',
    ],
  },
  {
    id: '7T.14',
    words: 'Services and groups that may be called, with their pictures.',
    module: 'server/modules/notifications',
    calls: ['/town/{cuid}/info/groups', '/town/{cuid}/info/groupLogo/{id}'],
    tests: [
      'server/modules/notifications/alerts/callService.test.ts › tells staff the picture, description and number of a group',
      'server/http/responses.test.ts › serve the pictures of services and groups to both sides, and no other picture there',
    ],
  },
  {
    id: '7T.15',
    words: 'A picture of a message, for staff of its customer.',
    module: 'server/modules/media',
    calls: ['/town/{cuid}/media/image/{id}'],
    tests: [
      "tests/security/mediaRights.test.ts › finds no photo of another customer under this one's name, or the reverse",
      "server/modules/cases/sendMedia.test.ts › is hidden from strangers, other customers' staff, and before it is sent",
      'server/modules/cases/sendMedia.test.ts › is uploaded in parts, re-encoded upright without metadata, and visible to both sides',
    ],
  },
  {
    id: '7T.16',
    words: 'Staff block a visitor with a reason, and release them.',
    module: 'server/modules/cases',
    calls: ['/town/{cuid}/users/block'],
    tests: [
      'server/modules/cases/blockUser.test.ts › is marked in all their cases at the customer, on both sides, until unblocked',
      'tests/e2e/block.spec.ts › shows a blocked visitor the reason, keeps their text and sends it once after the block is lifted',
    ],
  },
];
