import { type Words, wordsIn } from '@parvis/locales/wordsIn';

/** Tells, so that nobody overlooks it, that invented customers of a demonstration were found where real people are served. */
export function tellWithdrawn(names: readonly Words[], warn: (line: string) => void): void {
  if (names.length === 0) return;
  const list = new Intl.ListFormat('en').format(names.map((words) => wordsIn(words, 'en-US')));
  warn(`
!! A DEMONSTRATION ran on this data before. Its invented customers are withdrawn: ${list}.
!! Their codes say that they are out of use, and nobody signs in as their staff; cases reported there stay until they are erased.
!! For a beginning without them choose another folder with PARVIS_DATA, or another DATABASE_URL. PARVIS_DEMO=1 brings them back.
`);
}
