import type { Clause } from './clause.ts';

const STATUS = 'app/features/offline/appStatus.test.ts';
const UPDATES = 'app/features/offline/updates.alone.test.ts';

export const section4Browser: readonly Clause[] = [
  {
    id: 'W1',
    words: 'The app knows whether it can be installed and whether it is.',
    module: 'app/features/offline/appStatus.ts',
    tests: [
      `${STATUS} › it was taken`,
      'tests/e2e/night/installable.spec.ts › explains installing on iOS Safari once',
    ],
  },
  {
    id: 'W2',
    words: 'It runs in the browser, alone, or as an app of a store.',
    module: 'app/lib/session/device.ts',
    tests: [
      'app/lib/session/device.alone.test.ts › referrer "%s" (standalone: %s) gives display mode %s',
      `${STATUS} › as %s is installed: %s`,
    ],
  },
  {
    id: 'W3',
    words: 'It notices that the server has a newer build.',
    module: 'app/features/offline/updates.ts',
    tests: [
      `${UPDATES} › polls the server every ten minutes`,
      'tests/e2e/night/newer-build.spec.ts › loads a newer build when no answer is in progress, and keeps the answers',
    ],
  },
  {
    id: 'W4',
    words: 'It knows the revision of its service worker and whether that is being updated.',
    module: 'app/features/offline/appStatus.ts',
    tests: [`${STATUS} › it says which it is`, `${STATUS} › and takes over`],
  },
  {
    id: 'W5',
    words: 'It reloads when the worker asks.',
    module: 'app/features/offline/updates.ts',
    tests: [`${UPDATES} › is checked when the worker requests a reload`],
  },
  {
    id: 'W6',
    words: 'Front and back cameras are found by their labels, otherwise by facing mode.',
    module: 'app/features/media/camera',
    tests: [
      'app/features/media/camera/cameraSides.test.ts › is found by the label “%s”: %s',
      'app/features/media/camera/cameraSides.test.ts › is requested by facing mode where labels are missing',
    ],
  },
];
