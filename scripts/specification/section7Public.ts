import type { Clause } from './clause.ts';

export const section7Public: readonly Clause[] = [
  {
    id: '7P.1',
    words: 'Every call sends cookies; the prefixes of the sides can be changed.',
    module: 'api/client.ts',
    tests: [
      'api/client.test.ts › requests its address with language, cookie and body',
      'api/call.test.ts › takes another prefix from the client',
    ],
  },
  {
    id: '7P.2',
    words: 'Whether a survey about the service is due, which, since when, and whether it is answered.',
    module: 'server/modules/survey',
    calls: ['/api/user/survey'],
    tests: [
      'server/modules/survey/survey.test.ts › is due after the second closed case',
      'server/modules/survey/survey.test.ts › that was refused is never due again',
      'server/modules/survey/survey.test.ts › are kept as far as they go, and count once',
      'server/modules/survey/survey.test.ts › that was %s is due again',
    ],
  },
  {
    id: '7P.3',
    words:
      'Who the caller is, by new cookies and device, with roles, settings or an error; 5 seconds for an answer and 60 in all.',
    module: 'app/lib/session/profile.ts',
    calls: ['/api/user/sts'],
    tests: [
      'app/lib/session/profile.alone.test.ts › times out after five seconds, then is retried and reported',
      'app/lib/session/profile.alone.test.ts › fails after sixty seconds of an endless answer, without a retry',
      'server/http/journey.test.ts › is recognised on a second visit',
      'server/modules/identity/routes/session.test.ts › a visitor is empty, then new',
      'server/modules/identity/routes/session.test.ts › staff read their role at their customer',
      'server/modules/identity/settings.test.ts › a setting applies to all current and future devices of the person',
      'server/modules/identity/devices.test.ts › stores the whole device that a page tells with its status or by itself',
    ],
  },
  {
    id: '7P.4',
    words: 'Banner, logo and name of the customer of a code or of a link; a failure is only logged.',
    module: 'server/modules/links/routes/links.ts',
    calls: ['/api/user/cstmr'],
    tests: [
      'server/modules/branding/branding.test.ts › shows contributors the new colours, logo and name at the next load',
      'server/modules/links/links.test.ts › of the customer opens its menu and takes reports, each a use',
      'server/modules/links/links.test.ts › is no code, and a printed code is no link',
      'server/modules/branding/branding.test.ts › is that of the customer’s file until an administrator chooses another one, or none',
      'app/lib/api/fetchCustomer.alone.test.ts › a customer that does not come is logged',
    ],
  },
  {
    id: '7P.5',
    words: 'Erases everything of a person; a failure is told.',
    module: 'server/modules/privacy/erase',
    calls: ['/api/user/erase/all'],
    tests: [
      'server/modules/privacy/erase/erasePerson.test.ts › removes messages, answers, addresses, devices and ids',
      'tests/e2e/leaving.spec.ts › erases everything on the device and at the town, and tells staff that the visitor left',
      'tests/e2e/night/error-catalogue.spec.ts › erasing and leaving that fail say so, and change nothing',
    ],
  },
  {
    id: '7P.6',
    words: 'Erases the cookies of a device alone; a failure is told.',
    module: 'server/modules/privacy/erase',
    calls: ['/api/user/erase/cookies'],
    tests: [
      'server/modules/privacy/erase/erasePerson.test.ts › signs the person out and keeps the cases, found again by an address',
      'tests/e2e/night/error-catalogue.spec.ts › erasing and leaving that fail say so, and change nothing',
    ],
  },
  {
    id: '7P.7',
    words: 'Removes the phone number of a person; a failure is told.',
    module: 'server/modules/identity',
    calls: ['/api/phone/remove'],
    tests: [
      'server/modules/identity/ownPhone.test.ts › removing the number leaves an anonymous person with their cases, which the number no longer opens',
      'tests/e2e/night/error-catalogue.spec.ts › erasing and leaving that fail say so, and change nothing',
    ],
  },
  {
    id: '7P.8',
    words: 'Removes the e-mail address of a person; a failure is told.',
    module: 'server/modules/identity',
    calls: ['/api/mail/remove'],
    tests: [
      'server/modules/identity/ownAddress.test.ts › leaves an anonymous person with their cases',
      'server/modules/identity/ownAddress.test.ts › is refused to staff who sign in with it',
      'tests/e2e/night/error-catalogue.spec.ts › erasing and leaving that fail say so, and change nothing',
    ],
  },
  {
    id: '7P.9',
    words: 'Sends a code to a phone number, a new one to add (`newPhone`) or one to sign in with.',
    module: 'server/modules/identity',
    calls: ['/api/login/sms/init'],
    tests: [
      'server/modules/identity/ownPhone.test.ts › stores it once the code is confirmed, and signs in with it on another device',
      'server/modules/identity/codeOutcomes.test.ts › staff sign-in returns',
    ],
  },
  {
    id: '7P.10',
    words:
      'Confirms the number of a person who has an identity, and answers success, mergedAccount, wrongCode, noRecord, phoneExists, belongsToCustomer, checkEmail and maskedEmail.',
    module: 'server/modules/identity',
    calls: ['/api/phone/confirm'],
    tests: [
      'server/modules/identity/codeOutcomes.test.ts › code by SMS returns',
      'server/modules/identity/ownPhone.test.ts › is that of the person’s last request by SMS',
    ],
  },
  {
    id: '7P.11',
    words:
      'Confirms a number and signs in, and answers success, mergedAccount, wrongCode, noRecord, phoneExists, belongsToCustomer, checkEmail and maskedEmail.',
    module: 'server/modules/identity',
    calls: ['/api/login/sms/confirm'],
    tests: [
      'server/modules/identity/codeOutcomes.test.ts › staff sign-in returns',
      'server/modules/identity/ownPhone.test.ts › sign in with it and get their role',
      'server/modules/identity/ownPhone.test.ts › confirm their mail address once, after which either code suffices',
      'server/modules/identity/ownPhone.test.ts › sign in by number and code, without naming the request, in the browser that asked',
    ],
  },
  {
    id: '7P.12',
    words: 'Sends a code to an e-mail address.',
    module: 'server/modules/identity',
    calls: ['/api/mail/verif/init'],
    tests: [
      'server/modules/identity/ownAddress.test.ts › stores it once the code is confirmed, and renews the cookie',
      'server/modules/identity/ownPhone.test.ts › requires both codes on a new device, the second by mail',
      'server/modules/identity/ownPhone.test.ts › is refused in words where mail/verif/init is asked for a number',
    ],
    decision: '0062-no-code-by-mail-for-a-number',
  },
  {
    id: '7P.13',
    words:
      'Confirms the address of a person who has an identity, and answers success, mergedAccount, wrongCode, noRecord, belongsToCustomer, checkPhone and maskedPhone.',
    module: 'server/modules/identity',
    calls: ['/api/mail/verif/code'],
    tests: [
      'server/modules/identity/codeOutcomes.test.ts › code by mail returns',
      'server/modules/identity/ownAddress.test.ts › stores it once the code is confirmed',
      'server/modules/identity/ownPhone.test.ts › is that of the person’s last request by mail',
    ],
  },
  {
    id: '7P.14',
    words: 'Clears the settings of a person.',
    module: 'server/modules/identity/settings.ts',
    calls: ['/api/user/settings/clear'],
    tests: [
      'server/modules/identity/routes/session.test.ts › cleared settings are cleared on every device of the person',
      'tests/e2e/night/forget-choices.spec.ts › resets choices to the device’s defaults, and keeps them so',
    ],
  },
  {
    id: '7P.15',
    words: 'Reports a code that is out of service.',
    module: 'server/modules/identity',
    calls: ['/api/user/qrid/stale'],
    tests: [
      'server/modules/identity/scan.test.ts › counts once per device, and administrators see it with the day',
      'server/modules/identity/scan.test.ts › is the one that the session scanned last, if none is named',
    ],
  },
  {
    id: '7P.16',
    words: 'Counts a use of the service by type and value.',
    module: 'server/modules/statistics',
    calls: ['/api/stats/send'],
    tests: [
      'server/modules/statistics/stats.test.ts › sums up a day by type and value, without a session',
      'tests/e2e/figures.spec.ts › with Global Privacy Control nothing is counted, by the page or by the server',
    ],
  },
  {
    id: '7P.17',
    words: 'The public key for notifications.',
    module: 'server/modules/notifications/push',
    calls: ['/api/notif/vapid'],
    tests: [
      'server/modules/messaging/pushJobs.test.ts › creates one key when servers start at the same time',
      'app/features/notifications/notifier.test.ts › requests permission first, then subscribes and registers',
      'server/modules/notifications/push/push.test.ts › gets the fact in their language, without content',
    ],
  },
  {
    id: '7P.18',
    words: 'Registers a browser for notifications.',
    module: 'server/modules/notifications/push',
    calls: ['/api/notif/register'],
    tests: [
      'server/modules/notifications/push/push.test.ts › belongs to the last person to register it',
      'server/modules/notifications/push/push.test.ts › with a foreign key is rejected as stale and gets no pushes',
    ],
  },
  {
    id: '7P.19',
    words: 'Ends the notifications of a browser; the app ignores a failure.',
    module: 'server/modules/notifications/push',
    calls: ['/api/notif/unsubscribe'],
    tests: [
      'server/modules/notifications/push/push.test.ts › gets none after unsubscribing, disabling, signing out or erasure',
      'app/features/notifications/notifier.test.ts › ends despite errors of server and browser',
    ],
  },
  {
    id: '7P.20',
    words: 'Signs a person out; a failure is told.',
    module: 'server/modules/identity/routes/session.ts',
    calls: ['/api/user/disconnect'],
    tests: [
      'server/http/liveRoutes.test.ts › ends with its session',
      'tests/security/hosts.test.ts › is void once its bearer signed out',
      'tests/e2e/night/leave-report.spec.ts › signing a device out asks, and leaves nothing on it',
      'tests/e2e/night/error-catalogue.spec.ts › erasing and leaving that fail say so, and change nothing',
    ],
  },
  {
    id: '7P.21',
    words:
      'Confirms an address and signs in, and answers success, mergedAccount, wrongCode, noRecord, belongsToCustomer, checkPhone and maskedPhone.',
    module: 'server/modules/identity',
    calls: ['/api/login/mail/confirm'],
    tests: [
      'server/modules/identity/codeOutcomes.test.ts › staff sign-in returns',
      'server/modules/identity/codeOutcomes.test.ts › signing in to an account with mail and phone requires both codes, in either order',
      'server/modules/identity/ownPhone.test.ts › signs in the browser that asked',
    ],
  },
  {
    id: '7P.22',
    words: 'Gives a visitor an identity, with the code they scanned.',
    module: 'server/modules/identity/routes/session.ts',
    calls: ['/api/init/id'],
    tests: [
      'server/modules/identity/routes/session.test.ts › reports a code with its day, as used after a report from it, and no more once cleared',
      'server/http/journey.test.ts › learns why a code is not stored with the identity',
    ],
  },
  {
    id: '7P.23',
    words: 'Stores settings of a person.',
    module: 'server/modules/identity/settings.ts',
    calls: ['/api/user/settings/set'],
    tests: ['server/modules/identity/settings.test.ts › concurrent settings changes are both kept'],
  },
  {
    id: '7P.24',
    words: 'Forgets the last code of a session.',
    module: 'server/modules/identity/routes/session.ts',
    calls: ['/api/user/qrid/clear'],
    tests: [
      'server/modules/identity/routes/session.test.ts › reports a code with its day, as used after a report from it, and no more once cleared',
      'tests/e2e/night/follows.spec.ts › forgets a used code in the menu; another scan restores its place',
    ],
  },
  {
    id: '7P.25',
    words: 'Stores what a device is: type, os, browser, rev, legacyIOS and mode.',
    module: 'server/modules/identity/routes/session.ts',
    calls: ['/api/user/device/set'],
    tests: [
      "server/modules/identity/devices.test.ts › lists a person's devices, the current one first, then by last use",
      'app/features/account/syncChoices.alone.test.ts › a device is sent once, on change, and for each person',
      'server/modules/identity/devices.test.ts › stores the whole device that a page tells with its status or by itself',
    ],
  },
  {
    id: '7P.26',
    words: 'The menus of a category, for a look without a code.',
    module: 'server/http/calls/texts.ts',
    calls: ['/api/settings/menus/qr'],
    tests: [
      'server/http/responses.test.ts › has the menus of a category’s customer, for a look without a code',
      'tests/e2e/night/pages.spec.ts › walks a report to its end without sending or storing anything',
    ],
  },
  {
    id: '7P.27',
    words: 'The languages, and the texts of one.',
    module: 'server/http/calls/texts.ts',
    calls: ['/api/settings/languages', '/api/settings/language'],
    tests: [
      'server/http/responses.test.ts › names each language in itself, the first one first',
      'server/http/responses.test.ts › is complete in the requested language, in three groups',
      'tests/e2e/night/follows.spec.ts › loads texts from the server when a newer build removed this one’s files',
    ],
  },
  {
    id: '7P.28',
    words: 'The site where a name signs in.',
    module: 'server/modules/identity/signInSite.ts',
    calls: ['/api/login/cstmr'],
    tests: [
      'server/modules/identity/signInSite.test.ts › signs in at',
      "tests/security/hosts.test.ts › is the customer's site: %s at %s",
    ],
  },
  {
    id: '7P.29',
    words: 'A picture of a customer by its id.',
    module: 'server/http/imageRoutes.ts',
    calls: ['/api/media/logo/{id}'],
    tests: [
      'server/http/responses.test.ts › serve images that are cacheable for ever and cannot run scripts',
    ],
  },
];
