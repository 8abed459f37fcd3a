import type { StrictArgTypes } from 'storybook/internal/types';
import type { Props } from '../facts/props.ts';

type Control = {
  readonly control: 'boolean' | 'number' | 'text' | 'select';
  readonly options?: readonly Literal[];
};
type Literal = string | number | boolean | null;

/** What a value is written as in a type, and what it is. */
const WRITTEN: Readonly<Record<string, Literal>> = { true: true, false: false, null: null };
const QUOTED = /^'(.*)'$/;
/** Elements that can be told to take no press now. */
const PRESSED: ReadonlySet<string> = new Set(['button', 'input', 'select', 'textarea']);

const literalOf = (written: string): Literal | undefined =>
  QUOTED.exec(written)?.[1] ?? (/^-?\d+$/.test(written) ? Number(written) : WRITTEN[written]);

/** Types that are written, by what a person changes them with. */
const TYPED: readonly (readonly [types: RegExp, control: Control['control']])[] = [
  [/^(boolean|true|false)+$/, 'boolean'],
  [/^number$/, 'number'],
  [/^(string|number|Date)+$/, 'text'],
];

/**
 * What a person changes a property with.
 *
 * @param type as it is spelled out.
 * @param initial what the story gives it.
 * @returns nothing where there is nothing to type or to choose: what is drawn, called or a list.
 */
export function controlOf(type: string, initial: unknown): Control | undefined {
  const members = type.split(' | ').filter((member) => member !== 'undefined');
  const given = members.filter((member) => member !== 'null');
  const typed = TYPED.find(([types]) => types.test(given.join('')));
  if (typed && (typed[1] !== 'boolean' || given.length === members.length)) return { control: typed[1] };
  if (given.join() === 'ReactNode') return typeof initial === 'string' ? { control: 'text' } : undefined;
  const options = members
    .flatMap((member) => (member === 'boolean' ? ['true', 'false'] : [member]))
    .map(literalOf);
  return options.every((option) => option !== undefined) ? { control: 'select', options } : undefined;
}

/** What every element of the kind takes, and a person may want to see. */
function ofElement(element: string | undefined, initial: Readonly<Record<string, unknown>>): Props['props'] {
  return [
    ...(typeof initial.children === 'string'
      ? [{ name: 'children', type: 'ReactNode', required: false, text: 'Its words.' }]
      : []),
    ...(element && PRESSED.has(element)
      ? [{ name: 'disabled', type: 'boolean', required: false, text: 'Takes no press now.' }]
      : []),
  ];
}

/** The properties of a component that can be changed on its page, each with its values spelled out. */
export function controlRows(
  { props, element }: Props,
  initial: Readonly<Record<string, unknown>>,
): StrictArgTypes {
  const own = new Set(props.map(({ name }) => name));
  const all = [...props, ...ofElement(element, initial).filter(({ name }) => !own.has(name))];
  return Object.fromEntries(
    all.flatMap(({ name, type, required, text }) => {
      const changed = controlOf(type, initial[name]);
      if (!changed) return [];
      const { control, options } = changed;
      const row = {
        name,
        description: text.replaceAll('`', ''),
        type: { name: 'other' as const, value: type, required },
        table: { type: { summary: type } },
        control: { type: control },
        ...(options && { options }),
      };
      return [[name, row]];
    }),
  );
}

/** The properties that cannot be changed on its page, by name: there is nothing to type where a program draws, calls or lists. */
export const withoutControl = ({ props }: Props, initial: Readonly<Record<string, unknown>>): string[] =>
  props.filter(({ name, type }) => !controlOf(type, initial[name])).map(({ name }) => name);
