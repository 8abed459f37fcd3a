import { expect, it } from 'vitest';
import { openApiDocument } from './document.ts';

interface Operation {
  operationId: string;
  parameters: { name?: string; in?: string; $ref?: string }[];
  security: object[];
  requestBody?: { description: string; content: Record<string, { schema: unknown }> };
  responses: Record<string, { $ref?: string; content?: object; headers?: object }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

const { paths, components }: Document = JSON.parse(JSON.stringify(openApiDocument()));
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ address: `${method} ${path}`, operation })),
);

const lastOf = (reference = ''): string => reference.split('/').at(-1) ?? '';

/** Summarises an operation: method, access, parameters, responses. */
function lineOf(address: string, { operationId, parameters, security, requestBody, responses }: Operation) {
  const asked = parameters.map(({ name, in: place, $ref }) => ($ref ? lastOf($ref) : `${place} ${name}`));
  const who = security.some((one) => Object.keys(one).length === 0) ? 'open' : 'session';
  const answers = Object.entries(responses).map(([status, { $ref, content = {}, headers = {} }]) =>
    [status, lastOf($ref), ...Object.keys(content), ...Object.keys(headers)].filter(Boolean).join(' '),
  );
  const body = Object.values(requestBody?.content ?? {}).map(({ schema }) => refsIn(schema).join());
  return [address, operationId, asked.join(', '), who, body.join(' '), answers.join('; ')].join(' | ');
}

const refsIn = (node: unknown): string[] => [
  ...new Set(
    [...JSON.stringify(node).matchAll(/#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name),
  ),
];

/** The schemas of request bodies, nested ones included. */
const sent = new Set<string>();
for (
  const open = operations.flatMap(({ operation }) => refsIn(operation.requestBody ?? {}));
  open.length > 0;
) {
  const name = open.pop() ?? '';
  if (!sent.has(name)) open.push(...refsIn(components.schemas[name]));
  sent.add(name);
}

const LIMIT =
  /^(?:min|max|exclusive)[A-Z]\w+$|^minimum$|^maximum$|^pattern$|^enum$|^const$|^format$|^required$/;

function limitsIn(node: unknown, at: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (LIMIT.test(key) && (typeof value !== 'object' || Array.isArray(value)))
      return [`${at} ${key} ${value}`];
    return limitsIn(value, /^(?:properties|items|anyOf|oneOf|\d+)$/.test(key) ? at : `${at}.${key}`);
  });
}

const RENEW =
  'Differs from published.txt. Additions are fine, changes and removals break clients. Renew: npx vitest run --project unit api/openapi -u';

it('equals the addresses and request limits in published.txt', async () => {
  const limits = [...sent].sort().flatMap((name) => limitsIn(components.schemas[name], name));
  const lines = [
    ...operations.map(({ address, operation }) => lineOf(address, operation)),
    '',
    ...limits,
    '',
  ];
  await expect(lines.join('\n'), RENEW).toMatchFileSnapshot('./published.txt');
});
