import { expect, test } from 'vitest';
import { chat } from './en/chat.ts';

/** An action: "You closed the case", "{{name}} took the report". */
const DONE = /^(?:You|The (?:visitor|person(?: who reports)?)|\{\{name\}\}) (\S+)/;
const PAST = /ed$|^(?:took|put|left|gave|brought|said|sent|withdrew)$/;
/** States that last after the message. */
const LASTING: readonly string[] = ['follows', 'is'];

const verbs = Object.entries(chat).flatMap(([id, text]) => {
  const verb = id.startsWith('statement.') ? DONE.exec(text)?.[1] : undefined;
  return verb === undefined || LASTING.includes(verb) ? [] : [[id, verb] as const];
});

test('tells all actions in one tense, to their authors and to others', () => {
  expect(verbs.length).toBeGreaterThan(30);
  expect(verbs.filter(([, verb]) => !PAST.test(verb))).toEqual([]);
});
