import { closingLine } from './counts.mjs';

/** Seconds for the eye; what could not be measured says so. */
const seconds = (value) => (value === undefined ? 'not measured' : value.toFixed(value < 10 ? 1 : 0));

const HEADING = `${'step'.padEnd(32)} ${'wall'.padStart(8)} ${'processor'.padStart(11)} ${'there/budget'.padStart(18)}   result`;

/** Processor seconds as they are on the machine on which the budgets were set. */
const onThatOfTheBudgets = (processor, slowness) =>
  processor === undefined ? undefined : processor / slowness;

/** A line for each step, in columns, below what they are: beside a budget stands what counts for it, on the machine of the budgets. */
export function linesOf(results, slowness = 1) {
  const lines = results.map(({ title, wall, processor, budget, counts, note }) => {
    const spent = `${seconds(wall).padStart(6)} s ${seconds(processor).padStart(9)} s ${seconds(onThatOfTheBudgets(processor, slowness)).padStart(8)} of ${String(budget).padStart(4)} s`;
    return `${title.padEnd(32)} ${spent}   ${closingLine(counts)}${note ? `   ${note}` : ''}`;
  });
  return [HEADING, ...lines];
}

/** Sentences on what took longer than it may, in seconds of the machine of the budgets: warnings all the same. */
export function overBudget(results, whole, slowness = 1) {
  const steps = results
    .filter(({ processor, budget }) => processor !== undefined && processor / slowness > budget)
    .map(
      ({ title, processor, budget }) =>
        `${title} took ${seconds(processor / slowness)} processor seconds; its budget is ${budget}.`,
    );
  return [...steps, ...whole.filter(({ spent, budget }) => spent > budget).map(tooLong)];
}

const tooLong = ({ what, spent, budget }) =>
  `The whole took ${seconds(spent)} ${what}; its budget is ${budget}.`;

/** What the steps took together; undefined where one could not be measured. */
export function processorOf(results) {
  return results.some(({ processor }) => processor === undefined)
    ? undefined
    : results.reduce((sum, { processor }) => sum + processor, 0);
}

/** The page that `--write-measurements` writes. */
export function pageOf({
  title = 'The check, step by step',
  results,
  wall,
  command,
  date,
  state,
  machine,
  slowness = 1,
  total,
}) {
  const there = (processor) => onThatOfTheBudgets(processor, slowness);
  return [
    `# ${title}`,
    '',
    `Written by \`${command}\` on ${date}, of ${state}.`,
    `Machine: ${machine}. Two lanes run beside each other unless \`--serial\` is given; processor seconds are those of a step and of`,
    'all it started, looked at while they ran. Both are of this machine and of what else it did. A fixed piece of work took it',
    `${slowness.toFixed(2)} times as long as the machine on which the budgets were set: what the processors took there stands beside.`,
    '',
    '| step | wall (s) | processor (s) | on that of the budgets (s) | budget (s) | result |',
    '|---|--:|--:|--:|--:|---|',
    ...results.map(
      ({ title, name, wall: own, processor, budget, counts, note }) =>
        `| ${title} (\`${name}\`) | ${seconds(own)} | ${seconds(processor)} | ${seconds(there(processor))} | ${budget} | ${note ?? closingLine(counts)} |`,
    ),
    `| **together** | **${seconds(wall)}** | **${seconds(processorOf(results))}** | **${seconds(there(processorOf(results)))}** | | **${closingLine(total)}** |`,
    '',
  ].join('\n');
}
