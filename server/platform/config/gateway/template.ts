import * as z from 'zod/mini';

/** A header with the HMAC of what is told, under the key that both sides know; without it the key stands in the address. */
export const signatureSchema = z.strictObject({
  header: z.string(),
  hash: z._default(z.enum(['sha256', 'sha512']), 'sha256'),
  encoding: z._default(z.enum(['hex', 'base64']), 'hex'),
});
/** How what a gateway tells is signed. */
export type Signature = z.infer<typeof signatureSchema>;

/**
 * How a gateway is asked to send an SMS, and how its answers are read. Texts may name what is filled in: `{to}` the number by its
 * digits, `{+to}` with a plus, `{text}`, `{from}`, `{id}` the same at each try of one SMS, `{receipts}` where receipts are
 * told, and each name of SMS_CREDENTIALS.
 */
export const templateSchema = z.strictObject({
  url: z.string().check(z.regex(/^https?:\/\//)),
  method: z._default(z.enum(['POST', 'GET']), 'POST'),
  headers: z._default(z.record(z.string(), z.string()), {}),
  /** Sent as JSON, or as a form where the header `content-type` says so; parameters of the address for GET. */
  body: z.optional(z.json()),
  /** What an answer with success says. */
  answer: z._default(
    z.strictObject({
      /** Where the id of the SMS stands, e.g. `messages.0.id`; in a body that is no JSON it is not looked for. */
      id: z.optional(z.string()),
      /** A value that stands there where the SMS was taken: gateways that answer 200 to everything. */
      taken: z.optional(z.strictObject({ at: z.string(), is: z.array(z.union([z.string(), z.number()])) })),
    }),
    {},
  ),
  /** Answers by status that no other try would change: the SMS is given up. */
  final: z._default(z.array(z.number()), [400, 404, 413, 414, 422]),
  /** Answers with a code of the gateway's own that no other try would change. */
  finalCodes: z.optional(z.strictObject({ at: z.string(), is: z.array(z.union([z.string(), z.number()])) })),
  /** The answer that it has an SMS of this `{id}` already. */
  twice: z.optional(z.strictObject({ at: z.string(), is: z.array(z.union([z.string(), z.number()])) })),
  /** What its receipts look like. */
  receipts: z.optional(
    z.strictObject({
      id: z.string(),
      status: z.string(),
      delivered: z.array(z.union([z.string(), z.number()])),
      failed: z.array(z.union([z.string(), z.number()])),
      /** A header with the HMAC of the body under SMS_RECEIPTS_KEY; without it the key stands in the address. */
      signature: z.optional(signatureSchema),
    }),
  ),
  /** The names that SMS_CREDENTIALS must have. */
  credentials: z._default(z.array(z.string()), []),
});
/** How a gateway is spoken to. */
export type Template = z.infer<typeof templateSchema>;
/** Where a value stands in an answer, and which it may be. */
export type Sign = NonNullable<Template['twice']>;

/** The value at a place such as `messages.0.id`. */
export function valueAt(data: unknown, place: string): unknown {
  return place.split('.').reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    return Reflect.get(value, key);
  }, data);
}

/** Whether a value stands where it should; numbers and texts that say the same are the same. */
export const hasSign = (data: unknown, sign: Sign | undefined): boolean =>
  sign?.is.some((value) => String(value) === String(valueAt(data, sign.at))) ?? false;

/** What is filled into a template. */
export type Values = Readonly<Record<string, string>>;

/** A text with what it names filled in; names of nothing stay as they are. */
export const fill = (text: string, values: Values, written: (value: string) => string = String): string =>
  text.replaceAll(/\{(\+?\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? whole : written(value);
  });

/** The same in every text of a body. */
export function filled(body: unknown, values: Values): unknown {
  if (typeof body === 'string') return fill(body, values);
  if (Array.isArray(body)) return body.map((part) => filled(part, values));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([key, part]) => [key, filled(part, values)]));
}

const textsOf = ({ url, headers, body }: Template): string => JSON.stringify([url, headers, body]);

/** Whether a gateway is told by what it knows an SMS that comes again. */
export const namesId = (template: Template): boolean => textsOf(template).includes('{id}');

/** What a template names and nobody gives: it could never be sent. */
export function unknownNames(template: Template, given: readonly string[]): string[] {
  const known = new Set(['to', '+to', 'text', 'from', 'id', 'receipts', ...given]);
  const named = [...textsOf(template).matchAll(/\{(\+?\w+)\}/g)].map(([, name]) => name ?? '');
  return [...new Set([...named, ...template.credentials])].filter((name) => !known.has(name));
}
