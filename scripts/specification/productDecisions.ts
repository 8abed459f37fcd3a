import type { Clause } from './clause.ts';

export const productDecisions: readonly Clause[] = [
  {
    id: 'D.21',
    words: 'A palette is made readable when it is stored.',
    module: 'theme/contrast',
    tests: [
      'server/modules/provisioning/load/loadCustomers.test.ts › is stored with repaired contrast',
      'server/modules/branding/branding.test.ts › repairs contrast for contributors and keeps the chosen colours for the administrator',
    ],
  },
  {
    id: 'D.22',
    words: 'Staff sign in by mail, by SMS, or by a code on a desk that their phone approves.',
    module: 'server/modules/identity',
    tests: [
      'server/modules/identity/ownPhone.test.ts › sign in with it and get their role',
      'tests/e2e/night/desk-phone.spec.ts › signs in a desk by phone and opens the requested page',
      'tests/e2e/staff-login.spec.ts › keeps the code step over a reload, and leads to the requested case',
    ],
  },
  {
    id: 'D.23',
    words: 'There are gatherings, polls, and cases between contributors.',
    module: 'server/modules/gatherings',
    tests: [
      'tests/e2e/gatherings.spec.ts › staff open a discussion, visitors of the town join it under a name, write, mute and leave it',
      'tests/e2e/polls.spec.ts › a visitor answers a poll of the menu, sees results, and changes the answer',
      'tests/e2e/between-users.spec.ts › four people in two languages are mediated by two of staff, and the report ends in thanks',
    ],
  },
  {
    id: 'D.24',
    words: 'A close names how it ended; a refusal has a reason.',
    module: 'server/modules/cases',
    tests: [
      'server/http/validationErrors.test.ts › a close without an outcome',
      'server/modules/cases/reopen.test.ts › rejecting a case requires a reason, which the reporter reads',
    ],
  },
  {
    id: 'D.25',
    words: 'A reporter may open a case again within the days of the customer.',
    module: 'server/modules/cases',
    tests: [
      "server/modules/cases/reopen.test.ts › is possible within the customer's days only",
      'tests/e2e/night/after-sending.spec.ts › reopens for staff when the visitor says that the problem persists',
    ],
  },
  {
    id: 'D.26',
    words: 'Before sending, a visitor reads who will see it; then a message says sent and seen.',
    module: 'app/features/report',
    tests: [
      'tests/e2e/night/before-sending.spec.ts › shows what will be sent and who will see it',
      'tests/e2e/night/told-once.spec.ts › the delivery of an own message',
      'app/features/cases/chatItems.test.ts › lists an answer as pending until the server has it',
      'tests/e2e/offline.spec.ts › sends offline messages in order once online',
    ],
  },
  {
    id: 'D.27',
    words: 'A message may be taken back while it is unread.',
    module: 'server/modules/moderation',
    tests: [
      'server/modules/moderation/takeBackMessage.test.ts › empties an unread text of the reporter on both sides, in lists and in unread counts',
      'tests/e2e/own-steps.spec.ts › a message is taken back before staff read it, and moderated after',
    ],
  },
  {
    id: 'D.28',
    words: 'What people wrote is erased after at most 30 days, recorded; export and erasing are one tap.',
    module: 'server/modules/privacy',
    tests: [
      'server/modules/privacy/retention/retentionRules.test.ts › no visitor data is older than a month, except the register of erasures',
      'server/modules/privacy/erase/concurrentErasure.test.ts › the register counts rows by table',
      'tests/e2e/leaving.spec.ts › exports everything with one tap, and erases only this device’s cookies',
    ],
  },
  {
    id: 'D.29',
    words: 'News come by the open page, then push, mail and SMS, and a visitor sees which are on.',
    module: 'server/modules/notifications',
    tests: [
      'server/modules/notifications/caseNotifications/channels.test.ts › is notified by one channel after the other, once each, by one of two servers',
      'tests/e2e/ways.spec.ts › shows a visitor their notification channels and what blocks the others',
    ],
  },
  {
    id: 'D.30',
    words: 'A report begins with emergency numbers.',
    module: 'app/features/report',
    tests: [
      'tests/e2e/drawn-view.spec.ts › names the place, its reports and whom to call after a scan',
      'tests/boundaries/emergency.test.ts › links a text-only emergency number as SMS',
      'tests/e2e/night/five-taps.spec.ts › sends an opinion at once, without emergency numbers or the word report',
      'tests/e2e/journey.spec.ts › a case runs from scan to rating',
      'tests/e2e/night/five-taps.spec.ts › sends the shortest report in five taps',
    ],
  },
  {
    id: 'D.31',
    words: 'The server speaks https with a certificate that it is given.',
    module: 'server/platform/tls',
    tests: [
      'server/platform/tls/certificate.test.ts › is accepted with its key and intermediates',
      'server/platform/tls/certificate.test.ts › enables the __Host- cookie prefix and HSTS',
    ],
  },
  {
    id: 'D.32',
    words: 'Staff write any letter and up to 2,000 signs; a customer may open all scripts to visitors.',
    module: 'server/modules/cases',
    tests: [
      'server/modules/cases/messageLetters.test.ts › letters of every script',
      'app/features/staff/closingSteps.test.ts › closes or rejects with a message of any characters',
      'server/modules/cases/cases.test.ts › of staff allow all but control characters',
    ],
    decision: '0065-staff-write-any-letter-and-customers-may-open-all-scripts',
  },
  {
    id: 'D.33',
    words:
      'Readings of texts, languages, dark keys, terms, proof of work, outbox page, data folder and keyboard.',
    module: 'docs/decisions',
    tests: [
      'server/http/responses.test.ts › is complete in the requested language, in three groups',
      'theme/palette/resolve.test.ts › a missing dark key takes the dark default, never the light choice',
      "tests/security/captcha.test.ts › the server accepts a device's proof-of-work solution",
      'tests/security/pages.test.ts › does not exist behind a proxy, from another machine, by another name, or in production',
      'server/platform/db/embedded/startEmbedded.test.ts › refuses a second server, and keeps running when that one stops',
      'ui/parts/Rating/Rating.stories.tsx › ArrowsMoveWithoutAnswering',
      'locales/terms.test.ts › name intermediary, no prior moderation, host, local network and erasure',
    ],
  },
  {
    id: 'D.34',
    words: 'A test code makes a simulation, which alerts nobody.',
    module: 'server/modules/cases',
    tests: [
      'server/modules/cases/cases.test.ts › marks a report by a test code as simulation',
      'server/modules/notifications/alerts/escalateUntaken.test.ts › skips test reports',
    ],
  },
  {
    id: 'D.35',
    words:
      'Readings of connect links, shared numbers, phone discovery, surveys, ports, addresses, camera and resizing.',
    module: 'docs/decisions',
    tests: [
      'server/modules/links/links.test.ts › serves once for a case, idempotently for who joined',
      'server/modules/identity/codeOutcomes.test.ts › code by SMS returns',
      'server/modules/identity/phoneDiscovery.test.ts › links the number to the person once its phone sends the code',
      'server/modules/survey/survey.test.ts › is due after the second closed case',
      'api/externalAddresses.test.ts › gives each site its own port at the same host',
      'tests/e2e/night/photo-edges.spec.ts › warns of full storage, names the camera switch and reports failed photos and empty files',
    ],
  },
  {
    id: 'D.36',
    words: 'An unknown address and the start page offer a scanner.',
    module: 'app/features/scan',
    tests: [
      'tests/e2e/scanner.spec.ts › scans a printed sheet with the camera, and opens the place of the code aimed at',
      'tests/e2e/scanner.spec.ts › tells a foreign code and one out of service, and opens neither',
    ],
  },
  {
    id: 'D.37',
    words: 'A trusted web activity finds its statement.',
    module: 'server/http',
    tests: [
      'server/http/assetLinks.test.ts › lists each app with its certificates',
      'server/http/installable.test.ts › serves the asset links of the configured Android app',
    ],
  },
  {
    id: 'D.38',
    words: 'Statistics, merged accounts, phone calls and blocks are caused by the product, not only shown.',
    module: 'server/modules',
    tests: [
      'server/modules/statistics/stats.test.ts › sums up a day by type and value, without a session',
      'server/modules/cases/reporterContact.test.ts › adds a message to active cases of the merged one',
      'tests/e2e/phone-call.spec.ts › a visitor declines a phone call, accepts the next with a number, is missed, and is called at last',
      'server/modules/cases/blockUser.test.ts › is marked in all their cases at the customer, on both sides, until unblocked',
    ],
  },
  {
    id: 'D.39',
    words:
      'Facts easily lost: cut user agent, restored title, preload error, unknown message, needed ratings, disabled password.',
    module: 'docs/decisions',
    tests: [
      'app/lib/session/device.alone.test.ts › describes the agent',
      'app/shell/useDocumentTitle.test.ts › is restored, whichever of two goes first',
      'scripts/vite/spacedPreloads.alone.test.ts › reports a missing file, and fails unless prevented',
      'tests/e2e/night/error-catalogue.spec.ts › an event of a newer server is an unknown message',
      'ui/parts/Rating/RatingTold.stories.tsx › WhetherAnAnswerIsNeededIsSaidWhereItIsKnown',
      'tests/e2e/night/staff-login.spec.ts › takes a name longer than seven signs, spaces aside, to the sign-in of its customer',
    ],
  },
  {
    id: 'D.40',
    words: 'Every page links the declaration of accessibility of its customer.',
    module: 'server/http/legalPages.ts',
    tests: [
      'tests/e2e/night/leaving.spec.ts › links them from every code, case and staff page on a narrow phone',
      'server/http/legalPages.test.ts › uses controller, data protection officer and declared state of the customer’s file',
    ],
  },
  {
    id: 'D.41',
    words: 'Pages meet the accessibility rules that bind French public bodies.',
    module: 'docs/accessibility',
    tests: [
      'tests/boundaries/rgaa.test.ts › gives a test or a reason for each',
      'tests/e2e/accessibility.spec.ts › meets WCAG on every visitor screen',
      'tests/e2e/keyboard.spec.ts › lets a visitor scan, report and write by keyboard alone',
    ],
  },
];
