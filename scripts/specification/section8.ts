import type { Clause } from './clause.ts';

export const section8: readonly Clause[] = [
  {
    id: '8.1',
    words: 'A page that cannot load says so in the given French words.',
    module: 'app/shell/PageFailed.tsx',
    tests: [
      'tests/e2e/night/error-catalogue.spec.ts › a profile that fails is asked for again with a notice, then the page says that loading failed',
    ],
  },
  {
    id: '8.2',
    words: 'After five seconds without an answer the page advises to refresh.',
    module: 'app/shell/PageLoading.tsx',
    tests: [
      'tests/e2e/night/error-catalogue.spec.ts › a profile without an answer brings the advice to refresh after five seconds',
    ],
  },
  {
    id: '8.3',
    words: 'A browser that refuses cookies is asked to enable them.',
    module: 'app/shell/SessionGate.tsx',
    tests: [
      'tests/e2e/night/pages.spec.ts › tells a browser that refuses cookies in its language, and offers the others',
    ],
  },
  {
    id: '8.4',
    words: 'A page or dialog that breaks says so in the given words.',
    module: 'app/shell/ErrorBoundary.tsx',
    tests: [
      'tests/e2e/night/pages.spec.ts › shows a broken page in the specification’s words and a missing one in its own',
      'tests/e2e/night/foreign-questions.spec.ts › keeps the answers, sends nothing and offers a retry',
    ],
  },
  {
    id: '8.5',
    words: 'A wrong sign-in code asks to check it.',
    module: 'app/features/sign-in',
    tests: [
      'tests/e2e/night/error-catalogue.spec.ts › a wrong sign-in code asks to check it, and the right one is then taken',
      'tests/e2e/night/sign-in-number.spec.ts › signs in a returning visitor by number and by its linked address',
    ],
  },
  {
    id: '8.6',
    words: 'A session that is refused is renewed with new cookies at once.',
    module: 'app/lib/session/profile.ts',
    tests: [
      'tests/e2e/night/error-catalogue.spec.ts › a session that the server rejects is asked for anew at once',
    ],
  },
  {
    id: '8.7',
    words: 'A profile that fails is asked for once more after a second, with a notice.',
    module: 'app/lib/session/profile.ts',
    tests: [
      'tests/e2e/night/error-catalogue.spec.ts › a profile that fails is asked for again with a notice, then the page says that loading failed',
      'app/lib/session/profile.alone.test.ts › times out after five seconds, then is retried and reported',
    ],
  },
  {
    id: '8.8',
    words: 'Confirming a number can fail in five ways, each told.',
    module: 'app/features/sign-in/addresses',
    tests: [
      'server/modules/identity/codeOutcomes.test.ts › code by SMS returns',
      'tests/e2e/night/number-outcomes.spec.ts › handles number codes: sent by the phone, of a customer, expired, of another account, of staff',
      'tests/e2e/night/sign-in-number.spec.ts › signs in a returning visitor by number and by its linked address',
    ],
  },
  {
    id: '8.9',
    words: 'Confirming an address says a wrong or an expired code.',
    module: 'app/features/sign-in/addresses',
    tests: [
      'tests/e2e/night/mail-outcomes.spec.ts › handles address codes: expired, of another account, of a linked account',
      'server/modules/identity/codeOutcomes.test.ts › code by mail returns',
    ],
  },
  {
    id: '8.10',
    words: 'Confirming an address says that it is a customer’s, or goes on with the linked number.',
    module: 'app/features/sign-in/addresses',
    tests: [
      'tests/e2e/night/door-outcomes.spec.ts › handles sign-in codes: a second one, one without access, a customer’s shared mailbox',
      'tests/e2e/night/mail-outcomes.spec.ts › handles address codes: expired, of another account, of a linked account',
    ],
  },
  {
    id: '8.11',
    words: 'Notifications say whether the key, the subscription or the registration failed.',
    module: 'app/features/notifications',
    tests: [
      'tests/e2e/night/error-catalogue.spec.ts › notifications that fail say why',
      'app/features/notifications/getStatusView.test.ts › texts and action of each status',
    ],
  },
  {
    id: '8.12',
    words: 'A missing text is its code between dashes; an unknown message says so.',
    module: 'locales/missingText.ts',
    tests: [
      'locales/translate.test.ts › shows a missing text as its id between double dashes',
      'tests/e2e/night/error-catalogue.spec.ts › an event of a newer server is an unknown message',
    ],
  },
  {
    id: '8.13',
    words: 'A worker that cannot be installed, and a message of it that is unknown, are logged alone.',
    module: 'app/features/offline',
    tests: [
      'tests/e2e/night/error-catalogue.spec.ts › without its worker the app starts, and says so in the log alone',
      'app/worker/handleMessage.alone.test.ts › logs an unknown message',
      'app/features/offline/followWorker.alone.test.ts › an unknown message of the worker is ignored and logged',
    ],
  },
  {
    id: '8.14',
    words: 'A camera that fails, a photo that fails and a browser without a camera are logged, and told.',
    module: 'app/features/media/camera',
    tests: [
      'app/features/media/camera/openCamera.test.ts › has the fault %s, and is logged',
      'app/features/media/camera/openCamera.test.ts › is unavailable without mediaDevices',
      'tests/e2e/night/photo-edges.spec.ts › warns of full storage, names the camera switch and reports failed photos and empty files',
    ],
    decision: '0066-pictures-are-seen-whole-and-missed-photos-are-told',
  },
  {
    id: '8.15',
    words: 'A service without an icon has a fallback, and is logged.',
    module: 'ui/parts/ResponderIcon',
    tests: [
      'ui/consoleWarnings.alone.test.ts › a responder code without an icon is reported once, and has the fallback icon',
      'ui/parts/ResponderIcon/ResponderIcon.stories.tsx › UnknownCode',
    ],
  },
  {
    id: '8.16',
    words: 'A file that cannot be loaded fires an event, and the error goes on unless that is cancelled.',
    module: 'scripts/vite/inPage/preload.ts',
    tests: [
      'scripts/vite/spacedPreloads.alone.test.ts › reports a missing file, and fails unless prevented',
      'tests/e2e/night/newer-build.spec.ts › reloads once when a file is gone with its build',
    ],
  },
];
