import { type Colleague, MENTION } from '@parvis/api/entities/note';
import { plainLetters } from '@parvis/locales/plainLetters';

/** Stored note with mentioned names. */
export const toWords = (txt: string, colleagues: readonly Colleague[], gone: string): string =>
  txt.replace(MENTION, (_, rlid: string) => {
    const found = colleagues.find((one) => one.rlid === rlid);
    return `@${found?.name ?? gone}`;
  });

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export interface WrittenMentions {
  /** Stored form. */
  readonly txt: string;
  readonly mentioned: readonly Colleague[];
}

/**
 * Names after `@`.
 * @param chosen by name: the last choice among namesakes
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
  // Safari 15.4 lacks lookbehind.
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

/** Each typed word must begin a word of the name, regardless of accents. */
export function searchColleagues(colleagues: readonly Colleague[], query: string): Colleague[] {
  const typed = plainLetters(query).split(/\s+/).filter(Boolean);
  return colleagues.filter(({ name }) => {
    const words = plainLetters(name).split(/[\s-]+/);
    return typed.every((one) => words.some((word) => word.startsWith(one)));
  });
}
