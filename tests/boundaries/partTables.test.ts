import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataAttributes } from '../../ui/dataAttributes.ts';
import { slots } from '../../ui/slots.ts';

const PARTS = join(import.meta.dirname, '..', '..', 'ui', 'parts');
const attributes: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = dataAttributes;
/** Of the parts that another one is, whose attributes it has besides its own. */
const IS_A: Readonly<Record<string, string>> = {
  ConfirmDrawer: 'Drawer',
  Menu: 'Button',
  RadioGroup: 'ChoiceGroup',
};
/** What a library sets, or a part that is told of another by its name alone. */
const OF_LIBRARIES = new Set(['data-state']);

const read = (name: string, file = `${name}.tsx`) => readFileSync(join(PARTS, name, file), 'utf8');
const sourcesOf = (name: string) =>
  readdirSync(join(PARTS, name))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test)\./.test(file))
    .map((file) => read(name, file))
    .join('\n');

describe('the table of data attributes', () => {
  it.each(Object.keys(attributes))('%s: sets each of them', (name) => {
    const sources = [name, IS_A[name]].flatMap((one) => (one ? sourcesOf(one) : [])).join('\n');
    const isSet = (attribute: string) =>
      OF_LIBRARIES.has(attribute) ||
      sources.includes(`${attribute}=`) ||
      sources.includes(`'${attribute}':`) ||
      sources.includes(`dataset.${attribute.slice('data-'.length)} =`);
    expect(Object.keys(attributes[name] ?? {}).filter((attribute) => !isSet(attribute))).toEqual([]);
  });
});

describe('the table of slots', () => {
  it.each(readdirSync(PARTS).filter((name) => /^[A-Z]/.test(name)))(
    '%s: is told there if it takes classes for its pieces',
    (name) => {
      const takes = /^ +classNames\?: Partial<Record<(\w+)Slot, string>>/m.exec(read(name))?.[1];
      expect(takes).toBe(name in slots ? name : undefined);
    },
  );
});
