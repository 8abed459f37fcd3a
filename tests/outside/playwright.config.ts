import { inChromium } from '../inChromium.ts';

/** The packages in an unrelated project. */
export default inChromium(import.meta.dirname, 'outside', { workers: 1 });
