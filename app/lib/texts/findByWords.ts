import { plainLetters } from '@parvis/locales/plainLetters';

/** All words must match, regardless of accents and case. */
export function findByWords<One>(list: readonly One[], typed: string, getName: (one: One) => string): One[] {
  const words = plainLetters(typed).split(/\s+/).filter(Boolean);
  return list.filter((one) => {
    const name = plainLetters(getName(one));
    return words.every((word) => name.includes(word));
  });
}
