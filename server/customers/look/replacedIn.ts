import { isRecord } from '@parvis/questionnaire/model/record';

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
