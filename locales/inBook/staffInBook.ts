import type { Texts } from '../areas.ts';
import { byTag } from './byTag.ts';

/** The words of the staff board by language, for its preview in the studio: `areas.ts` would make it of every text there is. */
export const staff = byTag(import.meta.glob<Texts>('../*/staff.ts', { eager: true, import: 'staff' }));

/** The words of cases and conversations, likewise. */
export const chat = byTag(import.meta.glob<Texts>('../*/chat.ts', { eager: true, import: 'chat' }));
