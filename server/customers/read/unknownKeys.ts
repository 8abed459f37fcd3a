import { languages } from '@parvis/locales/languages';
import { nearest } from '@parvis/questionnaire/model/nearest';
import { isRecord } from '@parvis/questionnaire/model/record';
import * as z from 'zod/mini';
import { customerFileSchema } from '../file/customerFile.ts';
import { type Found, found } from './findings.ts';
import { languageMeant } from './languageMeant.ts';

/** What people call a key of ours, best first; the first that is known at the place counts. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  label: ['lbl', 'cstmrLbl'],
  name: ['lbl', 'cstmrLbl'],
  title: ['lbl', 'cstmrLbl'],
  id: ['cuid', 'code', 'qrid'],
  type: ['cstmrType'],
  text: ['descr'],
  image: ['icon', 'logo'],
  role: ['level'],
  mail: ['email'],
  site: ['www'],
  url: ['www'],
  tel: ['phone'],
  group: ['grpLbl'],
  service: ['gcatCode', 'grpLbl'],
  colors: ['appColors'],
  colours: ['appColors'],
  questions: ['questionnaire'],
  children: ['entries'],
  items: ['entries'],
  days: ['retentionDays'],
};

const isLanguage = (key: string): boolean => languages.some(({ tag }) => tag === key);

function meant(key: string, known: readonly string[]): string | undefined {
  if (known.every(isLanguage)) return languageMeant(key);
  const alias = Object.hasOwn(ALIASES, key) ? ALIASES[key] : undefined;
  return alias?.find((name) => known.includes(name)) ?? nearest(key, known);
}

/** The schema within what may be left out. */
function inner(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault)
    return inner(schema._zod.def.innerType);
  return schema;
}

/** Every key of a customer's file that nothing reads, at every level but within questionnaires, which have their own. */
export function unknownKeys(
  json: unknown,
  schema: z.core.$ZodType = customerFileSchema,
  place = '',
): Found[] {
  const at = (key: string | number) => (place === '' ? String(key) : `${place}.${key}`);
  const form = inner(schema);
  if (form instanceof z.ZodMiniArray && Array.isArray(json)) {
    const { element } = form._zod.def;
    return json.flatMap((entry, index) => unknownKeys(entry, element, at(index)));
  }
  if (!(form instanceof z.ZodMiniObject) || !isRecord(json)) return [];
  const shape: Readonly<Record<string, z.core.$ZodType>> = form._zod.def.shape;
  const known = Object.keys(shape);
  return Object.entries(json).flatMap(([key, value]) => {
    const below = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (below) return key === 'questionnaire' ? [] : unknownKeys(value, below, at(key));
    const about = { value: key, meant: meant(key, known) ?? '', other: known.join(', ') };
    return [found('unknownKey', at(key), about)];
  });
}
