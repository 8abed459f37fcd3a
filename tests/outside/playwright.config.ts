import { inChromium } from '../inChromium.ts';

/** In an unrelated project. */
export default inChromium(import.meta.dirname, 'outside', { workers: 1 });
