import { kindExamples } from '../kinds/all.ts';
import type { Item } from '../schema.ts';

/** Every kind, with one id: new kinds join by their row. */
export const examplesOf = (id: string): Item[] =>
  Object.values(kindExamples()).flatMap((of): Item[] => of(id));
