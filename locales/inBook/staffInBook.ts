import type { Texts } from '../areas.ts';
import { byTag } from './byTag.ts';

/** Texts of the staff board by language, for the studio: `areas.ts` would include every text. */
export const staff = byTag(import.meta.glob<Texts>('../*/staff.ts', { eager: true, import: 'staff' }));

/** Texts of cases and conversations. */
export const chat = byTag(import.meta.glob<Texts>('../*/chat.ts', { eager: true, import: 'chat' }));
