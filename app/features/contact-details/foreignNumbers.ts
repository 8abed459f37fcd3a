import type { ForeignNumber } from '@parvis/api/foreignNumber';
import { createStore } from '@parvis/locales/store';
import { normalizeDialledNumber } from '@parvis/questionnaire/model/values/frenchNumber';

type Reader = (typed: string) => ForeignNumber | undefined;

/** Parses a foreign number by form alone until the numbering plans are loaded. */
const parseByForm: Reader = (typed) => {
  const value = normalizeDialledNumber(typed);
  return /^\+(?!33)[1-9]\d{6,14}$/.test(value) ? { value, shown: value } : undefined;
};

/** Parses foreign numbers; loads the numbering plans when one is first typed. */
export const foreignReader = createStore<Reader>(parseByForm);

/** Whether a number has a foreign country code. */
const isForeign = (typed: string): boolean => /^\+(?!33)\d/.test(normalizeDialledNumber(typed));

/** Loads the numbering plans when a foreign number is typed. */
export async function preloadNumberingPlans(typed: string): Promise<void> {
  if (!isForeign(typed) || foreignReader.get() !== parseByForm) return;
  try {
    const { readForeignNumber } = await import('@parvis/api/foreignNumber');
    foreignReader.set(readForeignNumber);
  } catch {
    // Offline, the form is enough: the server validates again.
  }
}
