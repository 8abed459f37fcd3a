import { isRecord } from '@parvis/questionnaire/model/record';
import type { ReadCustomer } from '../read/readCustomer.ts';
import type { FileLook } from './lookOf.ts';

const isEmpty = (value: unknown): boolean => isRecord(value) && Object.keys(value).length === 0;

/**
 * A look as it goes into a file: a picture that the file names already goes on under its name, and is not written once more; what says
 * nothing takes the place of what is there, and is not new.
 */
export function asFileHas(
  { keys, pictures }: FileLook,
  { file, pictures: own }: NonNullable<ReadCustomer['content']>,
): FileLook {
  const kept = new Map<unknown, string>();
  for (const [name, bytes] of pictures) {
    const slot = (['logo', 'wideLogo', 'banner'] as const).find((one) => own[one]?.bytes.equals(bytes));
    const there = slot && file[slot];
    if (there !== undefined) kept.set(name, there);
  }
  const said = Object.entries(keys).filter(([key, value]) => Object.hasOwn(file, key) || !isEmpty(value));
  return {
    keys: Object.fromEntries(said.map(([key, value]) => [key, kept.get(value) ?? value])),
    pictures: new Map([...pictures].filter(([name]) => !kept.has(name))),
  };
}
