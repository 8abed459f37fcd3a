import type { Clause, Section } from './clause.ts';

/** Source of truth for the rows. */
export interface Project {
  /** From the root; a folder's path, or undefined. */
  readonly read: (path: string) => string | undefined;
  /** Specification 7, with methods. */
  readonly specifiedCalls: readonly string[];
  /** With methods. */
  readonly servedCalls: readonly string[];
  readonly flows: readonly string[];
  /** Played by a page or the server. */
  readonly hostedFlows: readonly string[];
  readonly messages: readonly string[];
  /** Written by the server. */
  readonly causedMessages: readonly string[];
}

const DECISION_WORDS = 200;

const pathOf = (call: string): string => call.replace(/^[A-Z]+ /, '');

function checkTest(test: string, read: Project['read']): string | undefined {
  const [path = '', title = ''] = test.split(' › ');
  if (!/\.(?:test|spec|stories)\.tsx?$/.test(path)) return `names no test: ${test}`;
  const text = read(path);
  if (text === undefined) return `names a missing file: ${path}`;
  return title !== '' && text.includes(title) ? undefined : `names a missing test: ${test}`;
}

function checkDecision(name: string, read: Project['read']): string | undefined {
  const text = read(`docs/decisions/${name}.md`);
  if (text === undefined) return `names a missing decision: ${name}`;
  return text.split(/\s+/).length > DECISION_WORDS ? `names a decision that is too long: ${name}` : undefined;
}

function checkClause(clause: Clause, read: Project['read']): string[] {
  const { words, module, tests = [], decision, open } = clause;
  const problems = [
    /^[A-Z0-9“/].*\.$/.test(words) ? undefined : 'is no sentence',
    read(module) === undefined ? `names a missing module: ${module}` : undefined,
    tests.length === 0 && !open ? 'has no test' : undefined,
    ...tests.map((test) => checkTest(test, read)),
    decision ? checkDecision(decision, read) : undefined,
  ];
  return problems.flatMap((problem) => (problem ? [`${clause.id} ${problem}`] : []));
}

function checkSection({ title, prefix, count, clauses }: Section): string[] {
  const foreign = clauses
    .filter(({ id }) => !id.startsWith(prefix))
    .map(({ id }) => `${id} is not of “${title}”`);
  return clauses.length === count
    ? foreign
    : [...foreign, `“${title}” has ${clauses.length} rows instead of ${count}`];
}

const findTwice = (ids: readonly string[]): string[] => ids.filter((id, at) => ids.indexOf(id) !== at);

/** Has a row, and works where the row says. */
function checkEach(
  kind: string,
  things: readonly string[],
  clauses: readonly Clause[],
  rowsOf: (clause: Clause) => readonly string[] | undefined,
  problemOf: (thing: string) => string | undefined,
): string[] {
  return things.flatMap((thing) => {
    const rows = clauses.filter((clause) => rowsOf(clause)?.includes(pathOf(thing)));
    if (rows.length === 0) return [`${kind} ${thing} has no row`];
    const problem = problemOf(thing);
    return problem && rows.every(({ tests, decision, open }) => tests && !decision && !open)
      ? [`${kind} ${thing} ${problem}`]
      : [];
  });
}

const isServed = (call: string, served: readonly string[]): boolean =>
  served.some((one) => one === call || pathOf(one) === call);

export function checkCoverage(sections: readonly Section[], project: Project): string[] {
  const clauses = sections.flatMap((section) => section.clauses);
  const known = [...project.specifiedCalls.map(pathOf), ...project.flows, ...project.messages];
  const unknown = clauses.flatMap(({ id, calls = [], flows = [], messages = [] }) =>
    [...calls, ...flows, ...messages]
      .filter((name) => !known.includes(name))
      .map((name) => `${id} names an unknown call, flow or message: ${name}`),
  );
  return [
    ...sections.flatMap(checkSection),
    ...findTwice(clauses.map(({ id }) => id)).map((id) => `${id} is there twice`),
    ...clauses.flatMap((clause) => checkClause(clause, project.read)),
    ...unknown,
    ...checkEach(
      'call',
      project.specifiedCalls,
      clauses,
      ({ calls }) => calls,
      (call) => (isServed(call, project.servedCalls) ? undefined : 'is not served'),
    ),
    ...checkEach(
      'flow',
      project.flows,
      clauses,
      ({ flows }) => flows,
      (flow) => (project.hostedFlows.includes(flow) ? undefined : 'has no host'),
    ),
    ...checkEach(
      'system message',
      project.messages,
      clauses,
      ({ messages }) => messages,
      (message) => (project.causedMessages.includes(message) ? undefined : 'has no cause'),
    ),
  ];
}
