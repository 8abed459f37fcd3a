import { nearest } from '@parvis/questionnaire/model/nearest';

/** Endings that editors add to a file's name, and that a file manager hides. */
const HIDDEN_ENDINGS = ['.txt', '.json', '.svg', '.png', '.jpg'] as const;

/** The file that probably was meant by a name: in other letters, with a hidden ending, or misspelt; nothing where none is near. */
export function nearFile(name: string, names: readonly string[]): string | undefined {
  const others = names.filter((other) => other !== name && !other.startsWith('.'));
  const wanted = name.toLowerCase();
  const named = (meant: string) => others.find((other) => other.toLowerCase() === meant);
  const ended = HIDDEN_ENDINGS.map((ending) => named(wanted + ending)).find((other) => other !== undefined);
  return named(wanted) ?? ended ?? named(wanted.replace(/\.\w+$/, '')) ?? nearest(name, others);
}
