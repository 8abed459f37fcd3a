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

const contactInputSchema = z.object({ mail: z.string(), phone: z.string() });
export type ContactInput = z.infer<typeof contactInputSchema>;
export type ContactChannel = keyof ContactInput;

export const emptyContactInput: ContactInput = { mail: '', phone: '' };

/** Rejects premium numbers, which would charge staff. */
function parseCallablePhone(typed: string): string | undefined {
  if (isService(typed)) return undefined;
  const french = normalisePhone(typed);
  return french === undefined ? foreignReader.get()(typed)?.shown : `+${french}`;
}

const parsers = { mail: normaliseEmail, phone: parseCallablePhone } as const;
const channels = ['phone', 'mail'] as const;

/** In display order; empty fields are valid. */
export const findInvalidChannels = (typed: ContactInput): ContactChannel[] =>
  channels.filter((way) => typed[way].trim() !== '' && parsers[way](typed[way]) === undefined);

/** Changed since their errors were last shown. */
export const findNewlyInvalidChannels = (
  typed: ContactInput,
  told: ContactInput = emptyContactInput,
): ContactChannel[] => findInvalidChannels(typed).filter((way) => typed[way] !== told[way]);

const MAIL_ERROR_IDS = {
  form: 'reach.mail.wrong',
  tooLong: 'reach.mail.tooLong',
  characters: 'reach.mail.characters',
} as const;

export function getContactErrorId(way: ContactChannel, typed: string) {
  if (way === 'mail') return MAIL_ERROR_IDS[emailFault(typed) ?? 'form'];
  return isService(typed) ? 'reach.phone.premium' : 'reach.phone.wrong';
}

/** Valid or not. */
export const hasContactInput = ({ mail, phone }: ContactInput): boolean => mail !== '' || phone !== '';

export function parseContactInput(typed: ContactInput): GivenContact {
  const { mail, phone } = { mail: parsers.mail(typed.mail), phone: parsers.phone(typed.phone) };
  return { ...(mail !== undefined && { mail }), ...(phone !== undefined && { phone }) };
}

export const hasContact = (contact: GivenContact): boolean => Object.keys(contact).length > 0;

/** A malformed value yields empty fields. */
export const restoreContactInput = (kept: unknown): ContactInput =>
  z.safeParse(contactInputSchema, kept).data ?? emptyContactInput;

export const formatContactWay = ({ kind, value, shown: formatFirst }: Omit<ContactWay, 'verified'>): string =>
  formatFirst ?? (kind === 'phone' ? formatPhone(value) : value);

/** A number is dialled as shown; an unknown kind has no link. */
export function formatContactLink(way: Omit<ContactWay, 'verified'>): {
  label: string;
  href?: string | undefined;
} {
  const label = formatContactWay(way);
  if (way.kind === 'phone') return { label, href: `tel:${label.replaceAll(/[^+\d]/g, '')}` };
  return { label, href: way.kind === 'mail' ? `mailto:${way.value}` : undefined };
}

export function prefillContactInput(known: readonly ContactWay[]): ContactInput {
  const formatKnown = (kind: ContactChannel) => {
    const way = known.find((one) => one.kind === kind);
    return way ? formatContactWay(way) : '';
  };
  return { mail: formatKnown('mail'), phone: formatKnown('phone') };
}

export const formatContactLine = ({ mail, phone }: GivenContact): string =>
  [phone && formatPhone(phone), mail].filter(Boolean).join(', ');
