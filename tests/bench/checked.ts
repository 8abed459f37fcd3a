import { checkQuestionnaire } from '@parvis/questionnaire/analysis/check';
import { parseQuestionnaire } from '@parvis/questionnaire/model/parse';
import { effort } from './effort.ts';
import { ms, type Section, several } from './figures.ts';

const LONG = effort(1000, 20);
const id = (n: number) => `q${n}`;

/** Valid; forks at each step. */
const forkedOf = (count: number) => {
  const after = (n: number) => (n < count ? id(n) : null);
  const questions = Object.fromEntries(
    Array.from({ length: count }, (_, n) => [
      id(n),
      {
        items: [{ id: 'a', type: 'yesNo', text: 'a', yes: {}, no: {} }],
        followUp: { 'a.yes': after(n + 1), default: after(n + 2) },
      },
    ]),
  );
  return { version: 1, start: id(0), questions };
};

/** Each box raises a flag that a later question tests. */
const checklistOf = (boxes: number) => {
  const all = Array.from({ length: boxes }, (_, n) => n);
  const asks = (n: number) => ({ [`f${n}`]: `q${n}`, default: n + 1 < boxes ? `p${n}` : 'end' });
  const items = [{ type: 'text', text: 'a' }];
  const told = all.flatMap((n) => {
    const question = { items, followUp: n + 1 < boxes ? asks(n + 1) : 'end' };
    return n + 1 < boxes
      ? [
          [`q${n}`, question],
          [`p${n}`, question],
        ]
      : [[`q${n}`, question]];
  });
  const list = {
    titleId: 'list',
    items: [
      ...all.map((n) => ({ type: 'checkbox', id: `b${n}`, text: 'b', flags: [`f${n}`] })),
      { type: 'confirm' },
    ],
    followUp: asks(0),
  };
  return { version: 1, start: 'list', questions: { list, end: { items }, ...Object.fromEntries(told) } };
};

/**
 * Milliseconds of `parvis-check`.
 * @throws Error on a finding, which would cut it short
 */
function check(definition: object): number {
  const before = performance.now();
  const parsed = parseQuestionnaire(definition);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  const findings = checkQuestionnaire(parsed.questionnaire);
  if (findings.length > 0) throw new Error(JSON.stringify(findings.slice(0, 3)));
  return performance.now() - before;
}

const BOXES = 20;

/** Model check of large definitions. */
export const checked = (): Section => ({
  title: 'Questionnaire: read and checked (ms)',
  about:
    'What `parvis-check` does with a file, in Node, median: every path, flag and token. Nothing is found in these.',
  head: ['', 'to reach', 'Parvis'],
  rows: [
    [`${LONG} questions that fork`, '≤ 3,000', ms(several(5, () => check(forkedOf(LONG))))],
    [`a checklist of ${BOXES} boxes`, '≤ 1,000', ms(several(5, () => check(checklistOf(BOXES))))],
  ],
});
