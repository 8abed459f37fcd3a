import { eachDeclaration, withoutComments } from '../export/css.ts';
import type { Entry } from './entry.ts';

const VARIABLE = /^\s*(?:--|\$|@)([\w-]+)\s*:(?!:)(.*)$/s;

/** Whether a text declares custom properties, or variables of SCSS or Less. */
export const hasVariables = (text: string): boolean =>
  /(?:^|[\s;{])(?:--|\$|@)[\w-]+\s*:\s*[^\s:]/.test(text);

/** `var(--other)`, with or without a colour function around it. */
const POINTER = /^(?:\w+\()?\s*(?:var\()?(?:--|\$|@)([\w-]+)\)*$/;

/** Every variable of the light scheme, the first of two of one name, followed where it points at another. */
export function variablesOf(text: string): readonly Entry[] {
  const found = new Map<string, string>();
  eachDeclaration(withoutComments(text.replace(/^\s*\/\/.*$/gm, '')), (declaration, dark) => {
    const [, name, value = ''] = VARIABLE.exec(declaration) ?? [];
    if (name && !dark && !found.has(name)) found.set(name, value.replace(/!default\s*$/, '').trim());
  });
  const follow = (value: string, left: number): string => {
    const [, name] = POINTER.exec(value) ?? [];
    const next = name && found.get(name);
    return next && left > 0 ? follow(next, left - 1) : value;
  };
  return [...found].map(([name, value]) => ({ path: [name], text: follow(value, 8) }));
}
