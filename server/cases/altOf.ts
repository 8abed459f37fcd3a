import { TURNS } from '@parvis/locales/forms/names';

/** What a file shows, as it is kept: without signs that turn the order of what stands beside it. Nothing where no words are left. */
export const altOf = (alt: string): string => alt.replace(TURNS, '').trim();
