import { expect, it } from 'vitest';
import { describeStatement } from './otel.ts';

it.each([
  ['select "a" from "cases" where "csid" = $1', 'select', 'cases'],
  ['  -- why\n update sessions set x = 1', 'update', 'sessions'],
  ['insert into trail (cuid) select s.cuid from staff s', 'insert', 'trail'],
  [
    'with due as (select ctid from scans) delete from scans where ctid in (select ctid from due)',
    'delete',
    'scans',
  ],
  ['begin', 'begin', undefined],
  // Hidden: unknown names may be user data.
  [`select 'sent from jeanne' from settings`, 'select', 'settings'],
  [`select 'sent from jeanne'`, 'select', undefined],
  ['(select 1)', 'select', undefined],
  ['', 'statement', undefined],
])('describes %j as %s %s', (text, operation, table) => {
  expect(describeStatement(text)).toEqual({ operation, table });
});
