import type { Clause } from './clause.ts';

const ENTRIES = 'app/features/notifications/notificationEntries.test.ts';
const PUSH = 'tests/e2e/night/push.spec.ts';

export const section4Notifications: readonly Clause[] = [
  {
    id: 'N1',
    words: 'Notifications of a device are in one of twelve states.',
    module: 'app/features/notifications/status.ts',
    tests: ['app/features/notifications/reduceStatus.test.ts › in %s, %s → %s'],
  },
  {
    id: 'N2',
    words: 'A lost subscription that is wanted is made again, five times at most, five seconds apart.',
    module: 'app/features/notifications/notifier.ts',
    tests: [
      'app/features/notifications/notifier.test.ts › is registered again five times, five seconds apart',
    ],
  },
  {
    id: 'N3',
    words: 'Unsubscribing leads back to the registered worker, whatever fails.',
    module: 'app/features/notifications/notifier.ts',
    tests: ['app/features/notifications/notifier.test.ts › ends despite errors of server and browser'],
  },
  {
    id: 'N4',
    words: 'A new case and an update add an entry, a message adds one of its own kind.',
    module: 'app/features/notifications/notificationEntries.ts',
    tests: [`${ENTRIES} › one of each`],
  },
  {
    id: 'N5',
    words: 'Each sets a trigger with case and person, which fetches the case.',
    module: 'app/features/notifications/handleWorkerMessages.ts',
    tests: [
      `${ENTRIES} › triggers again each time, and reports an unknown type once`,
      `${PUSH} › navigates an open page to the case, and lets a page that shows it announce it`,
    ],
  },
  {
    id: 'N6',
    words: 'Acknowledging removes entries.',
    module: 'app/features/notifications/handleWorkerMessages.ts',
    tests: [
      'app/features/notifications/handleWorkerMessages.alone.test.ts › keeps a push as an entry and refetches its case, until it is read',
      `${PUSH} › shows, counts and acknowledges a push with no page open`,
    ],
  },
  {
    id: 'N7',
    words: 'An unknown type is logged.',
    module: 'app/features/notifications/notificationEntries.ts',
    tests: [`${ENTRIES} › a type that is not known`],
  },
];
