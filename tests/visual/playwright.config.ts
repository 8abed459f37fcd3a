import { join } from 'node:path';
import { inChromium } from '../inChromium.ts';

const folder = import.meta.dirname;

/** Every matrix story, compared with its stored picture. */
export default inChromium(folder, 'visual', {
  workers: 2,
  fullyParallel: true,
  snapshotPathTemplate: join(folder, 'pictures', '{arg}{ext}'),
  expect: {
    // Below what an eye tells apart, above what storing with fewer colours moves (see reduce.ts): 9 of 255 in grey.
    toHaveScreenshot: { threshold: 0.035, maxDiffPixels: 0, animations: 'disabled', caret: 'hide' },
  },
});
