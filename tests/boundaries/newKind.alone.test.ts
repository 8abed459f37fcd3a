import { openApiDocument } from '@parvis/api/openapi/document';
import { parseQuestionnaire } from '@parvis/questionnaire/model/parse';
import { expect, test, vi } from 'vitest';
import { buildAnswerContent, buildSnippet } from '../../server/modules/cases/answerContent.ts';
import { rederiveAnswers } from '../../server/modules/cases/replayReport.ts';
import { played } from '../../server/testing/played.ts';

vi.mock('../../questionnaire/model/kinds/all.ts', async (original) => {
  const { withSlider } = await import('../../questionnaire/model/testing/slider.ts');
  return withSlider(await original<typeof import('../../questionnaire/model/kinds/all.ts')>());
});

test('the server plays, stores and describes a new item kind from its table row only', () => {
  const read = parseQuestionnaire({
    version: 1,
    start: 'heat',
    questions: { heat: { items: [{ type: 'slider', id: 'heat', coldId: 'cold' }] } },
    texts: { fr: { heat: 'Chaud ?', cold: 'Froid' } },
  });
  const definition = read.ok ? read.questionnaire : expect.fail(JSON.stringify(read.problems));
  const { entries } = rederiveAnswers(definition, played({ type: 'RATE', item: 'heat', value: 2 }), 'latin');
  const content = buildAnswerContent(entries, definition);
  expect(content).toMatchObject({
    items: [{ type: 'slider', id: 'heat' }],
    answers: { heat: 2 },
    words: { fr: { heat: 'Chaud ?', cold: 'Froid' } },
  });
  expect(buildSnippet(content)).toMatchObject({ fr: '2 °C' });
  expect(() =>
    rederiveAnswers(definition, played({ type: 'RATE', item: 'heat', value: 9 }), 'latin'),
  ).toThrow('body.played.events');
});

test('the published document describes each of its keys', () => {
  const published = JSON.stringify(openApiDocument());
  expect(published).toContain('The effects of single degrees, by number.');
  expect(published).toContain('Beside a mark.');
});
