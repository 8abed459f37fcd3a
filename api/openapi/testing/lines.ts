import { languages } from '@parvis/locales/languages';

interface Operation {
  operationId: string;
  parameters?: { name?: string; in?: string; $ref?: string }[];
  security: object[];
  requestBody?: { description: string; content: Record<string, { schema: unknown }> };
  responses: Record<string, { $ref?: string; content?: object; headers?: object }>;
}

const operationsOf = (document: object): [string, string, Operation][] =>
  Object.entries((document as { paths: Record<string, Record<string, Operation>> }).paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, string, Operation] => [
        path,
        method,
        operation,
      ]),
  );

const lastOf = (reference = ''): string => reference.split('/').at(-1) ?? '';

/** Each operation of the document on a line: how it is asked, by whom, and what it may answer. */
export const operationLines = (document: object): string[] =>
  operationsOf(document).map(([path, method, { operationId, parameters = [], security, ...rest }]) => {
    const asked = parameters.map(({ name, in: place, $ref }) => ($ref ? lastOf($ref) : `${place} ${name}`));
    const open = security.some((one) => Object.keys(one).length === 0) ? 'open' : 'session';
    const answers = Object.entries(rest.responses).map(([status, { $ref, content = {}, headers = {} }]) =>
      [status, lastOf($ref), ...Object.keys(content), ...Object.keys(headers)].filter(Boolean).join(' '),
    );
    const body = rest.requestBody?.description ?? 'no body';
    return [`${method} ${path}`, operationId, asked.join(', '), open, body, answers.join('; ')].join(' | ');
  });

/** What stands in most patterns, and the languages there are, by a name. */
const PATTERNS: Readonly<Record<string, string>> = {
  '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$': 'CODE',
  '^[A-Za-z0-9_-]{1,64}$': 'ID',
  '^[A-Za-z0-9_-]{20,64}$': 'DEVICE ID',
  '^[^\\p{Cc}\\p{Cs}]*$': 'PLAIN',
  // A language more is one choice more.
  [languages.map(({ locale }) => locale).join()]: 'LOCALES',
  [languages.flatMap(({ tag, locale }) => [tag, locale]).join()]: 'LANGUAGES',
};

/** A limit as it is told; of a long list of letters how many are taken. */
const toldLimit = (value: unknown): string => {
  const text = String(value);
  return PATTERNS[text] ?? (text.length > 60 ? `… ${text.slice(-8)}` : text);
};

const LIMIT = /^(?:min|max|exclusive)[A-Z]\w+$|^minimum$|^maximum$|^pattern$|^enum$|^format$/;

function limitsIn(node: unknown, at: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'example' || key === 'examples' || key === 'description') return [];
    if (LIMIT.test(key) && (typeof value !== 'object' || Array.isArray(value)))
      return [`${at} ${key} ${toldLimit(value)}`];
    const named = !/^(?:properties|items|anyOf|\d+)$/.test(key);
    return limitsIn(value, named ? `${at}.${key}` : at);
  });
}

/** Every limit of what is sent, where it stands. */
export const limitLines = (document: object): string[] =>
  operationsOf(document).flatMap(([, , { operationId, requestBody }]) =>
    Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => limitsIn(schema, operationId)),
  );

const plain = (value: unknown): string =>
  JSON.stringify(value, (key, inner: unknown) =>
    key === 'description' || key === 'example' || key === 'examples' ? undefined : inner,
  );

/** What is asked of each address that only reads, and what it answers, without its words. */
export const readingLines = (readings: Readonly<Record<string, object>>): string[] =>
  Object.entries(readings).map(([name, reading]) => `${name} ${plain(reading)}`);
