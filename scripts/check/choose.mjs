/** The steps that a command asks for: all that land, `--all` with those for nights, `--only=types,unit` these alone. */
export function chooseSteps(steps, args) {
  const all = args.includes('--all');
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
  if (only === undefined) return steps.filter(({ allOnly }) => all || !allOnly);
  const names = only.split(',');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no step "${unknown.join('", "')}": choose from ${steps.map(({ name }) => name).join(', ')}.`,
    );
  }
  return steps.filter(({ name }) => names.includes(name));
}

/** The steps of each lane, in their order; all in one lane with `--serial`. */
export function lanesOf(steps, args) {
  if (args.includes('--serial')) return [steps];
  return [...new Set(steps.map(({ lane }) => lane))].map((lane) =>
    steps.filter((step) => step.lane === lane),
  );
}
