import { describeKindKeys } from '@parvis/questionnaire/model/kinds/all';
import {
  type Descriptions,
  meansOf,
  QUESTION,
  ROOT,
  withinOf,
} from '@parvis/questionnaire/model/kinds/descriptions';
import { type Action, actionSchema, playedSchema } from '@parvis/questionnaire/model/played';
import {
  effectSchema,
  itemSchema,
  questionnaireSchema,
  questionSchema,
} from '@parvis/questionnaire/model/schema';
import type * as z from 'zod/mini';
import { messageItemSchema } from '../entities/message.ts';
import {
  describeUnion,
  documentSchema,
  innerSchema,
  literalOf,
  type SchemaDocs,
  shapeOf,
} from './describe.ts';

type Schema = z.core.$ZodType;

const keys: Readonly<Record<string, Descriptions>> = describeKindKeys();

const describeItemKeys = (type: string): Descriptions =>
  type === 'txt' ? { ...keys.text, type: 'txt: words that were shown.' } : (keys[type] ?? {});

const listFields = (about: Descriptions): SchemaDocs['fields'] =>
  Object.fromEntries(Object.entries(about).map(([name, means]) => [name, meansOf(means)]));

/** Lists the object schemas of a value, its lists and maps. */
function listObjects(schema: Schema): readonly Schema[] {
  const { options = [], valueType } = innerSchema(schema)._zod.def as {
    options?: readonly Schema[];
    valueType?: Schema;
  };
  const inner = innerSchema(schema);
  if (inner._zod.def.type === 'object') return [inner];
  return [...options, ...(valueType ? [valueType] : [])].flatMap(listObjects);
}

/** Describes nested objects with the editors' descriptions. */
const describeNested = (schema: Schema, about: Descriptions): SchemaDocs[] =>
  Object.entries(shapeOf(schema)).flatMap(([name, field]) => {
    const within = about[name] === undefined ? {} : withinOf(about[name]);
    if (Object.keys(within).length === 0) return [];
    return listObjects(field).flatMap((object) => [
      { schema: object, fields: listFields(within) },
      ...describeNested(object, within),
    ]);
  });

const KEYED =
  'or a map from flags and answers to the same, whose keys are no whole numbers: the first key that is current wins';

const ITEM = 'The id of the item that it was done with.';
const actions: Readonly<Record<Action['type'], SchemaDocs['fields']>> = {
  CHECK: { type: 'A box was ticked, or no longer.', item: ITEM },
  YESNO: { type: 'A side was chosen.', item: ITEM, value: 'The side chosen: true for yes.' },
  RATE: {
    type: 'Stars were given.',
    item: ITEM,
    value: { description: 'The number of stars.', type: 'integer' },
  },
  TYPE: { type: 'Something was typed.', item: ITEM, text: 'What stands in the field.' },
  COMMIT: { type: 'A field was sent by its own button, or by Enter.', item: ITEM },
  CONFIRM: { type: 'The confirm button was pressed, written in the question or added to it.' },
  NEXT: { type: 'A next button was pressed.', item: ITEM },
  ABORT: { type: 'The questionnaire was left.' },
  OUTCOME: { type: 'The host answered.', flags: 'The flags that the host raised.' },
};

/** Documentation of questionnaires, their items and recorded events. */
export const questionnaireDocs: readonly SchemaDocs[] = [
  {
    name: 'Questionnaire',
    schema: questionnaireSchema,
    description: 'Questions as data, for the questionnaire engine.',
    fields: listFields(ROOT),
  },
  {
    name: 'Question',
    schema: questionSchema,
    description: 'What is shown and answered together.',
    fields: listFields(QUESTION),
  },
  ...describeNested(questionSchema, QUESTION),
  ...[
    describeUnion(
      'Item',
      itemSchema,
      'One thing that a question shows or asks; `type` names its kind.',
      (type) => listFields(describeItemKeys(type)),
    ),
    describeUnion('MessageItem', messageItemSchema, 'An item that was shown and perhaps answered.', (type) =>
      listFields(describeItemKeys(type)),
    ),
  ].flat(),
  ...itemSchema.def.options.flatMap((item) =>
    describeNested(item, describeItemKeys(literalOf(item, 'type'))),
  ),
  documentSchema(
    'KeyedFollowUp',
    effectSchema.shape.followUp,
    `The id of a question, null for the end, ${KEYED}.`,
  ),
  documentSchema(
    'KeyedFlags',
    effectSchema.shape.flags,
    `A list of flags, ${KEYED}. A flag is no whole number, and not \`default\`.`,
  ),
  documentSchema('KeyedSet', effectSchema.shape.set, `A list of changes, ${KEYED}.`),
  documentSchema('KeyedClear', effectSchema.shape.clear, `A list of changes that are taken back, ${KEYED}.`),
  documentSchema('Played', playedSchema, 'How a questionnaire was begun and what was done since.', {
    flags:
      'The flags that the questionnaire was started with: those that its `contextFlags` name. None is a whole number, or `default`.',
    mode: {
      description:
        '`whole`: everything is reported with the final result. The questionnaire engine knows others, which calls refuse.',
      enum: ['whole'],
    },
    events: 'What was done, oldest first: going back takes away what it took back.',
    unknown: 'Kinds of items that the page did not know and showed as text.',
  }),
  ...describeUnion(
    'Action',
    actionSchema,
    'Something that was done; `type` says what.',
    (type) => actions[type as Action['type']],
  ),
];
