import type { StrictArgTypes } from 'storybook/internal/types';
import { controlOf } from './docs/controls.ts';

type ArgType = StrictArgTypes[string];
type SbType = NonNullable<ArgType['type']>;

const isUndefined = (type: SbType) => type.name === 'other' && type.value === 'undefined';

const QUOTED = /^'(.*)'$/;

/** The values of a choice between words, where it is nothing else. */
function wordsOf(members: readonly SbType[]): readonly string[] | undefined {
  const words = members.map((member) =>
    member.name === 'other' ? QUOTED.exec(member.value)?.[1] : undefined,
  );
  return words.every((word) => word !== undefined) ? words : undefined;
}

/** `boolean | undefined` is a boolean that may be left out, and words with `undefined` are a choice between words. */
function withoutUndefined(type: SbType): SbType {
  if (type.name !== 'union') return type;
  const rest = type.value.filter((member) => !isUndefined(member));
  const [only] = rest;
  const words = wordsOf(rest);
  if (words) return { name: 'enum', value: [...words] };
  return rest.length === 1 && only ? only : { ...type, value: rest };
}

/** A type with its values spelled out; of what a story adds by itself Storybook may know that it is required, and no more. */
function spelled(type: SbType): string {
  if (type.name === 'enum')
    return type.value.map((one) => (typeof one === 'string' ? `'${one}'` : one)).join(' | ');
  if (type.name === 'union') return type.value.map(spelled).join(' | ');
  return (type.name === 'other' ? type.value : type.name) ?? '';
}

/** What a person changes it with, unless its story says it: as on the page of the part, and nothing where that has nothing. */
function controlIn(argType: ArgType, type: string, initial: unknown): Partial<ArgType> {
  if (argType.control) return {};
  const { control, ...options } = controlOf(type, initial) ?? {};
  return { control: control ? { type: control } : false, ...options };
}

/** Turns what was read from the sources into controls that fit it. */
export function plainControls({
  argTypes,
  initialArgs,
}: {
  readonly argTypes: StrictArgTypes;
  readonly initialArgs: Readonly<Record<string, unknown>>;
}): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (!argType.type) return [name, argType];
      const type = withoutUndefined(argType.type);
      const summary = argType.table?.type?.summary;
      const told = type === argType.type && type.name !== 'enum' ? summary : spelled(type);
      const table = { ...argType.table, ...(told && { type: { ...argType.table?.type, summary: told } }) };
      const control = controlIn(argType, told ?? spelled(type), initialArgs[name]);
      return [name, { ...argType, type, table, ...control }];
    }),
  );
}
