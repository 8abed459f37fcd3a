import type { Clause } from './clause.ts';

const PROFILE = 'app/lib/session/profile.alone.test.ts';
const NO_PROFILE =
  'tests/e2e/night/routes.spec.ts › a profile that does not come is asked for again with a notice';
const ROLE = 'app/lib/api/siteRole.alone.test.ts';

export const section4Profile: readonly Clause[] = [
  {
    id: 'P1',
    words: 'The profile is pending, then ready or in error.',
    module: 'app/lib/session/useProfile.ts',
    tests: [
      NO_PROFILE,
      'app/lib/api/resource.test.ts › a failed fetch keeps the old data, and the next one clears the error',
    ],
  },
  {
    id: 'P2',
    words: 'After an error it is asked for once more, a second later.',
    module: 'app/lib/session/profile.ts',
    tests: [NO_PROFILE, `${PROFILE} › times out after five seconds, then is retried and reported`],
  },
  {
    id: 'P3',
    words: 'The second try has a notice.',
    module: 'app/shell/ProfileLoading.tsx',
    tests: [NO_PROFILE],
  },
  {
    id: 'P4',
    words: 'A 403 rejects the request, which is made again with new cookies.',
    module: 'app/lib/session/profile.ts',
    tests: [`${PROFILE} › is retried with new cookies where %s, else after a second`],
  },
  {
    id: 'P5',
    words: 'The first role is chosen by default.',
    module: 'app/features/staff/selectRole.ts',
    tests: ['app/features/staff/selectRole.test.ts › the first where none was chosen'],
  },
  {
    id: 'P6',
    words: 'A chosen role that disappears is dropped.',
    module: 'app/features/staff/selectRole.ts',
    tests: ['tests/e2e/night/roles.spec.ts › switches to the next role when one is revoked at an open desk'],
  },
  {
    id: 'P7',
    words: 'Each role asks the site of its customer for its status and configuration.',
    module: 'app/lib/api',
    tests: [
      `${ROLE} › a role of this host fetches its status, then its customer`,
      `${ROLE} › a role of another host signs in there`,
    ],
  },
  {
    id: 'P8',
    words: 'A person erases everything.',
    module: 'server/modules/privacy/erase',
    tests: ['tests/e2e/leaving.spec.ts › erases everything on the device and at the town, and tells staff'],
  },
  {
    id: 'P9',
    words: 'A person erases the cookies of a device.',
    module: 'server/modules/privacy/erase',
    tests: [
      'tests/e2e/leaving.spec.ts › exports everything with one tap, and erases only this device’s cookies',
    ],
  },
  {
    id: 'P10',
    words: 'A person signs a device out, which resets what it holds.',
    module: 'app/features/account/leaveDevice.ts',
    tests: [
      'tests/e2e/night/leave-report.spec.ts › signing a device out asks, and leaves nothing on it',
      'app/lib/session/crossTabLeave.alone.test.ts › other tabs are notified once of a leave',
    ],
  },
  {
    id: 'P11',
    words: 'An identity is made.',
    module: 'app/lib/session/profile.ts',
    tests: [
      `${PROFILE} › a session in state %s gets an identity`,
      'server/http/journey.test.ts › is recognised on a second visit',
    ],
  },
  {
    id: 'P12',
    words: 'A phone number is verified.',
    module: 'app/features/account/OwnAddressDialogs.tsx',
    flows: ['registerPhone'],
    tests: ['tests/e2e/night/own-phone.spec.ts › leads to the reports on another device'],
  },
  {
    id: 'P13',
    words: 'An e-mail address is verified.',
    module: 'app/features/account/OwnAddressDialogs.tsx',
    flows: ['registerMail'],
    tests: ['tests/e2e/night/own-address.spec.ts › brings the reports of one device to another'],
  },
  {
    id: 'P14',
    words: 'Settings are set, and follow the person.',
    module: 'app/features/account/syncChoices.ts',
    tests: ['tests/e2e/night/follows.spec.ts › syncs language and scheme to another device at once'],
  },
  {
    id: 'P15',
    words: 'Settings are cleared.',
    module: 'app/features/account/settingsChoices.ts',
    tests: [
      'tests/e2e/night/forget-choices.spec.ts › resets choices to the device’s defaults, and keeps them so',
    ],
  },
];
