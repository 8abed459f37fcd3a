import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from '@parvis/api/addresses';
import { prefixes, templateOf } from '@parvis/api/call';
import { allCalls } from '@parvis/api/calls/all';
import { expect, it } from 'vitest';
import { specifiedCalls } from '../../scripts/specification/specifiedCalls.ts';

const readme = readFileSync(join(import.meta.dirname, '..', '..', 'api', 'README.md'), 'utf8');
const [, section = ''] = readme.split('## Additions to the specification');

const prefixOf: Readonly<Record<string, string>> = { ...prefixes, none: '' };
const listed = [...section.matchAll(/^\| (public|mobile|town|admin|none) \| [^|]+ \| (.+) \|$/gm)].flatMap(
  ([, side = '', paths = '']) =>
    [...paths.matchAll(/`([^`]+)`/g)].map(([, path = '']) =>
      path.startsWith('/') ? path : `${prefixOf[side]}/${path}`,
    ),
);

it('api/README lists every call and address that the specification does not name, each once', () => {
  const specified = new Set(specifiedCalls.map((call) => call.replace(/^[A-Z]+ /, '')));
  const served = [
    ...allCalls.map((call) => templateOf(call)),
    ...Object.values(addresses).map(({ template }) => template),
  ];
  const additions = [...new Set(served)].filter((path) => !specified.has(path));
  expect(listed.sort()).toEqual(additions.sort());
});
