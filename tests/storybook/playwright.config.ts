import { inChromium } from '../inChromium.ts';

/** The built book of components, opened as a reader opens it. */
export default inChromium(import.meta.dirname, 'storybook', {
  workers: 1,
  use: { viewport: { width: 1280, height: 800 } },
});
