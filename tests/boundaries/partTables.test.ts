import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataAttributes } from '../../ui/dataAttributes.ts';
import { slots } from '../../ui/slots.ts';

const PARTS = join(import.meta.dirname, '..', '..', 'ui', 'parts');
const attributes: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = dataAttributes;
/** Attributes of the inner part. */
const IS_A: Readonly<Record<string, string>> = {
  ConfirmDrawer: 'Drawer',
  Menu: 'Button',
  RadioGroup: 'ChoiceGroup',
};
/** Set by a library, or by name only. */
const OF_LIBRARIES = new Set(['data-state']);

const read = (name: string, file = `${name}.tsx`) => readFileSync(join(PARTS, name, file), 'utf8');
const sourcesOf = (name: string) =>
  readdirSync(join(PARTS, name))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test)\./.test(file))
    .map((file) => read(name, file))
    .join('\n');

const code = (name: string) => `\`${name}\``;
const formatAttribute = ([name, values]: [string, readonly string[]]): string => {
  if (values.length === 0) return code(name);
  return `${code(name)} (${values.map((value) => (value === '*' ? 'any' : value)).join(', ')})`;
};
const slotsOf: Readonly<Record<string, readonly string[]>> = slots;
const rows = [...new Set([...Object.keys(slots), ...Object.keys(attributes)])].sort().map(
  (name) =>
    `| ${name} | ${(slotsOf[name] ?? []).map(code).join(', ')} | ${Object.entries(attributes[name] ?? {})
      .map(formatAttribute)
      .join(', ')} |`,
);

const page = `# Slots and data attributes

<!-- Generated from ui/slots.ts and ui/dataAttributes.ts: npx vitest run --project unit tests/boundaries/partTables -u -->

What the CSS of a host can reach. \`classNames={{ title: 'mine' }}\` gives a slot a class. An attribute shows a state: \`[data-selected]\`, \`[data-state="open"]\`. Parts without either are not listed.

| part | slots | data attributes |
|---|---|---|
${rows.join('\n')}
`;

it('slots and data attributes are documented in docs/reference/parts.md', async () => {
  await expect(page).toMatchFileSnapshot(join(PARTS, '..', '..', 'docs', 'reference', 'parts.md'));
});

describe('data attribute table', () => {
  it.each(Object.keys(attributes))('%s: sets each listed attribute', (name) => {
    const sources = [name, IS_A[name]].flatMap((one) => (one ? sourcesOf(one) : [])).join('\n');
    const isSet = (attribute: string) =>
      OF_LIBRARIES.has(attribute) ||
      sources.includes(`${attribute}=`) ||
      sources.includes(`'${attribute}':`) ||
      sources.includes(`dataset.${attribute.slice('data-'.length)} =`);
    expect(Object.keys(attributes[name] ?? {}).filter((attribute) => !isSet(attribute))).toEqual([]);
  });
});

describe('slot table', () => {
  it.each(readdirSync(PARTS).filter((name) => /^[A-Z]/.test(name)))(
    '%s: is listed if it takes classes for its slots',
    (name) => {
      const takes = /^ +classNames\?: Partial<Record<(\w+)Slot, string>>/m.exec(read(name))?.[1];
      expect(takes).toBe(name in slots ? name : undefined);
    },
  );
});
