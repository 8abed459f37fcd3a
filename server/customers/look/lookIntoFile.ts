import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@parvis/questionnaire/model/record';
import { written } from '../file/written.ts';

/** What stands under a key, where it is a text or an object of texts. */
const underKey = (key: string): RegExp =>
  new RegExp(`("${key}"\\s*:\\s*)(?:"(?:[^"\\\\]|\\\\.)*"|\\{(?:[^{}"]|"(?:[^"\\\\]|\\\\.)*")*\\})`);

/** A value as it stands in a file, a step below its key. */
const textOf = (value: unknown): string =>
  written({ value })
    .trim()
    .replace(/^\{\s*"value": /, '')
    .replace(/\s*\}$/, '');

/**
 * A customer's file with these keys, all else in it as its author wrote it; nothing where that cannot be done by
 * exchanging what stands under them. What is new stands behind the key that is before it here.
 */
export function intoText(text: string, keys: object): string | undefined {
  const before: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  if (!isRecord(before)) return undefined;
  let changed = text;
  const all = Object.entries(keys);
  for (const [at, [key, value]] of all.entries()) {
    const line = textOf(value);
    const [behind] = all[at - 1] ?? [];
    if (Object.hasOwn(before, key))
      changed = changed.replace(underKey(key), (_, name: string) => name + line);
    else if (behind === undefined)
      changed = changed.replace(/^([^{]*\{)/, (begin) => `${begin}\n  "${key}": ${line},`);
    else changed = changed.replace(underKey(behind), (there) => `${there},\n  "${key}": ${line}`);
  }
  try {
    const after: unknown = JSON.parse(changed.replace(/^\uFEFF/, ''));
    const plain: object = JSON.parse(JSON.stringify(keys));
    return isDeepStrictEqual(after, { ...before, ...plain }) ? changed : undefined;
  } catch {
    return undefined;
  }
}

/** What a file said under a key (`appColors.hdrBg1`) and does not any more: as it was, and as it is now, if it is there at all. */
export interface Replaced {
  readonly key: string;
  readonly was: string;
  readonly now: string | undefined;
}

/** All texts and numbers below a value, by the keys that lead there. */
function leavesOf(value: unknown, path = ''): [string, string][] {
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key));
  return value === undefined ? [] : [[path, String(value)]];
}

/** What of a customer's file goes or changes when these keys are written into it. What it did not say before is no loss. */
export function replacedIn(text: string, keys: object): Replaced[] {
  const before: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  if (!isRecord(before)) return [];
  const leaves = new Map(leavesOf(keys));
  const said = Object.keys(keys).flatMap((key) => leavesOf(before[key], key));
  return said.map(([key, was]) => ({ key, was, now: leaves.get(key) })).filter(({ was, now }) => was !== now);
}
