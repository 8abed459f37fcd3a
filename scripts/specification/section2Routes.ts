import type { Clause } from './clause.ts';

const LOGIN = 'tests/e2e/night/routes.spec.ts';
const NAME_LEADS = `${LOGIN} › a username leads to the sign-in page of its customer`;
const FORWARD =
  'tests/e2e/night/forward.spec.ts › redirects a reader to the host that has the page, with a notice';
const DEMO = 'tests/e2e/night/pages.spec.ts › walks a report to its end without sending or storing anything';
const SAMPLE = 'previews/samples/shared/request.test.ts › reads colours, logos, name and scheme';

export const section2Routes: readonly Clause[] = [
  {
    id: 'R1',
    words: 'A scanned code opens the app with banner, logo and name of its customer.',
    module: 'app/features/report/QrPage.tsx',
    tests: [
      'tests/security/pages.test.ts › embeds customer, place and menus',
      'tests/e2e/drawn-view.spec.ts › matches what the app draws',
    ],
  },
  {
    id: 'R1b',
    words: 'Any longer path under /q opens its code.',
    module: 'app/OtherRoutes.tsx',
    tests: ['tests/e2e/links.spec.ts › any tail of an address opens what its beginning names'],
  },
  {
    id: 'R2',
    words: 'A connect link opens the app with banner, logo and name of its customer.',
    module: 'app/features/invite/ConnectLinkPage.tsx',
    tests: [
      'tests/e2e/links.spec.ts › an administrator makes a link, which opens the menu and takes a report',
    ],
  },
  {
    id: 'R2b',
    words: 'Any path under /m is of the app, own cases where it names nothing else.',
    module: 'app/OtherRoutes.tsx',
    tests: ['tests/e2e/links.spec.ts › any tail of an address opens what its beginning names'],
  },
  {
    id: 'R3',
    words: '/m/home is an entry of the bottom menu and refreshes the profile first.',
    module: 'app/features/cases/HomePage.tsx',
    tests: [`${LOGIN} › own cases and information refresh the profile`],
  },
  {
    id: 'R3b',
    words: '/m/home drops a code that a report has used.',
    module: 'app/features/cases/HomePage.tsx',
    tests: [
      'tests/e2e/night/follows.spec.ts › forgets a used code in the menu; another scan restores its place',
    ],
  },
  {
    id: 'R3c',
    words: '/m/settings is an entry of the bottom menu.',
    module: 'app/features/account/SettingsPage.tsx',
    tests: ['tests/e2e/night/follows.spec.ts › syncs language and scheme to another device at once'],
  },
  {
    id: 'R3d',
    words: '/m/info is an entry of the bottom menu and refreshes the profile first.',
    module: 'app/features/account/InfoPage.tsx',
    tests: [`${LOGIN} › own cases and information refresh the profile`],
  },
  {
    id: 'R4',
    words: 'The paths /demoQr and /d, with any path below, show a menu of a code to try.',
    module: 'app/features/report/demo',
    tests: [DEMO, 'tests/e2e/links.spec.ts › any tail of an address opens what its beginning names'],
  },
  {
    id: 'R4b',
    words: 'The demo asks for basic cookies alone.',
    module: 'app/features/report/demo',
    decision: '0054-no-gate-before-pages-that-store-nothing',
    tests: [DEMO],
  },
  {
    id: 'R4c',
    words: 'The demo offers to get in touch by e-mail and by a professional network.',
    module: 'app/features/report/demo',
    tests: [DEMO, 'ui/screens/Demo/Demo.stories.tsx › OffersToGetInTouch'],
  },
  {
    id: 'R5',
    words: '/contact is the contact page.',
    module: 'app/features/contact',
    tests: ['tests/e2e/night/contact.spec.ts › reaches the operator without a scan or consent'],
  },
  {
    id: 'R6',
    words: 'The contact page asks for basic cookies alone.',
    module: 'app/features/contact',
    decision: '0054-no-gate-before-pages-that-store-nothing',
    tests: ['tests/e2e/night/contact.spec.ts › reaches the operator without a scan or consent'],
  },
  {
    id: 'R7',
    words: '/links, with any path below, is the page of useful links.',
    module: 'app/features/links/LinksPage.tsx',
    tests: ['tests/e2e/night/pages.spec.ts › shows own cases and the town’s links after a report'],
  },
  {
    id: 'R8',
    words: '/login is a simple sign-in page, which may be given a username by u.',
    module: 'app/features/sign-in/LoginPage.tsx',
    tests: [NAME_LEADS],
  },
  {
    id: 'R8b',
    words: 'It has the field Identifiant, and a field Mot de passe that takes nothing.',
    module: 'ui/screens/Login',
    tests: ['ui/screens/Login/Login.stories.tsx › SimpleLogin', NAME_LEADS],
  },
  {
    id: 'R8c',
    words: 'It can be submitted once the name has more than seven signs, spaces aside.',
    module: 'app/features/sign-in/LoginPage.tsx',
    tests: [NAME_LEADS],
  },
  {
    id: 'R8d',
    words: 'Enter submits it.',
    module: 'ui/screens/Login',
    tests: ['ui/screens/Login/Login.stories.tsx › EnterSubmitsALongEnoughName', NAME_LEADS],
  },
  {
    id: 'R8e',
    words: 'It asks the server for the site of the customer and leads to its sign-in page with the name.',
    module: 'server/modules/identity/signInSite.ts',
    tests: [NAME_LEADS, 'server/modules/identity/signInSite.test.ts › %s signs in at %s'],
  },
  {
    id: 'R9',
    words: '/redirect shows a spinner and sends the browser to the address in to.',
    module: 'app/features/links/redirect/RedirectPage.tsx',
    tests: [NAME_LEADS, 'ui/screens/Redirect/Redirect.stories.tsx › SaysWhereAndOffersTheLink'],
  },
  {
    id: 'R10',
    words: '/samples/1 previews the menu in given colours, which must be valid, with logos.',
    module: 'previews/samples/1',
    tests: [
      SAMPLE,
      'tests/e2e/night/samples.spec.ts › names unusable colours on a sample page and links on',
      'tests/e2e/samples.spec.ts › completes a partial palette in the address with one press',
    ],
  },
  {
    id: 'R11',
    words: '/samples/2 previews the chat in given colours, with logos and a name.',
    module: 'previews/samples/2',
    tests: [SAMPLE, 'tests/e2e/night/samples.spec.ts › names every adjusted colour with both values'],
  },
  {
    id: 'R12',
    words: 'Any other address is of the main app: own cases and a scanner, or that the page is lost.',
    module: 'app/shell/StartPage.tsx',
    tests: [
      'tests/e2e/scanner.spec.ts › scans a printed sheet with the camera',
      'tests/e2e/night/pages.spec.ts › shows a readable page with a next step for an unknown address',
    ],
  },
  {
    id: 'R13',
    words: 'The parameter dark=1 shows a sample page in its dark mode.',
    module: 'previews/samples/shared',
    tests: [`${LOGIN} › sample pages are French, dark on demand, and call no server`, SAMPLE],
  },
  {
    id: 'R14',
    words: 'Sample pages have French texts of their own and use no server.',
    module: 'previews/samples',
    tests: [`${LOGIN} › sample pages are French, dark on demand, and call no server`],
  },
  {
    id: 'R15',
    words: 'The administration may be another site, with a port of its own.',
    module: 'api/externalAddresses.ts',
    tests: [
      'server/http/sites.test.ts › /staff/admin redirects to the admin site, or to the studio',
      'api/externalAddresses.test.ts › gives each site its own port at the same host',
    ],
  },
  {
    id: 'R16',
    words: 'The contact page of the company is at /contact, here or at another site.',
    module: 'api/externalAddresses.ts',
    tests: [
      'tests/e2e/contact.spec.ts › works by keyboard alone from the useful links',
      'api/externalAddresses.test.ts › gives each site its own port at the same host',
    ],
  },
  {
    id: 'R17',
    words: 'The campus of the region is at /home/campus of the host with the other country.',
    module: 'api/externalAddresses.ts',
    tests: ['server/http/sites.test.ts › %s redirects to the other country’s campus, uncached'],
  },
  {
    id: 'R18',
    words: '“Redirection vers” has logo and link to the public home page, and goes there after 1 ms.',
    module: 'app/features/links/redirect/ForwardPage.tsx',
    tests: [FORWARD],
  },
  {
    id: 'R19',
    words: '“Renvoi vers” goes to a given address, keeps path and anchor or leads to its root.',
    module: 'app/features/links/redirect/ForwardPage.tsx',
    tests: [
      FORWARD,
      'ui/screens/Redirect/forwardAddress.test.ts › keeps path, query and hash on the other host',
    ],
  },
];
