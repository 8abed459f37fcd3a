import { isValidElement } from 'react';
import type { StrictArgTypes } from 'storybook/internal/types';

type SbType = NonNullable<StrictArgTypes[string]['type']>;

function spell(type: SbType): readonly string[] {
  if (type.name === 'enum') return type.value.map((value) => `'${value}'`);
  return ['value' in type ? String(type.value) : type.name];
}

/** The control for properties of these types. */
function controlFor(members: readonly string[]): {
  readonly control?: object;
  readonly options?: readonly string[];
} {
  const literals = members.flatMap((member) => /^'(.*)'$/.exec(member)?.[1] ?? []);
  if (literals.length === members.length) return { control: { type: 'select' }, options: literals };
  if (members.join() === 'boolean') return { control: { type: 'boolean' } };
  if (members.join() === 'number') return { control: { type: 'number' } };
  return members.includes('string') ? { control: { type: 'text' } } : {};
}

/** The value decides the control of a ReactNode: text is editable, elements are not. */
function controlForValue(value: unknown): { readonly control?: false | object } {
  if (typeof value === 'string') return { control: { type: 'text' } };
  return isValidElement(value) ? { control: false } : {};
}

interface Context {
  readonly argTypes: StrictArgTypes;
  readonly initialArgs?: Readonly<Record<string, unknown>>;
}

/** Expands union types from react-docgen and assigns controls. */
export const spellUnions = ({ argTypes, initialArgs = {} }: Context): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (argType.type?.name === 'other' && !argType.control)
        return [name, { ...argType, ...controlForValue(initialArgs[name]) }];
      if (argType.type?.name !== 'union') return [name, argType];
      const members = argType.type.value.flatMap(spell).filter((member) => member !== 'undefined');
      const table = { ...argType.table, type: { summary: members.join(' | ') } };
      return [name, { ...argType, table, ...(argType.control ? {} : controlFor(members)) }];
    }),
  );
