import type { Clause, Section } from './clause.ts';

const stateOf = ({ open, decision }: Clause): 'open' | 'decided' | 'done' => {
  if (open) return 'open';
  return decision ? 'decided' : 'done';
};

const escapeCell = (text: string): string => text.replaceAll('|', '\\|');

/** Escapes Markdown in titles. */
const escapeTitle = (title: string): string => escapeCell(title).replaceAll(/[*_<`]/g, '\\$&');

function writeTest(test: string): string {
  const [path = '', title = ''] = test.split(' › ');
  return `[${escapeTitle(title)}](../../${path})`;
}

function writeRow(clause: Clause): string {
  const { id, words, module, tests = [], decision, open } = clause;
  const shown = [
    ...tests.map(writeTest),
    ...(decision ? [`[decision ${decision.slice(0, 4)}](../decisions/${decision}.md)`] : []),
    ...(open ? [escapeCell(open)] : []),
  ];
  return `| ${id} | ${escapeCell(words)} | \`${module}\` | ${shown.join('<br>')} | ${stateOf(clause)} |`;
}

const countStates = (clauses: readonly Clause[]): string =>
  (['done', 'decided', 'open'] as const)
    .map((state) => clauses.filter((clause) => stateOf(clause) === state).length)
    .join(' | ');

const writeSection = ({ title, clauses }: Section): string => `## ${title}

| clause | what | where | shown by | state |
|---|---|---|---|---|
${clauses.map(writeRow).join('\n')}
`;

export const writePage = (sections: readonly Section[]): string => `# What of the specification is done

<!-- Generated from scripts/specification: npm run coverage:spec -->

Each clause of the product specification in our own words, where the project does it, and the test that shows it.

- \`done\`: the test shows it.
- \`decided\`: the project does it otherwise than written; the decision says why, and a test beside it shows how.
- \`open\`: something is missing, as the row says.

| section | done | decided | open |
|---|---:|---:|---:|
${sections.map(({ title, clauses }) => `| ${title} | ${countStates(clauses)} |`).join('\n')}
| **all** | ${countStates(sections.flatMap(({ clauses }) => clauses))} |

${sections.map(writeSection).join('\n')}`;

/** With the missing parts. */
export const listOpen = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ clauses }) =>
    clauses.flatMap(({ id, words, open }) => (open ? [`${id} ${words} → ${open}`] : [])),
  );
