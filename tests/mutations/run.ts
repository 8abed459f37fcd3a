import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeCompiles } from './compiles.ts';
import { drawn } from './draw.ts';
import { broken, type Mutant, mutantsOf } from './places.ts';
import { filesOf, RULES, type Rule } from './rules.ts';
import { beginTrial, type Verdict } from './trial.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draw: { type: 'string' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    to: { type: 'string' },
  },
});

const rules = RULES.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
if (rules.length === 0) {
  console.error(`There is no such rule. There are: ${RULES.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const compiles = makeCompiles();
const draw =
  values.draw === undefined
    ? undefined
    : drawn(RULES, values.seed, Number(values.draw), compiles).slice(Number(values.from));

const mutantsIn = (rule: Rule): readonly Mutant[] =>
  draw
    ? draw.filter((one) => one.rule === rule).map(({ mutant }) => mutant)
    : filesOf(rule)
        .flatMap(mutantsOf)
        .filter((mutant) => compiles(mutant.file, broken(mutant)));

const short = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 100);
const wordOf = ({ fellAt, wasEnded }: Verdict): string => {
  if (fellAt === undefined) return 'SURVIVES';
  return wasEnded ? 'ended   ' : 'fell    ';
};
const told = (verdict: Verdict): string => {
  const { file, line, kind, was, by } = verdict;
  return `${wordOf(verdict)} ${file}:${line} ${kind}: ${short(was)} → ${short(by) || 'nothing'}`;
};

const verdicts: Verdict[] = [];
for (const rule of rules) {
  const mutants = mutantsIn(rule);
  if (mutants.length === 0) continue;
  const trial = await beginTrial(rule);
  for (const mutant of mutants) {
    const verdict = await trial.try(mutant);
    verdicts.push(verdict);
    if (values.to !== undefined) appendFileSync(values.to, `${JSON.stringify(verdict)}\n`);
    if (draw || verdict.fellAt === undefined || verdict.wasEnded) console.log(told(verdict));
  }
  trial.end();
}

const fell = (all: readonly Verdict[]) =>
  `${all.filter(({ fellAt }) => fellAt !== undefined).length} of ${all.length}`;
for (const name of new Set(verdicts.map(({ file }) => file)))
  console.log(`${name}: ${fell(verdicts.filter(({ file }) => file === name))} fell`);
console.log(`${fell(verdicts)} fell.`);
process.exit();
