import type { Clause } from './clause.ts';

const JOURNEY = 'tests/e2e/journey.spec.ts › a case runs from scan to rating';

export const section1: readonly Clause[] = [
  {
    id: 'C1.1',
    words: 'Visitors stay anonymous, get an identity from the server and report an issue about a place.',
    module: 'app/features/report',
    tests: [JOURNEY, 'server/http/journey.test.ts › gets no cookie before consent'],
  },
  {
    id: 'C1.2',
    words: 'They usually come by scanning a QR code.',
    module: 'app/features/report/QrPage.tsx',
    tests: ['tests/e2e/qr.spec.ts › leads back to its place'],
  },
  {
    id: 'C1.3',
    words: 'Or they come by a connect link.',
    module: 'app/features/invite',
    tests: [
      'tests/e2e/links.spec.ts › an administrator makes a link, which opens the menu and takes a report',
    ],
  },
  {
    id: 'C1.4',
    words: 'Categories include comfort, hygiene, IT, nuisance, repairs and maintenance.',
    module: 'server/modules/demo',
    tests: ['server/modules/demo/demo.test.ts › has comfort, hygiene, IT, nuisance, repairs and maintenance'],
  },
  {
    id: 'C1.5',
    words: 'After reporting, the visitor follows the case in a chat with its handlers.',
    module: 'app/features/cases',
    tests: [JOURNEY],
  },
  {
    id: 'C1.6',
    words: 'A discussion carries text messages.',
    module: 'server/modules/cases',
    tests: [JOURNEY, 'server/modules/cases/cases.test.ts › get gapless numbers from 20 concurrent senders'],
  },
  {
    id: 'C1.7',
    words: 'A discussion carries questions.',
    module: 'app/features/staff/questionEditor',
    tests: ['tests/e2e/questions.spec.ts › three items in one question, answered without the network'],
  },
  {
    id: 'C1.8',
    words: 'A discussion carries photos and videos.',
    module: 'app/features/media',
    tests: [
      'tests/e2e/photos.spec.ts › sends a photo in both directions',
      'tests/e2e/night/videos.spec.ts › sends a video in both directions',
    ],
  },
  {
    id: 'C1.9',
    words: 'There are gatherings, conversations of many.',
    module: 'server/modules/gatherings',
    messages: [
      ...['gthrOpened', 'gthrAnnounced', 'gthrClosed', 'gthrRenamed', 'gthrDescribed', 'gthrRescheduled'],
      ...['gthrAccess', 'gthrPictured', 'gthrApproval', 'gthrNoApproval', 'gthrReopened'],
      ...['caseHung', 'hostJoined', 'memberRemoved'],
    ],
    tests: [
      'tests/e2e/gatherings.spec.ts › staff open a discussion, visitors of the town join it',
      'server/modules/gatherings/approval.test.ts › changes title, introduction, access and picture, each with one message',
      'server/modules/gatherings/hungItems.test.ts › hangs on it and shows category and number to its people',
    ],
  },
  {
    id: 'C1.10',
    words: 'There are polls.',
    module: 'server/modules/polls',
    messages: ['pollSent'],
    tests: [
      'tests/e2e/polls.spec.ts › a visitor answers a poll of the menu, sees results',
      'tests/e2e/questions.spec.ts › a poll in the conversation, answered by one tap',
    ],
  },
  {
    id: 'C1.11',
    words: 'There are push notifications.',
    module: 'server/modules/notifications/push',
    tests: ['tests/e2e/night/push.spec.ts › shows, counts and acknowledges a push with no page open'],
  },
  {
    id: 'C1.12',
    words: 'A visitor may register a phone number.',
    module: 'server/modules/identity',
    tests: ['tests/e2e/night/own-phone.spec.ts › leads to the reports on another device'],
  },
  {
    id: 'C1.13',
    words: 'A visitor may register an e-mail address.',
    module: 'server/modules/identity',
    tests: ['tests/e2e/night/own-address.spec.ts › brings the reports of one device to another'],
  },
  {
    id: 'C1.14',
    words: 'A cookie alone is enough.',
    module: 'server/http/cookies.ts',
    tests: [
      'tests/e2e/first-view.spec.ts › stores no cookie before consent, and one session cookie afterwards',
    ],
  },
  {
    id: 'C1.15',
    words: 'A mobile number can be verified.',
    module: 'app/features/cases/MobileCard.tsx',
    tests: ['tests/e2e/night/mobile-needed.spec.ts › verifies a mobile number that staff asked for'],
  },
  {
    id: 'C1.16',
    words: 'An e-mail address can be verified.',
    module: 'server/modules/identity',
    tests: ['tests/e2e/night/own-address.spec.ts › is confirmed from the mail’s link in another browser'],
  },
  {
    id: 'C1.17',
    words: 'Staff of a customer handle the cases.',
    module: 'app/features/staff',
    tests: [JOURNEY, 'tests/e2e/night/keyboard.spec.ts › lets staff find, take, answer and close a case'],
  },
  {
    id: 'C1.18',
    words: 'Fourteen types of responder have an icon each: shape and name tell them apart, in six colours.',
    module: 'ui/parts/ResponderIcon',
    decision: '0067-fourteen-icons-share-six-colours',
    tests: [
      'ui/parts/ResponderIcon/ResponderIcon.stories.tsx › Coloured',
      'server/modules/provisioning/read/readCustomer.test.ts › wherever a code is none of the fourteen',
      'tests/e2e/services.spec.ts › the visitor reads who was called',
    ],
  },
  {
    id: 'C1.19',
    words: 'Customers are administered at a site of their own.',
    module: 'app/features/staff/StaffAdmin.tsx',
    decision: '0044-administration-by-file-and-pages',
    tests: [
      'server/http/sites.test.ts › /staff/admin redirects to the admin site, or to the studio',
      'tests/e2e/night/customer-file.spec.ts › loads places, questions and staff',
    ],
  },
  {
    id: 'C1.20',
    words: 'There is a contact page of the company.',
    module: 'app/features/contact',
    tests: [
      'tests/e2e/contact.spec.ts › works by keyboard alone from the useful links, and delivers the mail',
    ],
  },
  {
    id: 'C1.21',
    words: 'People sign in by SMS.',
    module: 'app/features/sign-in',
    tests: ['tests/e2e/night/sign-in-number.spec.ts › signs in a returning visitor by number'],
  },
  {
    id: 'C1.22',
    words: 'People sign in by mail.',
    module: 'app/features/sign-in',
    tests: [
      'tests/e2e/staff-login.spec.ts › keeps the code step over a reload, and leads to the requested case',
    ],
  },
  {
    id: 'C1.23',
    words: 'Staff sign a desk in by a QR code that their phone scans.',
    module: 'app/features/sign-in',
    tests: ['tests/e2e/night/desk-phone.spec.ts › signs in a desk by phone and opens the requested page'],
  },
  {
    id: 'C1.24',
    words: 'The terms say: intermediary, no prior moderation, host, local network of mutual help.',
    module: 'locales/fr/terms.ts',
    tests: [
      'locales/terms.test.ts › name intermediary, no prior moderation, host, local network and erasure',
    ],
  },
  {
    id: 'C1.25',
    words: 'Messages, photos and videos are erased 30 days after they were sent.',
    module: 'server/modules/privacy/retention',
    tests: [
      'server/modules/privacy/retention/eraseDue.test.ts › erases all content of a due case and keeps its counts',
    ],
  },
  {
    id: 'C1.26',
    words: 'The terms date from 21 June 2025.',
    module: 'locales/fr/terms.ts',
    tests: ['locales/terms.test.ts › the terms date from 21 June 2025'],
  },
  {
    id: 'C1.27',
    words: 'Pages are in French unless the reader chooses English.',
    module: 'locales/languageTable.ts',
    tests: [
      'locales/languages.test.ts › maps the Accept-Language header %j to %s',
      'tests/e2e/night/pages.spec.ts › offers the browser’s language on pages without a gate',
    ],
  },
  {
    id: 'C1.28',
    words: 'There are a light and a dark theme.',
    module: 'theme/palette',
    tests: ['tests/e2e/night/appearance.spec.ts › applies the chosen scheme before the first script'],
  },
  {
    id: 'C1.29',
    words: 'The dark mode of Samsung browsers is met: they get our dark theme, and are told.',
    module: 'app/features/install/warnDarkened.ts',
    tests: [
      'tests/e2e/night/told-of-browser.spec.ts › names forced dark mode once and links the appearance settings',
    ],
  },
  {
    id: 'C1.30',
    words: 'The app can be installed from the browser, and be an app of a store.',
    module: 'app/features/install',
    tests: [
      'tests/e2e/night/installable.spec.ts › offers two customers of one host as two installable apps',
      'server/http/assetLinks.test.ts › lists each app with its certificates',
    ],
  },
  {
    id: 'C1.31',
    words: 'The app has a service worker.',
    module: 'app/worker',
    tests: ['tests/e2e/night/opens-offline.spec.ts › opens a seen code offline'],
  },
];
