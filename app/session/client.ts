import { createClient } from '@parvis/api/client';
import { texts } from '../texts/store.ts';

/** The one client of the app; words of customers come in the language shown. */
export const client = createClient({ language: () => texts.locale() });
