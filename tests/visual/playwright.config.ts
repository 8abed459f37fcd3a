import { inChromium } from '../inChromium.ts';

/** With its stored picture. */
export default inChromium(import.meta.dirname, 'visual', {
  workers: 2,
  fullyParallel: true,
  globalSetup: './prepare.ts',
});
