import { BREAKS, NAME_MAX, TURNS, VISIBLE } from '@parvis/locales/forms/names';

/** A word may be left out whole when it begins this near to the end. */
const LAST_WORD = 20;

/** What became of a name besides being shown. */
export type LabelChange = 'cut' | 'cleaned' | 'unseen';

/** A name as it is shown. */
export interface ReadLabel {
  /** Nothing where no name is given, or none that can be seen. */
  readonly label: string | undefined;
  readonly changes: readonly LabelChange[];
}

/** At most so many characters with the sign that something is missing; between words where one ends near by. */
function cut(characters: readonly string[]): string {
  const kept = characters.slice(0, NAME_MAX - 1).join('');
  const space = kept.lastIndexOf(' ');
  return `${(space >= kept.length - LAST_WORD ? kept.slice(0, space) : kept).trimEnd()}…`;
}

/** Reads a customer's name: one line, in the order of its letters, not too long. */
export function readLabel(text: string | null): ReadLabel {
  const given = text?.trim() ?? '';
  if (given === '') return { label: undefined, changes: [] };
  if (!VISIBLE.test(given)) return { label: undefined, changes: ['unseen'] };
  const clean = given.replace(TURNS, '').replace(BREAKS, ' ').trim();
  const characters = [...clean];
  const long = characters.length > NAME_MAX;
  return {
    label: long ? cut(characters) : clean,
    changes: [...(clean === given ? [] : (['cleaned'] as const)), ...(long ? (['cut'] as const) : [])],
  };
}
