import type { Example, Key } from '../guide.ts';

const MATRIX: Example = { story: 'Matrix', title: 'All at one look' };

/** All states first: a picture, which plays nothing while a person only reads. */
export const many = (...names: readonly (readonly [story: string, title: string])[]): readonly Example[] => [
  MATRIX,
  ...names.map(([story, title]) => ({ story, title })),
];

/** What a browser does for a page of links. */
export const PAGE_KEYS: readonly Key[] = [
  { keys: 'Tab', does: 'Moves through links and buttons in the order of reading.', native: true },
  { keys: 'Enter', does: 'Follows the link, or presses the button.', native: true },
];

/** What a browser does for a form. */
export const FORM_KEYS: readonly Key[] = [
  { keys: 'Tab', does: 'Moves through the fields in the order of reading.', native: true },
  { keys: 'Enter', does: 'In a field of one line: sends the form.', native: true },
];
