import type { Plugin } from 'vite';
import { packedFile } from '../partSizes.ts';

/** As packed, not from source. */
export const packed: Plugin = {
  name: 'parvis:packed',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('@parvis/') ? packedFile(id) : null),
};
