import { inChromium } from '../inChromium.ts';

/** Every matrix story, compared with its stored picture. */
export default inChromium(import.meta.dirname, 'visual', {
  workers: 2,
  fullyParallel: true,
  globalSetup: './prepare.ts',
});
