import { scenarioOptions } from '../chromium.ts';
import { inChromium } from '../inChromium.ts';

/** The built book of components, opened as a reader opens it. */
export default inChromium(import.meta.dirname, 'storybook', {
  workers: 1,
  // Its pages come by many small files, one after the other.
  expect: { timeout: 60_000 },
  use: { viewport: { width: 1280, height: 800 }, launchOptions: scenarioOptions },
});
