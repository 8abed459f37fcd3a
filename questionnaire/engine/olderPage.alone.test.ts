import { expect, test, vi } from 'vitest';
import type { Action } from './types.ts';

/** The server knows `slider`, the page does not. */
const page = {
  ...(await import('../model/foreign.ts')),
  ...(await import('./replay.ts')),
  ...(await import('./transition.ts')),
};
vi.doMock('../model/kinds/all.ts', async (original) => {
  const { withSlider } = await import('../model/testing/slider.ts');
  return withSlider(await original<typeof import('../model/kinds/all.ts')>());
});
vi.resetModules();
const server = { ...(await import('./replay.ts')), ...(await import('../model/parse.ts')) };

const slider = { type: 'slider', id: 'heat', text: 'Température' };
const boxes = [
  { type: 'checkbox', id: 'door' },
  { type: 'checkbox', id: 'light' },
];

function playing(items: readonly unknown[], ...actions: Action[]) {
  const definition = { version: 1, start: 'q', questions: { q: { items, followUp: null } } };
  const read = page.readForeign(definition);
  const kept = server.parseQuestionnaire(definition);
  if (!read.ok || !kept.ok) expect.fail('refused');
  let [state] = page.start(read.questionnaire);
  for (const action of actions) {
    if (state.status !== 'asking') break;
    [state] = page.transition(read.questionnaire, state, { ...action, instance: state.instance });
  }
  return { state, played: page.playedOf(read.questionnaire, state), definition: kept.questionnaire };
}

const tick: Action = { type: 'CHECK', item: 'door' };

test.each<[string, unknown[], Action[]]>([
  ['a confirm appears there', [slider, ...boxes], [tick, { type: 'CONFIRM' }]],
  ['a button is there', [slider, ...boxes, { type: 'nextButton', id: 'go' }], [tick, { type: 'CONFIRM' }]],
  ['nothing else is asked', [slider], [{ type: 'CONFIRM' }]],
  [
    'what follows is a field',
    [slider, { type: 'message', id: 'm' }],
    [
      { type: 'TYPE', item: 'm', text: 'Trop froid' },
      { type: 'COMMIT', item: 'm' },
    ],
  ],
])('accepts a report from a page that shows a new kind as text: %s', (_what, items, actions) => {
  const { state, played, definition } = playing(items, ...actions);
  expect(state.status).toBe('complete');
  expect(played.unknown).toEqual(['slider']);
  const answers = state.status === 'complete' ? state.log.map((entry) => entry.answers) : [];
  expect(server.replay(definition, played)).toMatchObject({
    ok: true,
    report: { answersArray: answers.map((given) => ({ answers: given })) },
  });
});

test('rejects the same report without the list of unknown kinds', () => {
  const { played, definition } = playing([slider, ...boxes], tick, { type: 'CONFIRM' });
  const { unknown: _unknown, ...silent } = played;
  expect(server.replay(definition, silent).ok).toBe(false);
});

test('rejects a missing answer to a kind that every page knows', () => {
  const { definition } = playing([{ type: 'rating', id: 's' }]);
  const events: Action[] = [{ type: 'CONFIRM' }];
  const played = { flags: [], mode: 'whole' as const, events, unknown: ['rating'] };
  expect(server.replay(definition, played)).toEqual({ ok: false, at: 0, reason: 'impossible' });
});

test('sends no list of unknown kinds when the page knows them all', () => {
  const { played } = playing(boxes, tick);
  expect(played).not.toHaveProperty('unknown');
});
