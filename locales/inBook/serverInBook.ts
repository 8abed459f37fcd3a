import type { Texts } from '../areas.ts';
import { byTag } from './byTag.ts';

/** What the server says by itself, as in mails, by language, for the studio: `areas.ts` would make it of every text there is. */
export const server = byTag(import.meta.glob<Texts>('../*/server.ts', { eager: true, import: 'server' }));
