import { BREAKS, NAME_MAX, TURNS, VISIBLE } from '@parvis/locales/forms/names';

/** A word that starts this near to the end may be dropped. */
const LAST_WORD = 20;

/** How a name differs from its given text. */
export type LabelChange = 'cut' | 'cleaned' | 'unseen';

export interface ReadLabel {
  /** Undefined when no visible name is given. */
  readonly label: string | undefined;
  readonly changes: readonly LabelChange[];
}

/** Truncates at a word boundary near the limit, else at the limit, with an ellipsis. */
function truncate(characters: readonly string[]): string {
  const kept = characters.slice(0, NAME_MAX - 1).join('');
  const space = kept.lastIndexOf(' ');
  return `${(space >= kept.length - LAST_WORD ? kept.slice(0, space) : kept).trimEnd()}…`;
}

/** Reads a customer's name: one line, without direction overrides, truncated. */
export function readCustomerName(text: string | null): ReadLabel {
  const given = text?.trim() ?? '';
  if (given === '') return { label: undefined, changes: [] };
  if (!VISIBLE.test(given)) return { label: undefined, changes: ['unseen'] };
  const clean = given.replace(TURNS, '').replace(BREAKS, ' ').trim();
  const characters = [...clean];
  const long = characters.length > NAME_MAX;
  return {
    label: long ? truncate(characters) : clean,
    changes: [...(clean === given ? [] : (['cleaned'] as const)), ...(long ? (['cut'] as const) : [])],
  };
}
