import { replay } from '@parvis/questionnaire/engine/replay';
import { describeKindKeys } from '@parvis/questionnaire/model/kinds/all';
import type { Action } from '@parvis/questionnaire/model/played';
import { expect, it } from 'vitest';
import { playedQuestions, wrapInQuestionnaire } from '../../api/docs/playing.docs.ts';

it.each(Object.entries(playedQuestions))('%s ends exactly with the documented events', (_name, question) => {
  const play = (events: readonly Action[]) =>
    replay(wrapInQuestionnaire(question), { flags: [], mode: 'whole', events: [...events] });
  expect(play(question.events)).toMatchObject({ ok: true });
  expect(play(question.events.slice(0, -1)).ok).toBe(false);
  expect(play([...question.events, { type: 'CONFIRM' }])).toMatchObject({
    ok: false,
    at: question.events.length,
  });
  expect(question.events.at(-1)?.type === 'CONFIRM' || question.events.at(-1)?.type === 'NEXT').toBe(
    !question.byItself,
  );
});

it('every answerable item kind has an example', () => {
  const shown = Object.values(playedQuestions).flatMap(({ items }) => items.map(({ type }) => type));
  const onlyShown = ['image', 'separator'];
  expect(Object.keys(describeKindKeys()).filter((kind) => !shown.some((type) => type === kind))).toEqual(
    onlyShown,
  );
});
