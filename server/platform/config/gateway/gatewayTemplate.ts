import * as z from 'zod/mini';

/** HMAC header; without it the key is in the URL. */
export const signatureSchema = z.strictObject({
  header: z.string(),
  hash: z._default(z.enum(['sha256', 'sha512']), 'sha256'),
  encoding: z._default(z.enum(['hex', 'base64']), 'hex'),
});
export type Signature = z.infer<typeof signatureSchema>;

/**
 * Placeholders: `{to}` digits, `{+to}` with a plus, `{text}`, `{from}`, `{id}` stable over retries, `{receipts}` the
 * receipts URL, and SMS_CREDENTIALS names.
 */
export const templateSchema = z.strictObject({
  url: z.string().check(z.regex(/^https?:\/\//)),
  method: z._default(z.enum(['POST', 'GET']), 'POST'),
  headers: z._default(z.record(z.string(), z.string()), {}),
  /** JSON, or a form by `content-type`; query parameters for GET. */
  body: z.optional(z.json()),
  answer: z._default(
    z.strictObject({
      /** Path, e.g. `messages.0.id`. */
      id: z.optional(z.string()),
      /** Marks acceptance, for gateways that always respond 200. */
      taken: z.optional(z.strictObject({ at: z.string(), is: z.array(z.union([z.string(), z.number()])) })),
    }),
    {},
  ),
  final: z._default(z.array(z.number()), [400, 404, 413, 414, 422]),
  /** Permanent failures. */
  finalCodes: z.optional(z.strictObject({ at: z.string(), is: z.array(z.union([z.string(), z.number()])) })),
  twice: z.optional(z.strictObject({ at: z.string(), is: z.array(z.union([z.string(), z.number()])) })),
  receipts: z.optional(
    z.strictObject({
      id: z.string(),
      status: z.string(),
      delivered: z.array(z.union([z.string(), z.number()])),
      failed: z.array(z.union([z.string(), z.number()])),
      /** HMAC under SMS_RECEIPTS_KEY; without it the key is in the URL. */
      signature: z.optional(signatureSchema),
    }),
  ),
  credentials: z._default(z.array(z.string()), []),
});
export type GatewayTemplate = z.infer<typeof templateSchema>;
export type ResponseMatch = NonNullable<GatewayTemplate['twice']>;

/** Path such as `messages.0.id`. */
export function getValue(data: unknown, place: string): unknown {
  return place.split('.').reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    return Reflect.get(value, key);
  }, data);
}

/** Numbers match equal texts. */
export const matchesResponse = (data: unknown, sign: ResponseMatch | undefined): boolean =>
  sign?.is.some((value) => String(value) === String(getValue(data, sign.at))) ?? false;

export type TemplateValues = Readonly<Record<string, string>>;

/** Keeps unknown placeholders. */
export const fillText = (
  text: string,
  values: TemplateValues,
  encode: (value: string) => string = String,
): string =>
  text.replaceAll(/\{(\+?\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? whole : encode(value);
  });

export function fillBody(body: unknown, values: TemplateValues): unknown {
  if (typeof body === 'string') return fillText(body, values);
  if (Array.isArray(body)) return body.map((part) => fillBody(part, values));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([key, part]) => [key, fillBody(part, values)]));
}

const serializeTexts = ({ url, headers, body }: GatewayTemplate): string =>
  JSON.stringify([url, headers, body]);

/** The gateway recognises retries by `{id}`. */
export const hasIdPlaceholder = (template: GatewayTemplate): boolean =>
  serializeTexts(template).includes('{id}');

export function findUnknownNames(template: GatewayTemplate, given: readonly string[]): string[] {
  const known = new Set(['to', '+to', 'text', 'from', 'id', 'receipts', ...given]);
  const named = [...serializeTexts(template).matchAll(/\{(\+?\w+)\}/g)].map(([, name]) => name ?? '');
  return [...new Set([...named, ...template.credentials])].filter((name) => !known.has(name));
}
