import { kindExamples } from '../kinds/all.ts';
import type { Item } from '../schema.ts';

/** An item or more of every kind there is, all with one id: a new kind is among them by its row. */
export const examplesOf = (id: string): Item[] =>
  Object.values(kindExamples()).flatMap((of): Item[] => of(id));
