import { kindKeys } from '@parvis/questionnaire/model/kinds/all';
import {
  type Descriptions,
  meansOf,
  QUESTION,
  ROOT,
  withinOf,
} from '@parvis/questionnaire/model/kinds/descriptions';
import { actionSchema, playedSchema } from '@parvis/questionnaire/model/played';
import { itemSchema, questionnaireSchema, questionSchema } from '@parvis/questionnaire/model/schema';
import type * as z from 'zod/mini';
import { messageItemSchema } from '../../entities/message.ts';
import { type Meaning, meaning, meanings } from '../telling/meaning.ts';

type Schema = z.core.$ZodType;

const keys: Readonly<Record<string, Descriptions>> = kindKeys();

/** What a schema may be made of, as far as a way leads to objects. */
interface Parts {
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly options?: readonly Schema[];
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly valueType?: Schema;
}
const partsOf = (schema: Schema): Parts => schema._zod.def as Parts;

const shapeOf = (schema: Schema): Readonly<Record<string, Schema>> => partsOf(schema).shape ?? {};

/** The objects that a value may be, or be a list or a map of. */
function objectsIn(schema: Schema): readonly Schema[] {
  const { shape, options = [], innerType, element, valueType } = partsOf(schema);
  if (shape) return [schema];
  return [...options, innerType, element, valueType].flatMap((part) => (part ? objectsIn(part) : []));
}

/** What the keys of an object mean, and those of the objects that they hold. */
function own(schema: Schema, about: Descriptions): readonly Meaning[] {
  const told = Object.entries(shapeOf(schema)).flatMap(([name, field]) => {
    const means = about[name];
    return means === undefined ? [] : [{ name, field, means }];
  });
  const inside = told.flatMap(({ field, means }) => {
    const within = withinOf(means);
    return Object.keys(within).length > 0 ? objectsIn(field).flatMap((object) => own(object, within)) : [];
  });
  const fields = Object.fromEntries(told.map(({ name, means }) => [name, meansOf(means)]));
  return [{ schema, fields }, ...inside];
}

const typeOf = (item: Schema): string => {
  const { values = [] } = (shapeOf(item).type?._zod.def ?? {}) as { values?: readonly unknown[] };
  return String(values[0]);
};

const itemsOf = (union: { readonly def: { readonly options: readonly Schema[] } }): readonly Meaning[] =>
  union.def.options.flatMap((item) => {
    const type = typeOf(item);
    const told = keys[type === 'txt' ? 'text' : type] ?? {};
    return own(item, type === 'txt' ? { ...told, type: 'txt: words that were shown.' } : told);
  });

/** What each field of a questionnaire and of its record means: in the words that editors of questionnaires read. */
export const questionnaireMeanings: readonly Meaning[] = [
  ...own(questionnaireSchema, ROOT),
  ...own(questionSchema, QUESTION),
  ...itemsOf(itemSchema),
  ...itemsOf(messageItemSchema),
  meaning(playedSchema, {
    flags: 'The flags that the questionnaire was started with.',
    mode: '`whole`: everything is reported with the final result. `partial`: each question when it is answered.',
    events: 'What was done, oldest first: going back takes away what it took back.',
    unknown: 'Kinds of items that the page did not know and showed as text.',
  }),
  ...meanings(actionSchema, {
    type: 'What was done. CHECK: a box was ticked, or no longer. YESNO: a side was chosen. RATE: stars were given. TYPE: what stands in a field. COMMIT: a field was sent by its own button. CONFIRM, NEXT: a button was pressed. ABORT: the questionnaire was left. OUTCOME: what the host answered.',
    item: 'The id of the item that it was done with.',
    value: 'The side chosen (true for yes), or the number of stars.',
    text: 'What stands in the field.',
    flags: 'The flags that the host raised.',
  }),
];
