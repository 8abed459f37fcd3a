import type { StrictArgTypes } from 'storybook/internal/types';

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

/** A type with its values spelled out. */
function spelled(type: SbType): string {
  if (type.name === 'enum')
    return type.value.map((one) => (typeof one === 'string' ? `'${one}'` : one)).join(' | ');
  if (type.name === 'union') return type.value.map(spelled).join(' | ');
  return type.name === 'other' ? type.value : type.name;
}

/** What a person can edit in the table; what is drawn or called is given by the stories. */
function controlOf(argType: ArgType, type: SbType, initial: unknown): Partial<ArgType> {
  if (argType.control) return {};
  const summary = argType.table?.type?.summary ?? '';
  if (/Node|Element/.test(summary)) return { control: typeof initial === 'string' ? 'text' : false };
  const names = type.name === 'union' ? type.value.map(({ name }) => name) : [type.name];
  return names.every((name) => ['boolean', 'string', 'number', 'enum', 'literal'].includes(name))
    ? {}
    : { control: false };
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
      const told =
        type === argType.type && type.name !== 'enum' ? argType.table?.type?.summary : spelled(type);
      const table = { ...argType.table, ...(told && { type: { ...argType.table?.type, summary: told } }) };
      return [name, { ...argType, type, table, ...controlOf(argType, type, initialArgs[name]) }];
    }),
  );
}
