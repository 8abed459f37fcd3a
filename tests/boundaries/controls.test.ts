import { join } from 'node:path';
import type { StrictArgTypes } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { controlOf, controlRows, withoutControl } from '../../.storybook/docs/controls.ts';
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
