import { expect, test } from 'vitest';
import { chat } from './en/chat.ts';

/** What somebody did: "You closed the case", "{{name}} took the report". */
const DONE = /^(?:You|The (?:visitor|person)|\{\{name\}\}) (\S+)/;
const PAST = /ed$|^(?:took|put|left|gave|brought|said)$/;
/** Goes on after it was said, or is asked for. */
const LASTING: readonly string[] = ['follows', 'is'];

const verbs = Object.entries(chat).flatMap(([id, text]) => {
  const verb = id.startsWith('statement.') ? DONE.exec(text)?.[1] : undefined;
  return verb === undefined || LASTING.includes(verb) ? [] : [[id, verb] as const];
});

test('what people did is told in one tense, by name and to themselves', () => {
  expect(verbs.length).toBeGreaterThan(30);
  expect(verbs.filter(([, verb]) => !PAST.test(verb))).toEqual([]);
});
