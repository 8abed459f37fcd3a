import { createTextStore } from '@parvis/locales/translate';
import { transition } from '@parvis/questionnaire/engine/transition';
import { questionnaireSchema } from '@parvis/questionnaire/model/schema';
import { beforeAll, expect, test } from 'vitest';
import { formatPlayedAnswers, formatPollAnswers, readPlayedAnswers, refillAnswers } from './ownAnswer.ts';

const texts = createTextStore('fr-FR');
beforeAll(() => texts.load('parts', 'chat'));

const definition = questionnaireSchema.parse({
  version: 1,
  start: 'stars',
  questions: {
    stars: { titleId: 'how', items: [{ type: 'rating', id: 'stars' }], followUp: 'say' },
    say: { items: [{ type: 'message', id: 'idea' }, { type: 'confirm' }] },
  },
  texts: { fr: { how: 'Comment va la place ?', stars: 'Note', idea: 'Une idée' } },
});

const played = {
  flags: [],
  mode: 'partial' as const,
  events: [{ type: 'RATE' as const, item: 'stars', value: 4 }],
};

test('reads a partial answer from its events', () => {
  expect(readPlayedAnswers(definition, played)).toEqual({ stars: { stars: 4 } });
  expect(formatPlayedAnswers(definition, played, texts)).toMatchObject([{ label: 'Note', value: '4 sur 5' }]);
});

test('events that no longer fit the questions yield no answers', () => {
  const other = { ...played, events: [{ type: 'RATE' as const, item: 'gone', value: 4 }] };
  expect(readPlayedAnswers(definition, other)).toBeUndefined();
  expect(formatPlayedAnswers(definition, other, texts)).toEqual([]);
});

test('stored answers follow the questions, and those of earlier questions are left out', () => {
  const answers = { say: { idea: 'Un banc' }, gone: { x: true }, stars: { stars: 2 } };
  expect(formatPollAnswers(definition, answers, texts).map(({ value }) => value)).toEqual([
    '2 sur 5',
    'Un banc',
  ]);
});

test('a change begins at the first question, which one tap answers, with the texts of all', () => {
  const state = refillAnswers(definition, { stars: { stars: 2 }, say: { idea: 'Un banc' } }, 'whole');
  expect(state).toMatchObject({ status: 'asking', questionId: 'stars', answers: {} });
  const instance = state.status === 'complete' ? 0 : state.instance;
  const [next] = transition(definition, state, { type: 'RATE', item: 'stars', value: 5, instance });
  expect(next).toMatchObject({ questionId: 'say', typed: { idea: 'Un banc' }, begun: { mode: 'whole' } });
});

test('a change begins with what a button sends filled in', () => {
  const form = questionnaireSchema.parse({
    version: 1,
    start: 'what',
    questions: {
      what: {
        items: [{ type: 'checkbox', id: 'clean' }, { type: 'message', id: 'idea' }, { type: 'confirm' }],
      },
    },
  });
  expect(refillAnswers(form, { what: { clean: true, idea: 'Un banc' } }, 'whole')).toMatchObject({
    answers: { clean: true },
    typed: { idea: 'Un banc' },
  });
});
