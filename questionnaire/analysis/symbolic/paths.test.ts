import { expect, test } from 'vitest';
import { allFlows } from '../../flows/all.ts';
import { drawMap } from '../map.ts';
import { formatPath, listPaths } from './paths.ts';
import { survey } from './survey.ts';

const { satisfaction, cancelReport } = allFlows;

test('labels a path by its decisions', () => {
  const { paths, all } = listPaths(survey(satisfaction.definition));
  expect(all).toBe(true);
  expect(paths.map(formatPath).slice(0, 2)).toEqual([
    'satisfaction [answer.satisfaction:1, 2, 3] → satisfaction.wrong [answer.satisfaction.wrong.yes] → satisfaction.wrongMessage [answer.satisfaction.wrongMessage…] → satisfaction.tool [satisfaction.next] → satisfaction.end → end',
    'satisfaction [answer.satisfaction:1, 2, 3] → satisfaction.wrong [answer.satisfaction.wrong.no] → satisfaction.tool [satisfaction.next] → satisfaction.end → end',
  ]);
});

test('the map shows questions, transitions and both ends', () => {
  const name = (id: string) => ({ cancelReport: 'A < B & "C" #1', 'answer.cancelReport.yes': 'Annuler' })[id];
  expect(drawMap(cancelReport.definition, name).split('\n')).toEqual([
    'flowchart TD',
    '  q0["A #lt; B & #quot;C#quot; #35;1"]',
    '  over((■))',
    '  left((×))',
    '  q0 -->|"Annuler"| over',
    '  q0 -->|"answer.cancelReport.no"| left',
  ]);
});

test('the map shows an unreachable question', () => {
  const { definition } = cancelReport;
  const island = { items: [{ type: 'text' as const, text: 'Alone' }] };
  const map = drawMap({ ...definition, questions: { ...definition.questions, island } });
  expect(map).toContain('q1["island"]');
});
