import type { Clause } from './clause.ts';

export const section3: readonly Clause[] = [
  {
    id: '3.1',
    words: 'Of a customer a visitor first sees banner, logo and name.',
    module: 'server/modules/customers',
    tests: [
      'server/modules/branding/branding.test.ts › is shown with the tiles, the greeting and a place, as a scan shows them',
      'server/modules/branding/branding.test.ts › shows contributors the new colours, logo and name at the next load',
      'server/modules/branding/branding.test.ts › is that of the customer’s file until an administrator chooses another one, or none',
    ],
  },
  {
    id: '3.2',
    words: 'A customer has pictures by id, and says whether reports may concern another contributor.',
    module: 'server/modules/customers',
    tests: [
      'server/modules/branding/branding.test.ts › takes its pictures along when it is forgotten, but none that another look or a customer shows',
      'server/modules/cases/betweenUsers.test.ts › takes a category between users for an ordinary one where the customer does not want it',
    ],
  },
  {
    id: '3.3',
    words:
      'The survey of the profile has date, id and key, and says whether it is complete, ready, or off or refused.',
    module: 'server/modules/surveyAnswers',
    tests: [
      'server/modules/survey/survey.test.ts › is due after the second closed case',
      'server/modules/survey/survey.test.ts › is off where the operator says so',
      'server/modules/survey/survey.test.ts › are kept as far as they go, and count once',
      'server/modules/survey/survey.test.ts › that was %s is due again',
    ],
  },
  {
    id: '3.4',
    words: 'The profile holds the person and their roles.',
    module: 'server/modules/identity/userStatus.ts',
    tests: [
      'server/modules/identity/routes/session.test.ts › staff read their role at their customer, and the kind of their customer',
    ],
  },
  {
    id: '3.5',
    words: 'One role is selected; a role that is gone gives way to the next.',
    module: 'app/features/staff/selectRole.ts',
    tests: [
      'app/features/staff/selectRole.test.ts › the first where the chosen one is gone',
      'tests/e2e/night/roles.spec.ts › switches to the next role when one is revoked at an open desk, or names its customer',
    ],
  },
  {
    id: '3.6',
    words: 'A person is empty, new, or has an identity.',
    module: 'server/modules/identity/userStatus.ts',
    tests: [
      'server/modules/identity/routes/session.test.ts › a visitor is empty, then new, then has an identity, then is verified',
    ],
  },
  {
    id: '3.7',
    words: 'The app knows a profile that starts, is ready or failed.',
    module: 'app/lib/session/useProfile.ts',
    tests: [
      'tests/e2e/night/error-catalogue.spec.ts › a profile that fails is asked for again with a notice, then the page says that loading failed',
    ],
  },
  {
    id: '3.8',
    words: 'A person is valid once an address or a number is verified.',
    module: 'server/modules/identity/userStatus.ts',
    tests: [
      'server/modules/identity/routes/session.test.ts › a visitor is empty, then new, then has an identity, then is verified',
      'server/modules/identity/ownPhone.test.ts › stores it once the code is confirmed, and signs in with it on another device',
    ],
  },
  {
    id: '3.9',
    words: 'Contact details that are not verified make a person partly known.',
    module: 'server/modules/identity/userStatus.ts',
    tests: [
      'server/modules/identity/unverified.test.ts › profile is partialInfo with the newest unverified contact, until it is verified or withdrawn',
      'tests/e2e/night/partly-known.spec.ts › postpones a contact, then takes and verifies it in the conversation',
    ],
  },
  {
    id: '3.10',
    words: 'The profile tells the last code, its day and whether it was used.',
    module: 'server/modules/identity/routes/session.ts',
    tests: [
      'server/modules/identity/routes/session.test.ts › reports a code with its day, as used after a report from it, and no more once cleared',
      'tests/e2e/night/follows.spec.ts › forgets a used code in the menu; another scan restores its place',
    ],
  },
  {
    id: '3.11',
    words: 'Settings belong to a person and follow them to every device.',
    module: 'server/modules/identity/settings.ts',
    tests: [
      'server/modules/identity/settings.test.ts › a setting applies to all current and future devices of the person',
      'tests/e2e/night/follows.spec.ts › syncs language and scheme to another device at once',
    ],
  },
  {
    id: '3.12',
    words:
      'Proving a phone number tells the number, whether SMS or mail was sent, a wrong code, no record, a number of somebody else or of a customer, and the masked address to check.',
    module: 'server/modules/identity',
    tests: [
      'server/modules/identity/codeOutcomes.test.ts › code by SMS returns',
      'server/http/smsReceipts.test.ts › marks an SMS as delivered or failed',
      'server/modules/identity/ownPhone.test.ts › is visible to its requester',
      'server/modules/identity/ownPhone.test.ts › requires both codes on a new device, the second by mail',
      'server/modules/identity/ownPhone.test.ts › stores it once the code is confirmed',
    ],
  },
  {
    id: '3.13',
    words:
      'Proving an e-mail address tells the address, whether the mail was sent, a wrong code, no record, and an address of somebody else or of a customer.',
    module: 'server/modules/identity',
    tests: [
      'server/modules/identity/codeOutcomes.test.ts › code by mail returns',
      "server/modules/identity/ownAddress.test.ts › refuses a customer's contact address, only after the code",
      'server/modules/identity/ownAddress.test.ts › stores it once the code is confirmed',
    ],
  },
  {
    id: '3.14',
    words: 'A role names its customer, the person there, and the pictures of the customer.',
    module: 'server/modules/identity/userStatus.ts',
    tests: [
      'server/modules/identity/routes/session.test.ts › staff read their role at their customer, and the kind of their customer',
    ],
  },
  {
    id: '3.15',
    words: 'A role names the host of its customer, where its calls go.',
    module: 'app/lib/api/siteRole.ts',
    tests: [
      'app/lib/api/siteRole.alone.test.ts › a role of another host signs in there with a token of this one',
      'tests/e2e/night/hosts.spec.ts › lets an agent work for two customers at two hosts, one started later',
    ],
  },
  {
    id: '3.16',
    words: 'A role whose host refuses or does not answer is marked.',
    module: 'app/features/staff/roleState.ts',
    tests: [
      'app/features/staff/selectRole.test.ts › classifies the failure',
      'app/lib/api/siteRole.alone.test.ts › a role its host refuses is gone; a host that fails is an error',
    ],
  },
  {
    id: '3.17',
    words: 'A device describes its kind, system, browser and build, and whether it is an old iPhone.',
    module: 'app/lib/session/device.ts',
    tests: ['app/lib/session/device.alone.test.ts › describes the agent'],
  },
  {
    id: '3.18',
    words: 'A device says whether it runs in a browser, installed, or as a trusted web activity.',
    module: 'app/lib/session/device.ts',
    tests: ['app/lib/session/device.alone.test.ts › gives display mode'],
  },
  {
    id: '3.19',
    words: 'Language data has a locale, a revision and three groups of texts.',
    module: 'locales/catalogue.ts',
    tests: ['server/http/responses.test.ts › is complete in the requested language, in three groups'],
  },
];
