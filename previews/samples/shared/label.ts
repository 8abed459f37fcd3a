import { BREAKS, NAME_MAX, TURNS, VISIBLE } from '@parvis/locales/forms/names';

/** A nearer word may be dropped. */
const LAST_WORD = 20;

/** Differences to the given text. */
export type LabelChange = 'cut' | 'cleaned' | 'unseen';

export interface ReadLabel {
  /** Undefined without a visible name. */
  readonly label: string | undefined;
  readonly changes: readonly LabelChange[];
}

/** At a word boundary near the limit, with an ellipsis. */
function truncate(characters: readonly string[]): string {
  const kept = characters.slice(0, NAME_MAX - 1).join('');
  const space = kept.lastIndexOf(' ');
  return `${(space >= kept.length - LAST_WORD ? kept.slice(0, space) : kept).trimEnd()}…`;
}

/** One line without direction overrides, truncated. */
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
