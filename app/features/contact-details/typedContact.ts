import type { ContactWay, GivenContact } from '@parvis/api/entities/reporterContact';
import { isService } from '@parvis/questionnaire/model/values/frenchNumber';
import {
  emailFault,
  formatPhone,
  normaliseEmail,
  normalisePhone,
} from '@parvis/questionnaire/model/values/validate';
import * as z from 'zod/mini';
import { foreignReader } from './foreignNumbers.ts';

const typedSchema = z.object({ mail: z.string(), phone: z.string() });
export type TypedContact = z.infer<typeof typedSchema>;
export type TypedWay = keyof TypedContact;

export const nothingTyped: TypedContact = { mail: '', phone: '' };

/** A number by which somebody can be called, as it is sent: not one that costs whoever does. */
function callable(typed: string): string | undefined {
  if (isService(typed)) return undefined;
  const french = normalisePhone(typed);
  return french === undefined ? foreignReader.get()(typed)?.shown : `+${french}`;
}

const read = { mail: normaliseEmail, phone: callable } as const;
const ways = ['phone', 'mail'] as const;

/** Lists fields with an invalid value, in display order. Empty fields are valid. */
export const wrongIn = (typed: TypedContact): TypedWay[] =>
  ways.filter((way) => typed[way].trim() !== '' && read[way](typed[way]) === undefined);

/** Lists invalid fields that changed since their errors were last shown. */
export const untoldIn = (typed: TypedContact, told: TypedContact = nothingTyped): TypedWay[] =>
  wrongIn(typed).filter((way) => typed[way] !== told[way]);

const MAIL_WORDS = {
  form: 'reach.mail.wrong',
  tooLong: 'reach.mail.tooLong',
  characters: 'reach.mail.characters',
} as const;

export function whyWrong(way: TypedWay, typed: string) {
  if (way === 'mail') return MAIL_WORDS[emailFault(typed) ?? 'form'];
  return isService(typed) ? 'reach.phone.premium' : 'reach.phone.wrong';
}

/** Whether any field holds text, valid or not. */
export const isTyped = ({ mail, phone }: TypedContact): boolean => mail !== '' || phone !== '';

/** Keeps the valid values only. */
export function contactIn(typed: TypedContact): GivenContact {
  const { mail, phone } = { mail: read.mail(typed.mail), phone: read.phone(typed.phone) };
  return { ...(mail !== undefined && { mail }), ...(phone !== undefined && { phone }) };
}

export const isGiven = (contact: GivenContact): boolean => Object.keys(contact).length > 0;

/** Reads stored input; a malformed value yields empty fields. */
export const typedFrom = (kept: unknown): TypedContact => z.safeParse(typedSchema, kept).data ?? nothingTyped;

/** A number or an address as people read it. */
export const shownWay = ({ kind, value, shown }: Omit<ContactWay, 'verified'>): string =>
  shown ?? (kind === 'phone' ? formatPhone(value) : value);

/** Prefills the fields from known contact details. */
export function typedOf(known: readonly ContactWay[]): TypedContact {
  const shown = (kind: TypedWay) => {
    const way = known.find((one) => one.kind === kind);
    return way ? shownWay(way) : '';
  };
  return { mail: shown('mail'), phone: shown('phone') };
}

export const contactLine = ({ mail, phone }: GivenContact): string =>
  [phone && formatPhone(phone), mail].filter(Boolean).join(', ');
