import type { ForeignNumber } from '@parvis/api/foreignNumber';
import { createStore } from '@parvis/locales/store';
import { normalizeDialledNumber } from '@parvis/questionnaire/model/values/frenchNumber';

type Reader = (typed: string) => ForeignNumber | undefined;

/** Form check until the numbering plans load. */
const parseByForm: Reader = (typed) => {
  const value = normalizeDialledNumber(typed);
  return /^\+(?!33)[1-9]\d{6,14}$/.test(value) ? { value, shown: value } : undefined;
};

/** Loads numbering plans with the first foreign number. */
export const foreignReader = createStore<Reader>(parseByForm);

const isForeign = (typed: string): boolean => /^\+(?!33)\d/.test(normalizeDialledNumber(typed));

export async function preloadNumberingPlans(typed: string): Promise<void> {
  if (!isForeign(typed) || foreignReader.get() !== parseByForm) return;
  try {
    const { readForeignNumber } = await import('@parvis/api/foreignNumber');
    foreignReader.set(readForeignNumber);
  } catch {
    // Offline, the form check suffices: the server validates again.
  }
}
