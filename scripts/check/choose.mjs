const ONLY = '--only=';
const SHARD = '--shard=';

/** What a run may be asked for. */
const KNOWN = ['--all', '--serial', '--write-measurements'];

/** Why a run cannot be done as it is asked for; a misspelt option must not start the whole of it. */
function misread(args) {
  const given = (option) => args.filter((arg) => arg.startsWith(option)).length;
  const known = (arg) => KNOWN.includes(arg) || [ONLY, SHARD].some((option) => arg.startsWith(option));
  const stranger = args.find((arg) => !known(arg));
  if (stranger !== undefined)
    return `"${stranger}" is not understood: there are --only=step,step, --shard=1/2, ${KNOWN.join(', ')}.`;
  if (given(SHARD) > 1) return 'There may be one --shard=.';
  return given(ONLY) > 1 ? 'There may be one --only=, with commas between its steps.' : undefined;
}

/** The steps that a command asks for: all that land, `--all` with those for nights, `--only=types,unit` these alone. */
export function chooseSteps(steps, args) {
  const problem = misread(args);
  if (problem) throw new Error(problem);
  const all = args.includes('--all');
  const only = args.find((arg) => arg.startsWith(ONLY))?.slice(ONLY.length);
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
