import { scenarioOptions } from '../chromium.ts';
import { inChromium } from '../inChromium.ts';

/** As a reader opens it. */
export default inChromium(import.meta.dirname, 'storybook', {
  workers: 1,
  // Many small files in sequence.
  expect: { timeout: 60_000 },
  use: { viewport: { width: 1280, height: 800 }, launchOptions: scenarioOptions },
});
