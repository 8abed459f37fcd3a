import type { Texts } from '../areas.ts';
import { byTag } from './byTag.ts';

/** Texts of the server by language, for the studio: `areas.ts` would include every text. */
export const server = byTag(import.meta.glob<Texts>('../*/server.ts', { eager: true, import: 'server' }));
