import type { ForeignNumber } from '@parvis/api/foreignNumber';
import { createStore } from '@parvis/locales/store';
import { removeSeparators } from '@parvis/questionnaire/model/values/frenchNumber';

type Reader = (typed: string) => ForeignNumber | undefined;

/** A number of another country by its form alone, as long as the plans of all countries are not there. */
const byForm: Reader = (typed) => {
  const value = removeSeparators(typed);
  return /^\+(?!33)[1-9]\d{6,14}$/.test(value) ? { value, shown: value } : undefined;
};

/** Reads numbers of other countries. The plans of all countries are loaded with the first one that is typed. */
export const foreignReader = createStore<Reader>(byForm);

/** Whether a number begins as those of other countries do. */
const isForeign = (typed: string): boolean => /^\+(?!33)\d/.test(removeSeparators(typed));

/** Loads what tells which numbers there are, where somebody types one of another country. */
export async function prepareFor(typed: string): Promise<void> {
  if (!isForeign(typed) || foreignReader.get() !== byForm) return;
  try {
    const { readForeignNumber } = await import('@parvis/api/foreignNumber');
    foreignReader.set(readForeignNumber);
  } catch {
    // Without a network its form is enough: the server looks again.
  }
}
