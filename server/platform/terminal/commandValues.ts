/** What stands among the arguments of a command beside its flags: options that have a value, and what it is about. */
export interface Taken<Name extends string> {
  readonly values: Readonly<Record<Name, string | undefined>>;
  /** Every value of an option that may be repeated, as they were given. */
  readonly each: Readonly<Record<Name, readonly string[]>>;
  /** The first that is no option. */
  readonly named: string | undefined;
  readonly rest: readonly string[];
}

/** Splits `--name=value` into a name and its value. */
export const splitValues = (args: readonly string[]): string[] =>
  args.flatMap((arg) =>
    /^--\w+=/.test(arg) ? [arg.replace(/=.*$/s, ''), arg.replace(/^.*?=/s, '')] : [arg],
  );

/** Takes options with a value, and the one thing that is named, out of arguments. */
export function takeValues<Name extends string>(
  args: readonly string[],
  names: readonly Name[],
): Taken<Name> {
  const found = new Map<string, string[]>(names.map((name) => [name, []]));
  const rest: string[] = [];
  let named: string | undefined;
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    const values = found.get(arg);
    if (values) values.push(args[++at] ?? '');
    // The language is read with the flags.
    else if (arg === '--lang') rest.push(arg, args[++at] ?? '');
    else if (named === undefined && !arg.startsWith('-')) named = arg;
    else rest.push(arg);
  }
  const each = Object.fromEntries(found) as Record<Name, string[]>;
  const values = Object.fromEntries(names.map((name) => [name, each[name].at(-1)]));
  return { values: values as Record<Name, string | undefined>, each, named, rest };
}
