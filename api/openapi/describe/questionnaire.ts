import { kindKeys } from '@parvis/questionnaire/model/kinds/all';
import { ABORT_DEFAULT, QUESTION, ROOT, SIDE, STAR } from '@parvis/questionnaire/model/kinds/descriptions';
import { actionSchema, playedSchema } from '@parvis/questionnaire/model/played';
import {
  abortDefaultSchema,
  itemSchema,
  questionnaireSchema,
  questionSchema,
} from '@parvis/questionnaire/model/schema';
import type * as z from 'zod/mini';
import { messageItemSchema } from '../../entities/message.ts';
import { inner, type Meaning, meaning, meanings } from '../telling/meaning.ts';

type Schema = z.core.$ZodType;

const keys: Readonly<Record<string, Readonly<Record<string, string>>>> = kindKeys();

const shapeOf = (schema: Schema): Readonly<Record<string, Schema>> =>
  (schema._zod.def as { shape?: Readonly<Record<string, Schema>> }).shape ?? {};

const own = (schema: Schema, fields: Readonly<Record<string, string>>): Meaning => ({
  schema,
  fields: Object.fromEntries(Object.entries(fields).filter(([name]) => name in shapeOf(schema))),
});

/** The sides of a yes/no and the stars of a rating, which have effects of their own. */
function partsOf(item: Schema): readonly Meaning[] {
  const { yes, no, values } = shapeOf(item);
  const sides = [yes, no].flatMap((side) => {
    if (!side) return [];
    const { options = [] } = inner(side)._zod.def as { options?: readonly Schema[] };
    return options.map((option) => own(option, SIDE));
  });
  const star = values && (inner(values)._zod.def as { valueType?: Schema }).valueType;
  return star ? [...sides, own(star, STAR)] : sides;
}

const typeOf = (item: Schema): string => {
  const { values = [] } = (shapeOf(item).type?._zod.def ?? {}) as { values?: readonly unknown[] };
  return String(values[0]);
};

const itemsOf = (union: { readonly def: { readonly options: readonly Schema[] } }): readonly Meaning[] =>
  union.def.options.flatMap((item) => {
    const type = typeOf(item);
    const told = keys[type === 'txt' ? 'text' : type] ?? {};
    const type_ = type === 'txt' ? 'txt: words that were shown.' : (told.type ?? '');
    return [own(item, { ...told, type: type_ }), ...partsOf(item)];
  });

/** What each field of a questionnaire and of its record means: in the words that editors of questionnaires read. */
export const questionnaireMeanings: readonly Meaning[] = [
  own(questionnaireSchema, ROOT),
  own(questionSchema, QUESTION),
  own(abortDefaultSchema, ABORT_DEFAULT),
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
