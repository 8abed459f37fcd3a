import { inChromium } from '../inChromium.ts';

/** The packages, in a project that knows nothing of this one. */
export default inChromium(import.meta.dirname, 'outside', { workers: 1 });
