import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { runSurvey } from './surveyCommand.ts';

const { url } = await createTestDatabase();
const services = await openTestServices(url);
const { pool } = services.store;
afterAll(() => services.close());

const run = (...args: string[]) => runSurvey(args, { ...process.env, DATABASE_URL: url });

it('lists months and words in both languages, as a table and as data', async () => {
  expect((await run('--lang', 'fr')).lines).toEqual(['Personne n’a encore répondu.']);
  await pool.query(`insert into survey_counts (month, item, value, many) values
    ('2026-02', '', '', 4), ('2026-02', 'answer.survey.service', '1', 4),
    ('2026-03', '', '', 6), ('2026-03', '', 'complete', 5),
    ('2026-03', 'answer.survey.service', '4', 3), ('2026-03', 'answer.survey.service', '5', 1),
    ('2026-03', 'answer.survey.easy', '5', 5), ('2026-03', 'answer.survey.again', 'true', 4),
    ('2026-03', 'answer.survey.again', 'false', 1), ('2026-03', 'answer.survey.words', 'text', 1)`);
  await pool.query(`insert into survey_answers (person, flow_id, at, month, complete, answers)
    select n::text, 'flow', now(), '2026-03', true, case n when 1 then '{"answer.survey.words":"=Très bien"}' else '{}' end::json
    from generate_series(1, 5) n`);
  expect((await run('--lang', 'fr')).lines).toEqual([
    '2026-03 · 6 réponses',
    '  Le service dans son ensemble\u00a0: 4,25 / 5 (1 ★ 0, 2 ★ 0, 3 ★ 0, 4 ★ 3, 5 ★ 1)',
    '  Facilité d’utilisation\u00a0: 5 / 5 (1 ★ 0, 2 ★ 0, 3 ★ 0, 4 ★ 0, 5 ★ 5)',
    '  L’utiliser de nouveau\u00a0: Oui 4, Non 1',
    '  Jusqu’au bout\u00a0: 5',
    '  Avec un mot\u00a0: 1',
    '2026-02 · 4 réponses (moins de cinq : sans détail)',
    '',
    'Mots des 30 derniers jours',
    '  – =Très bien',
  ]);
  expect((await run()).lines).toContain('  Use it again: Yes 4, No 1');
  const sheet = (await run('--csv', '--lang', 'fr')).lines.join('');
  expect(sheet).toContain('"2026-03";"L’utiliser de nouveau";"Non";"1"\r\n');
  expect(sheet).toContain(`"";"Mots des 30 derniers jours";"'=Très bien";""`);
  expect(sheet).not.toContain('"2026-02";"Le service');
  expect(JSON.parse((await run('--json')).lines.join(''))).toMatchObject({
    months: [{ month: '2026-03' }, { month: '2026-02', answers: 4 }],
    words: ['=Très bien'],
  });
  expect((await run('--wrong')).status).toBe(2);
});
