import { type Colleague, MENTION } from '@parvis/api/entities/note';
import { plainLetters } from '@parvis/locales/plainLetters';

/** The words of a stored note, with the names of those whom it mentions. */
export const toWords = (txt: string, colleagues: readonly Colleague[], gone: string): string =>
  txt.replace(MENTION, (_, rlid: string) => {
    const found = colleagues.find((one) => one.rlid === rlid);
    return `@${found?.name ?? gone}`;
  });

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export interface WrittenMentions {
  /** The note as it is stored. */
  readonly txt: string;
  readonly mentioned: readonly Colleague[];
}

/**
 * Finds the colleagues named in a note after an `@`.
 * @param chosen of several with one name, the one that was chosen last, by name
 */
export function findMentions(
  words: string,
  colleagues: readonly Colleague[],
  chosen: ReadonlyMap<string, string> = new Map(),
): WrittenMentions {
  const byName = new Map<string, Colleague>();
  for (const one of colleagues)
    if (!byName.has(one.name) || chosen.get(one.name) === one.rlid) byName.set(one.name, one);
  const names = [...byName.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  if (names.length === 0) return { txt: words, mentioned: [] };
  // The oldest supported Safari has no lookbehind.
  const pattern = new RegExp(`(^|[\\s(])@(${names.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  const mentioned = new Map<string, Colleague>();
  const txt = words.replace(pattern, (found, before: string, name: string) => {
    const one = byName.get(name);
    if (!one) return found;
    mentioned.set(one.rlid, one);
    return `${before}@[${one.rlid}]`;
  });
  return { txt, mentioned: [...mentioned.values()] };
}

/** Colleagues of whose name each word that was typed begins a word, accents aside. */
export function searchColleagues(colleagues: readonly Colleague[], query: string): Colleague[] {
  const typed = plainLetters(query).split(/\s+/).filter(Boolean);
  return colleagues.filter(({ name }) => {
    const words = plainLetters(name).split(/[\s-]+/);
    return typed.every((one) => words.some((word) => word.startsWith(one)));
  });
}
