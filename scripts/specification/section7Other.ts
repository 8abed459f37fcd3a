import type { Clause } from './clause.ts';

export const section7Other: readonly Clause[] = [
  {
    id: '7O.1',
    words:
      'The app asks every ten minutes whether a newer build is served, and once per page whether its worker is newer.',
    module: 'app/features/offline/updates.ts',
    calls: ['/empty.js'],
    tests: [
      'app/features/offline/updates.alone.test.ts › polls the server every ten minutes',
      'app/features/offline/followWorker.alone.test.ts › a page asks once whether its active worker is newer, and not while the first one installs',
      'tests/e2e/night/newer-build.spec.ts › loads a newer build when no answer is in progress, and keeps the answers',
      'tests/e2e/night/newer-build.spec.ts › announces a newer build during a conversation without loading it, though its worker takes over',
    ],
  },
  {
    id: '7O.2',
    words:
      'One worker at the root, which is told the device and where to acknowledge, and clears scripts on demand.',
    module: 'app/worker',
    calls: ['/service-worker.js'],
    tests: [
      'server/http/cachedPages.test.ts › restricts the service worker to this site, without caching',
      'app/worker/handleMessage.alone.test.ts › stores acknowledgement address and device',
      'app/worker/handleMessage.alone.test.ts › clears and refetches scripts only',
      'tests/e2e/night/push.spec.ts › shows, counts and acknowledges a push',
      'tests/e2e/night/opens-offline.spec.ts › opens a seen code offline',
    ],
  },
  {
    id: '7O.3',
    words: 'Calls that the specification does not have are named as additions.',
    module: 'api/README.md',
    tests: [
      'tests/boundaries/additions.test.ts › api/README lists every call and address that the specification does not name, each once',
    ],
  },
];
