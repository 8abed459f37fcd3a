import type { StrictArgTypes } from 'storybook/internal/types';

type ArgType = StrictArgTypes[string];
type SbType = NonNullable<ArgType['type']>;

const isUndefined = (type: SbType) => type.name === 'other' && type.value === 'undefined';

/** `boolean | undefined` is a boolean that may be left out. */
function withoutUndefined(type: SbType): SbType {
  if (type.name !== 'union') return type;
  const rest = type.value.filter((member) => !isUndefined(member));
  const [only] = rest;
  return rest.length === 1 && only ? only : { ...type, value: rest };
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
      const summary =
        type === argType.type || type.name === 'union' ? argType.table?.type?.summary : type.name;
      const table = { ...argType.table, ...(summary ? { type: { ...argType.table?.type, summary } } : {}) };
      return [name, { ...argType, type, table, ...controlOf(argType, type, initialArgs[name]) }];
    }),
  );
}
