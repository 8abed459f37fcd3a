import { playedSchema } from '@parvis/questionnaire/model/played';
import { itemSchema, questionnaireSchema, questionSchema } from '@parvis/questionnaire/model/schema';
import * as z from 'zod/mini';
import { askedQuestionSchema } from '../calls/town.ts';
import { caseInfoSchema, caseSummarySchema, participantSchema } from '../entities/case.ts';
import {
  contactSchema,
  customerInfoSchema,
  menuEntrySchema,
  menusSchema,
  placeSchema,
  scanSchema,
} from '../entities/customer.ts';
import { messageItemSchema, messageSchema } from '../entities/message.ts';
import { notificationSchema, pushSubscriptionSchema } from '../entities/notification.ts';
import { lookSchema, savedLookSchema } from '../entities/theme.ts';
import { deviceSchema, roleSchema, settingsSchema, userStatusSchema } from '../entities/user.ts';
import { failureSchema } from '../envelope.ts';
import { liveEventSchema } from '../live.ts';
import { allTold } from './calls/all.ts';
import { entityMeanings } from './describe/entities.ts';
import { questionnaireMeanings } from './describe/questionnaire.ts';

type Schema = z.core.$ZodType;
type Json = Record<string, unknown>;

/** Where shared shapes stand in the document. */
export const COMPONENTS = '#/components/schemas/';

/** Shapes that several calls have: written once, under these names, each with its sentence. */
const named: Readonly<Record<string, readonly [schema: Schema, text: string]>> = {
  CaseInfo: [caseInfoSchema, 'A case whole: its line, the people in it, and what may be done.'],
  CaseSummary: [caseSummarySchema, 'A case as a line of a list.'],
  ContactWays: [contactSchema, 'How somebody is reached; each way may be missing.'],
  CustomerInfo: [customerInfoSchema, 'What a visitor sees of a customer.'],
  Device: [deviceSchema, 'What a device says of itself.'],
  Failure: [failureSchema, 'Why a call was refused.'],
  Item: [itemSchema, 'One thing that a question shows or asks; `type` names its kind.'],
  LiveEvent: [
    liveEventSchema,
    'A notice of a live stream: ids alone, so that a lost or doubled one changes nothing.',
  ],
  Look: [lookSchema, 'How a customer looks, as its administrator chose it.'],
  MenuEntry: [menuEntrySchema, 'One tile of a menu.'],
  Menus: [menusSchema, 'Pages of tiles by page code; the first page is `main`.'],
  Message: [messageSchema, 'One entry of a discussion: words, answers, a question or a system message.'],
  MessageItem: [messageItemSchema, 'An item that was shown and perhaps answered.'],
  Notification: [notificationSchema, 'What is pushed to a browser, encrypted for it alone.'],
  Participant: [participantSchema, 'Somebody in a case, as the reader may know them.'],
  Place: [placeSchema, 'Where a code hangs.'],
  Played: [playedSchema, 'How a questionnaire was begun and what was done since.'],
  PushSubscription: [
    pushSubscriptionSchema,
    'Where a browser is pushed to, as it writes its subscription itself, and what is wanted there.',
  ],
  Question: [questionSchema, 'What is shown and answered together.'],
  Questionnaire: [questionnaireSchema, 'Questions as data, for the questionnaire engine.'],
  Role: [roleSchema, 'What somebody is at one customer.'],
  SavedLook: [savedLookSchema, 'The look in force with the versions before it.'],
  Scan: [scanSchema, 'What a code leads to.'],
  Settings: [settingsSchema, 'What a person chose.'],
  StaffQuestion: [askedQuestionSchema, 'What staff ask the contributor.'],
  UserStatus: [userStatusSchema, 'Who the caller is.'],
};

const meanings = [...entityMeanings, ...questionnaireMeanings, ...allTold.flatMap((told) => told.meanings)];
const meaningOf = new Map(meanings.map((meaning) => [meaning.schema, meaning]));

/** Marks an object with what its fields mean, until all references are made. */
const MARK = 'x-fields';

/** Parts that refer to themselves stand in `__shared` of what zod writes. */
const SHARED = /__shared#\/\$defs\//g;

function written(shapes: ReadonlyMap<string, Schema>, io: 'input' | 'output'): Record<string, Json> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of shapes) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => COMPONENTS + id,
    override: ({ zodSchema, jsonSchema }) => {
      const meaning = meaningOf.get(zodSchema);
      if (meaning) jsonSchema[MARK] = { fields: meaning.fields, exact: meaning.exact?.() };
      // Several patterns of a text: generators want the type beside each.
      for (const part of jsonSchema.allOf ?? [])
        if (jsonSchema.type !== undefined) part.type ??= jsonSchema.type;
      // A contract that grows: fields may be added, so none is ruled out.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  const text = JSON.stringify(schemas, (key, value: unknown) =>
    key === '$schema' || key === '$id' ? undefined : value,
  );
  const { __shared, ...own } = JSON.parse(text.replace(SHARED, `${io}_`)) as Record<string, Json>;
  const parts = Object.entries((__shared?.$defs ?? {}) as Record<string, Json>);
  return { ...own, ...Object.fromEntries(parts.map(([id, part]) => [`${io}_${id}`, part])) };
}

/** Writes what each field means beside it. */
function describeFields(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const { [MARK]: mark, properties } = node as Json;
  const { fields, exact } = (mark ?? {}) as {
    fields?: Record<string, string>;
    exact?: Record<string, object>;
  };
  delete (node as Json)[MARK];
  for (const [name, property] of Object.entries((properties ?? {}) as Record<string, Json>)) {
    const text = fields?.[name];
    if (text !== undefined) property.description = text;
    Object.assign(property, exact?.[name]);
  }
  for (const part of Object.values(node)) describeFields(part);
}

/** What stands in the envelope: the answer, and what stands beside a page of a list. */
const envelope: Readonly<Record<string, string>> = {
  data: 'The answer.',
  next: 'What leads to the next page: sent as `before`, or as `after` where that was sent. Missing on the last page.',
  counts: 'How many cases each filter of the board has, where `counts` was asked for.',
};

function describeEnvelope({ properties }: Json): void {
  const { rslt } = properties as { rslt: Json };
  rslt.description = 'The envelope.';
  for (const [name, field] of Object.entries(rslt.properties as Record<string, Json>))
    if (envelope[name] !== undefined) field.description = envelope[name];
}

/** The same part by another name: parts of what is sent and of what is answered are mostly alike. */
const mergeParts = (schemas: Record<string, Json>): Record<string, Json> => {
  let text = JSON.stringify(schemas);
  const byText = new Map<string, string>();
  const names = Object.keys(schemas).filter((name) => /^(input|output)_/.test(name));
  const shape = (name: string) => JSON.stringify(schemas[name]).replace(/(?:in|out)put_/g, '');
  const renamed = new Map<string, string>();
  for (const name of names) {
    const known = byText.get(shape(name));
    const next = known ?? `Keyed${byText.size + 1}`;
    byText.set(shape(name), next);
    renamed.set(name, next);
  }
  text = text.replace(/"((?:[^"\\]|\\.)*)"/g, (quoted, inside: string) => {
    const name = inside.startsWith(COMPONENTS) ? inside.slice(COMPONENTS.length) : inside;
    const next = renamed.get(name);
    return next === undefined ? quoted : `"${inside.slice(0, inside.length - name.length)}${next}"`;
  });
  return JSON.parse(text) as Record<string, Json>;
};

/** What the document says of shapes: shared ones, and bodies and answers of calls by their names. */
export interface Shapes {
  readonly components: Readonly<Record<string, Json>>;
  readonly bodies: Readonly<Record<string, Json>>;
  readonly answers: Readonly<Record<string, Json>>;
}

const prefixed = (prefix: string, own: ReadonlyMap<string, Schema>): [string, Schema][] =>
  [...own].map(([id, schema]) => [prefix + id, schema]);

/** Writes the shapes of bodies and answers, each given by the name of its call. */
export function describeShapes(
  bodies: ReadonlyMap<string, Schema>,
  answers: ReadonlyMap<string, Schema>,
): Shapes {
  const shared = Object.entries(named).map(([name, [schema]]): [string, Schema] => [name, schema]);
  const known = new Set(shared.map(([, schema]) => schema));
  const ownBodies = new Map([...bodies].filter(([, schema]) => !known.has(schema)));
  const sent = written(new Map([...shared, ...prefixed('body.', ownBodies)]), 'input');
  const given = written(new Map([...shared, ...prefixed('answer.', answers)]), 'output');
  const all = mergeParts({ ...sent, ...given });
  describeFields(all);
  for (const [name, [, text]] of Object.entries(named)) {
    const component = all[name];
    if (component) all[name] = { description: text, ...component };
  }
  const of = (prefix: string) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([id, schema]) =>
        id.startsWith(prefix) ? [[id.slice(prefix.length), schema]] : [],
      ),
    );
  for (const answer of Object.values(of('answer.'))) describeEnvelope(answer);
  const nameOf = new Map(shared.map(([name, schema]) => [schema, name]));
  const references = [...bodies].flatMap(([id, schema]) => {
    const name = nameOf.get(schema);
    return name === undefined ? [] : [[id, { $ref: COMPONENTS + name }]];
  });
  return {
    components: Object.fromEntries(Object.entries(all).filter(([id]) => !id.includes('.'))),
    bodies: { ...of('body.'), ...Object.fromEntries(references) },
    answers: of('answer.'),
  };
}
