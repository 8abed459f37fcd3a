import { cpuUsage } from 'node:process';

/**
 * Processor milliseconds that the piece of work took, beside two lanes of steps, on the machine and the day whose seconds the
 * budgets are (23 November 2026): found on 24 November by running six steps of that day's tree again, which took 184 processor
 * seconds in place of 124, while the piece took 51.
 */
const OF_THE_BUDGETS = 34;

/** A fixed piece of what the steps do most: objects, texts, lists in order, patterns. */
function work() {
  let seed = 1;
  const rows = Array.from({ length: 6000 }, (_, index) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return { id: seed % 1000, name: `n${seed % 977}`, inner: [index, seed & 255] };
  });
  const text = JSON.stringify(rows);
  const back = JSON.parse(text).sort((one, other) => one.id - other.id || one.name.localeCompare(other.name));
  const sums = new Map();
  for (const { name, inner } of back) sums.set(name, (sums.get(name) ?? 0) + inner[1]);
  return sums.size + text.replace(/n\d+/g, (word) => word.toUpperCase()).length;
}

function timed() {
  const before = cpuUsage();
  for (let times = 0; times < 4; times += 1) work();
  const { user, system } = cpuUsage(before);
  return (user + system) / 1000;
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** Times a fixed piece of work whenever it is asked to, and says how slow this machine was beside that of the budgets: 1 is as quick. */
export function openSpeed(measure = timed) {
  const samples = [];
  // The first rounds are of code that is not compiled yet.
  for (let times = 0; times < 3; times += 1) measure();
  return {
    sample() {
      samples.push(measure());
    },
    slowness: () => (samples.length === 0 ? 1 : median(samples) / OF_THE_BUDGETS),
  };
}
