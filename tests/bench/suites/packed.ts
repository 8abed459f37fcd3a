import type { Plugin } from 'vite';
import { packedFile } from '../partSizes.ts';

/** Ours as they are packed, and not the rooms that they are built of. */
export const packed: Plugin = {
  name: 'parvis:packed',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('@parvis/') ? packedFile(id) : null),
};
