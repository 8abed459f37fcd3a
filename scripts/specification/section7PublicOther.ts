import type { Clause } from './clause.ts';

export const section7PublicOther: readonly Clause[] = [
  {
    id: '7P.30',
    words: 'Says that a survey was put off or refused.',
    module: 'server/modules/survey',
    calls: ['/api/survey/sts'],
    tests: [
      'server/modules/survey/survey.test.ts › is due again after 92 days, not after 89',
      'tests/e2e/survey.spec.ts › a refusal without a network is sent once it is back',
    ],
  },
  {
    id: '7P.31',
    words: 'Stores the answers to a survey.',
    module: 'server/modules/survey',
    calls: ['/api/survey/rslt'],
    tests: ['server/modules/survey/survey.test.ts › are kept as far as they go, and count once'],
  },
  {
    id: '7P.32',
    words: 'Contact details and devices of a person.',
    module: 'server/modules/identity/devices.ts',
    calls: ['/api/user/info'],
    tests: [
      "server/modules/identity/devices.test.ts › lists a person's devices, the current one first, then by last use",
    ],
  },
  {
    id: '7P.33',
    words: 'Whether a code is in service, without storing anything.',
    module: 'server/modules/identity',
    calls: ['/api/init/qr/validate'],
    tests: [
      'server/modules/identity/scan.test.ts › is in service, retired, replaced, or unknown with others of the same letters',
      'server/modules/identity/scan.test.ts › stores no scan, session or identity',
    ],
  },
  {
    id: '7P.34',
    words: 'Gives an identity and scans a code in one call.',
    module: 'server/modules/identity',
    calls: ['/api/init/qr/scan'],
    tests: ['server/modules/identity/scan.test.ts › gives an identity and scans the code in one call'],
  },
  {
    id: '7P.35',
    words: 'Begins to prove a number by an SMS from the phone.',
    module: 'server/modules/identity',
    calls: ['/api/phone/discvr/init/usid'],
    tests: [
      'server/modules/identity/phoneDiscovery.test.ts › links the number to the person once its phone sends the code',
    ],
  },
  {
    id: '7P.36',
    words: 'Says whether that SMS has come.',
    module: 'server/modules/identity',
    calls: ['/api/phone/discvr/sts'],
    tests: [
      'server/modules/identity/phoneDiscovery.test.ts › accepts a code only from the person it was given to, once',
      'server/modules/identity/phoneDiscovery.test.ts › expires after ten minutes',
    ],
  },
  {
    id: '7P.37',
    words: 'Says whether an SMS with a code was delivered.',
    module: 'server/modules/identity',
    calls: ['/api/login/sms/sts'],
    tests: [
      'server/modules/identity/ownPhone.test.ts › is visible to its requester; others get noRecord',
      'server/http/smsReceipts.test.ts › marks an SMS as delivered or failed',
    ],
  },
  {
    id: '7P.38',
    words: 'A desk waits until a phone approves it.',
    module: 'server/modules/identity',
    calls: ['/api/login/qr/check'],
    tests: [
      'server/modules/identity/deskSignIn.test.ts › signs the desk in as the approver after the right number is chosen',
    ],
  },
  {
    id: '7P.39',
    words: 'A phone approves a desk by the number that it shows.',
    module: 'server/modules/identity',
    calls: ['/api/login/qr/connect'],
    tests: [
      'server/modules/identity/deskSignIn.test.ts › wrong number ends it, also for a later right one',
      'tests/e2e/night/desk-phone.spec.ts › signs in a desk by phone and opens the requested page',
    ],
  },
  {
    id: '7P.40',
    words: 'A worker acknowledges what became of a notification.',
    module: 'server/modules/notifications/push',
    calls: ['/api/notif/ack'],
    tests: [
      'server/modules/notifications/push/push.test.ts › is stored if its token is valid, without a session',
      'tests/e2e/night/push.spec.ts › shows, counts and acknowledges a push with no page open, and a press opens it',
    ],
  },
  {
    id: '7P.41',
    words: 'A proof of work, and a message to a customer.',
    module: 'server/modules/contact',
    calls: ['/api/captcha/init', '/api/contact/send'],
    tests: [
      'server/modules/contact/routes/contact.test.ts › reaches the customer with the writer as reply-to, without opening a session',
      'server/modules/contact/routes/contact.test.ts › that is unsolved or forged sends nothing',
    ],
    decision: '0016-custom-proof-of-work-instead-of-a-captcha',
  },
  {
    id: '7P.42',
    words: 'What a code leads to; the scan is stored.',
    module: 'server/modules/identity/storeScan.ts',
    calls: ['/api/qr/scan'],
    tests: [
      'server/http/journey.test.ts › gets place and categories from a scan',
      'server/http/journey.test.ts › distinguishes unknown and stale codes',
      'tests/security/scanDoors.test.ts › is recorded once per session, and again for another person or code',
    ],
  },
  {
    id: '7P.43',
    words: 'Opens a case by what was done in the questionnaire.',
    module: 'server/modules/cases',
    calls: ['/api/cases/init'],
    tests: [
      'server/modules/cases/cases.test.ts › is idempotent for repeated and concurrent requests',
      "server/modules/cases/cases.test.ts › shows staff the questionnaire's items and texts, not those of the device",
    ],
  },
  {
    id: '7P.44',
    words: 'The own cases at all customers, page by page.',
    module: 'server/modules/cases',
    calls: ['/api/town/listActivity'],
    tests: [
      'server/http/journey.test.ts › is listed for its reporter across customers and at one',
      'server/modules/cases/paging.test.ts › pages without gaps or duplicates, also for cases of the same time',
    ],
  },
  {
    id: '7P.45',
    words: 'A token of one minute for another host.',
    module: 'server/modules/identity',
    calls: ['/api/town/getJwt'],
    tests: [
      'tests/security/tokens.test.ts › opens a session at its customer, once',
      'tests/security/tokens.test.ts › is rejected at another customer, without a role, or when altered',
      'tests/security/hosts.test.ts › lasts a minute: after %i ms',
    ],
  },
  {
    id: '7P.46',
    words: 'Sends a code to sign in by mail.',
    module: 'server/modules/identity',
    calls: ['/api/login/mail/req'],
    tests: [
      'tests/security/codes.test.ts › answers known and unknown addresses alike',
      'tests/security/codes.test.ts › requires growing pauses, at most a quarter of an hour',
      'tests/security/codes.test.ts › has five of 32 symbols',
    ],
  },
];
