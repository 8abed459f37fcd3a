import { join } from 'node:path';
import type { StrictArgTypes } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { controlOf, controlRows, withoutControl } from '../../.storybook/docs/controls.ts';
import { componentsIn } from '../../.storybook/facts/facts.ts';
import { propsOf } from '../../.storybook/facts/props.ts';
import { plainControls } from '../../.storybook/plainControls.ts';

const PARTS = join(import.meta.dirname, '..', '..', 'ui', 'parts');

describe('what may be changed on a page', () => {
  it('is nothing that a program draws or calls: no object is shown where there is nothing to type', () => {
    const argTypes = {
      children: {
        name: 'children',
        type: { name: 'other', value: 'ReactNode' },
        table: { type: { summary: 'ReactNode' } },
      },
      onClose: { name: 'onClose', type: { name: 'function' } },
      open: { name: 'open', type: { name: 'boolean' } },
    } as const;
    const initialArgs = { children: { $$typeof: 'react.element' } };
    const { children, onClose, open } = plainControls({ argTypes, initialArgs });
    expect([children?.control, onClose?.control]).toEqual([false, false]);
    expect(open?.control).toEqual({ type: 'boolean' });
  });

  it.each([{ name: 'other' }, { required: true }])(
    'is nothing in the panel of a story where no more is known than %j',
    (known) => {
      const type = known as unknown as NonNullable<StrictArgTypes[string]['type']>;
      const argTypes = { end: { name: 'end', type } };
      expect(plainControls({ argTypes, initialArgs: {} }).end?.control).toBe(false);
    },
  );

  it('names in the panel of a story the values of a choice, by no name of a kind of type', () => {
    const other = (value: string) => ({ name: 'other', value }) as const;
    const told = (name: string) => ({ type: { summary: name } });
    const argTypes = {
      variant: { name: 'variant', type: { name: 'enum', value: ['solid', 'quiet'] }, table: told('enum') },
      size: {
        name: 'size',
        type: { name: 'union', value: [other("'small'"), other("'large'"), other('undefined')] },
        table: told('union'),
      },
      time: {
        name: 'time',
        type: { name: 'union', value: [other('Date'), { name: 'string' }] },
        table: told('union'),
      },
    } as const satisfies StrictArgTypes;
    const { variant, size, time } = plainControls({ argTypes, initialArgs: {} });
    expect([variant, size, time].map((one) => one?.table?.type?.summary)).toEqual([
      "'solid' | 'quiet'",
      "'small' | 'large'",
      'Date | string',
    ]);
    expect(size?.type).toEqual({ name: 'enum', value: ['small', 'large'] });
    expect([size?.control, size?.options]).toEqual([{ type: 'select' }, ['small', 'large']]);
    expect(time?.control).toEqual({ type: 'text' });
  });

  it('is changed in the panel of a story by what changes it on the page, and by what its story says', () => {
    const read = propsOf(join(PARTS, 'Button', 'Button.tsx'), 'Button');
    const argTypes = Object.fromEntries(
      read.props.map(({ name, type }) => [
        name,
        { name, type: { name: 'other', value: type }, table: { type: { summary: type } } },
      ]),
    ) satisfies StrictArgTypes;
    const panel = plainControls({ argTypes, initialArgs: {} });
    const page = controlRows(read, {});
    for (const { name } of read.props)
      expect([name, panel[name]?.control || undefined, panel[name]?.options]).toEqual([
        name,
        page[name]?.control,
        page[name]?.options,
      ]);
    const own = { control: { type: 'range' } } as const;
    const said = plainControls({
      argTypes: { max: { name: 'max', type: { name: 'number' }, ...own } },
      initialArgs: {},
    });
    expect(said.max).toMatchObject(own);
  });

  it.each(componentsIn(PARTS))('is of %s every choice, by the values that it may take', (part) => {
    const read = propsOf(join(PARTS, part, `${part}.tsx`), part);
    const rows = controlRows(read, {});
    const choices = read.props.filter(({ type }) =>
      /^(?:boolean|true|false|null|'[^']*'|\d+| \| )+$/.test(type),
    );
    for (const { name, type } of choices) {
      expect([name, rows[name]?.table?.type?.summary]).toEqual([name, type]);
      expect([name, rows[name]?.control]).toEqual([
        name,
        { type: /^(?:boolean|false \| true)$/.test(type) ? 'boolean' : 'select' },
      ]);
    }
    const summaries = Object.values(rows).map((row) => row.table?.type?.summary);
    const told = [...Object.keys(rows), ...withoutControl(read, {})];
    expect(told).toEqual(expect.arrayContaining(read.props.map(({ name }) => name)));
    expect(new Set(told).size).toBe(told.length);
    expect(summaries.filter((summary) => /\b(?:enum|union|keyof|typeof)\b/.test(summary ?? ''))).toEqual([]);
    expect(rows.disabled?.control).toEqual(
      /^(?:button|input|textarea)$/.test(read.element ?? '') ||
        read.props.some(({ name }) => name === 'disabled')
        ? { type: 'boolean' }
        : undefined,
    );
  });

  it('offers each value as it is given, and words where the story has words', () => {
    const rows = controlRows(propsOf(join(PARTS, 'Button', 'Button.tsx'), 'Button'), { children: 'Envoyer' });
    expect(rows.variant?.options).toEqual(['solid', 'quiet', 'report', 'plain']);
    expect(Object.keys(rows)).toEqual(expect.arrayContaining(['children', 'disabled', 'loading']));
    expect(Object.keys(rows)).not.toContain('icon');
    expect(withoutControl(propsOf(join(PARTS, 'Button', 'Button.tsx'), 'Button'), {})).toContain('icon');
    expect(controlOf('0 | 90 | 180', undefined)).toEqual({ control: 'select', options: [0, 90, 180] });
    expect(controlOf('boolean | null', undefined)).toEqual({
      control: 'select',
      options: [true, false, null],
    });
    expect(controlOf('number | null', undefined)).toEqual({ control: 'number' });
    expect(controlOf('string | null | readonly string[]', 'a')).toBeUndefined();
    expect(controlOf('() => void', undefined)).toBeUndefined();
  });
});
