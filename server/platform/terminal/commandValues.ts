export interface ParsedValues<Name extends string> {
  readonly values: Readonly<Record<Name, string | undefined>>;
  /** Repeatable options. */
  readonly each: Readonly<Record<Name, readonly string[]>>;
  readonly positional: string | undefined;
  readonly rest: readonly string[];
}

export const splitEqualsArguments = (args: readonly string[]): string[] =>
  args.flatMap((arg) =>
    /^--\w+=/.test(arg) ? [arg.replace(/=.*$/s, ''), arg.replace(/^.*?=/s, '')] : [arg],
  );

/** Leaves flags in the rest. */
export function extractValues<Name extends string>(
  args: readonly string[],
  names: readonly Name[],
): ParsedValues<Name> {
  const found = new Map<string, string[]>(names.map((name) => [name, []]));
  const rest: string[] = [];
  let positional: string | undefined;
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    const values = found.get(arg);
    if (values) values.push(args[++at] ?? '');
    else if (arg === '--lang') rest.push(arg, args[++at] ?? '');
    else if (positional === undefined && !arg.startsWith('-')) positional = arg;
    else rest.push(arg);
  }
  const each = Object.fromEntries(found) as Record<Name, string[]>;
  const values = Object.fromEntries(names.map((name) => [name, each[name].at(-1)]));
  return { values: values as Record<Name, string | undefined>, each, positional, rest };
}
