import { scenarioOptions } from '../chromium.ts';
import { inChromium } from '../inChromium.ts';

/** Tests the built component book as a reader opens it. */
export default inChromium(import.meta.dirname, 'storybook', {
  workers: 1,
  // Its pages load many small files in sequence.
  expect: { timeout: 60_000 },
  use: { viewport: { width: 1280, height: 800 }, launchOptions: scenarioOptions },
});
