import { parseQuestionnaire } from '@parvis/questionnaire/model/parse';

import { expect, test, vi } from 'vitest';
import { runsOf } from '../../questionnaire/react/runs.ts';
import { answerContent, snippetOf } from '../../server/cases/answerMessages.ts';
import { replayReport } from '../../server/cases/replayReport.ts';
import { played } from '../../server/testing/played.ts';

vi.mock('../../questionnaire/model/kinds/all.ts', async (original) => {
  const { withSwitch } = await import('../../questionnaire/model/testing/switch.ts');
  return withSwitch(await original<typeof import('../../questionnaire/model/kinds/all.ts')>());
});

test('the server plays, keeps and tells a new kind of box from its row alone', () => {
  const read = parseQuestionnaire({
    version: 1,
    start: 'lamp',
    questions: {
      lamp: {
        titleId: 'lamp',
        items: [
          { type: 'switch', id: 'dark' },
          { type: 'switch', id: 'hums' },
          { type: 'nextButton', id: 'go' },
        ],
      },
    },
    texts: { fr: { lamp: 'Qu’a-t-il ?', dark: 'Éteint', hums: 'Bourdonne', go: 'Suite' } },
  });
  const definition = read.ok ? read.questionnaire : expect.fail(JSON.stringify(read.problems));
  const tick = (item: string) => ({ type: 'CHECK', item }) as const;
  const { entries } = replayReport(
    definition,
    played(tick('dark'), tick('hums'), tick('dark'), { type: 'NEXT', item: 'go' }),
  );
  const content = answerContent(entries, definition);
  expect(content).toMatchObject({ answers: { hums: true } });
  expect(content).not.toHaveProperty('answers.dark');
  expect(snippetOf(content)).toMatchObject({ fr: 'Bourdonne' });
  expect(() => replayReport(definition, played({ type: 'NEXT', item: 'go' }))).toThrow('body.played.events');
});

test('boxes of a new kind are drawn together, beside those of another', () => {
  const read = parseQuestionnaire({
    version: 1,
    start: 'lamp',
    questions: {
      lamp: {
        items: [
          { type: 'switch', id: 'dark' },
          { type: 'checkbox', id: 'hums' },
          { type: 'nextButton', id: 'go' },
        ],
      },
    },
  });
  const items = read.ok ? (read.questionnaire.questions.lamp?.items ?? []) : expect.fail('refused');
  expect(runsOf(items)).toMatchObject([
    { kind: 'choices', items: [{ id: 'dark' }, { id: 'hums' }] },
    { kind: 'item', item: { id: 'go' } },
  ]);
});
