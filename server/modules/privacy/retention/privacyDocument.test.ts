import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { captionsSchema } from '@parvis/api/calls/captions';
import { RETENTION_DAYS } from '@parvis/api/constants';
import { joinSchema } from '@parvis/api/entities/join';
import { mediaSchema } from '@parvis/api/entities/media';
import { notificationSchema } from '@parvis/api/entities/notification';
import { phoneCallSchema } from '@parvis/api/entities/phoneCall';
import { notedContactSchema } from '@parvis/api/entities/reporterContact';
import { deskKeysSchema, deviceSchema, settingsSchema } from '@parvis/api/entities/user';
import { expect, it } from 'vitest';
import { connect } from '../../../platform/db/database.ts';
import type {
  AuditLogDetail,
  BulkRequest,
  BulkResult,
  departures,
  deskRequests,
  FormerStaff,
  HungCase,
  Message,
  SentPoll,
  StoredBlock,
  StoredMove,
  StoredPause,
  WithheldContent,
} from '../../../platform/db/schema.ts';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { packageRoot } from '../../../platform/lib/packageRoot.ts';
import { ANONYMOUS_DAYS, SESSION_DAYS } from '../../identity/sessions.ts';
import { permanentTables, retentionRules } from './retentionRules.ts';

type DeskDevice = NonNullable<(typeof deskRequests.$inferSelect)['device']>;

const document = readFileSync(join(packageRoot, '..', 'docs', 'privacy.md'), 'utf8');
/** Rows of the retention table in the document. */
const told = [...document.matchAll(/^\| (`[^|]+`) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, names = '', what = '', long = '']) => ({
    tables: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    what,
    long,
  }),
);

it('documents every table once', async () => {
  const store = connect((await createTestDatabase()).url);
  const { rows } = await store.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  await store.close();
  expect(told.flatMap(({ tables }) => tables).sort()).toEqual(rows.map(({ name }) => name));
});

it('documents as permanent exactly the permanent tables', () => {
  const goes = new Set(retentionRules.map(({ table }) => table));
  const forGood = told.filter(({ long }) =>
    /for good|customer's file|as long as the look|the last server/.test(long),
  );
  expect(forGood.flatMap(({ tables }) => tables).sort()).toEqual(Object.keys(permanentTables).sort());
  for (const { tables } of told)
    for (const table of tables)
      expect([table, goes.has(table)]).toEqual([table, !(table in permanentTables)]);
});

const columns = [...document.matchAll(/^- `(\w+)`: (.+)$/gm)].map(([, table = '', rest = '']) => ({
  table,
  names: [...rest.matchAll(/`(\w+)`/g)].map(([, name = '']) => name).sort(),
}));

it('documents every column once, expiring tables first', async () => {
  const store = connect((await createTestDatabase()).url);
  const { rows } = await store.pool.query<{ table: string; names: string[] }>(
    `select table_name as table, array_agg(column_name::text order by column_name::text collate "C") as names
     from information_schema.columns where table_schema = 'public' group by 1 order by 1`,
  );
  await store.close();
  expect([...columns].sort((one, other) => (one.table < other.table ? -1 : 1))).toEqual(rows);
  const stay = columns.map(({ table }) => table in permanentTables);
  expect(stay).toEqual([...stay].sort());
});

/** Keys of the desk are of the person. */
const { deskKeys: _, ...sessionSettings } = settingsSchema.shape;

/** Documented keys of JSON columns. */
const within = [...document.matchAll(/^- ((?:`\w+\.\w+`(?:, )?)+): (.+)$/gm)].flatMap(
  ([, names = '', rest = '']) =>
    [...names.matchAll(/`([\w.]+)`/g)].map(([, column = '']) => ({
      column,
      keys: [...rest.replace(/\(.*\)/, '').matchAll(/`(\w+)`/g)].map(([, key = '']) => key).sort(),
    })),
);
/** Expected keys by column; other JSON columns hold translations or answers. */
const written: Readonly<Record<string, object>> = {
  'bulk_steps.request': {
    ...{ csids: 1, step: 1, outcome: 1, txt: 1, reason: 1, until: 1, labels: 1, ccatCode: 1 },
    ...{ rlid: 1, gcatCode: 1 },
  } satisfies Record<keyof BulkRequest, 1>,
  'bulk_steps.result': { done: 1, left: 1 } satisfies Record<keyof BulkResult, 1>,
  'departures.people': { name: 1, cases: 1 } satisfies Record<
    keyof (typeof departures.$inferSelect)['people'][number],
    1
  >,
  'cases.contact': notedContactSchema.shape,
  'cases.due_moved': { why: 1, answer: 1, solve: 1 } satisfies Record<keyof StoredMove, 1>,
  'cases.pauses': { from: 1, until: 1 } satisfies Record<keyof StoredPause, 1>,
  'sessions.settings': sessionSettings,
  'sessions.device': deviceSchema.shape,
  'desk_requests.device': { type: 1, os: 1, browser: 1 } satisfies Record<keyof DeskDevice, 1>,
  'deliveries.message': { subject: 1, text: 1, html: 1, unsubscribe: 1, replyTo: 1 } satisfies Record<
    keyof Message,
    1
  >,
  'pushes.message': notificationSchema.shape,
  'messages.media': mediaSchema.shape,
  'notices.about': { kind: 1, msgId: 1, crUid: 1 },
  'moderated_messages.content': {
    ...{ msgTxt: 1, qstnId: 1, items: 1, answers: 1, words: 1, media: 1, lastTxt: 1 },
  } satisfies Record<keyof WithheldContent, 1>,
  'messages.block': { reason: 1, rlid: 1, crUid: 1 } satisfies Record<keyof StoredBlock, 1>,
  'identities.desk_keys': deskKeysSchema.shape,
  'messages.join': joinSchema.shape,
  'messages.poll': { code: 1, lbl: 1 } satisfies Record<keyof SentPoll, 1>,
  'messages.hung': { nbr: 1, lbl: 1 } satisfies Record<keyof HungCase, 1>,
  'messages.call': phoneCallSchema.shape,
  'media.captions': captionsSchema.shape,
  'customers.former_staff': { since: 1, people: 1 } satisfies Record<keyof FormerStaff, 1>,
  'trail.details': { id: 1, value: 1, before: 1 } satisfies Record<keyof AuditLogDetail, 1>,
};

it('documents every JSON column and its keys', async () => {
  const store = connect((await createTestDatabase()).url);
  const { rows } = await store.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type in ('json', 'jsonb') and table_name = any($1) order by 1`,
    [[...new Set(retentionRules.map(({ table }) => table))]],
  );
  await store.close();
  expect(within.map(({ column }) => column).sort()).toEqual(rows.map(({ name }) => name).sort());
  for (const { column, keys } of within)
    expect([column, keys]).toEqual([column, Object.keys(written[column] ?? {}).sort()]);
});

const NUMBERS: Readonly<Record<string, number>> = { a: 1, one: 1, ten: 10 };
const days = (many: number): string => `${many} day`;
const each = (spans: readonly string[]): string[] => [...new Set(spans)].sort();
/** Extracts durations in days or minutes: `2 days`, `a minute`, `30 at most`. */
const spans = (text: string): string[] =>
  each(
    [
      ...text.matchAll(/\b(\d+|a|one|ten) (?:\* interval '1 )?(day|minute)s?\b|\b(\d+) (?:at most|with)/g),
    ].map(([, number = '', unit = 'day', bare]) => `${bare ?? NUMBERS[number] ?? number} ${unit}`),
  );

/** Durations that are not part of the rules' SQL. */
const besides: Readonly<Record<string, readonly string[]>> = {
  cases: [days(RETENTION_DAYS)],
  blocks: [days(RETENTION_DAYS)],
  notices: [days(RETENTION_DAYS)],
  poll_answers: [days(RETENTION_DAYS)],
  sessions: [days(ANONYMOUS_DAYS), days(SESSION_DAYS)],
  phone_discoveries: ['10 minute'],
  shared_counts: ['1 day'],
  spent_tokens: ['1 minute'],
};
/** Sessions without a proved address end this much earlier. */
const SOONER = days(SESSION_DAYS - ANONYMOUS_DAYS);

it.each(each(retentionRules.map(({ table }) => table)))(
  'documents the durations of %s as in its rules',
  (table) => {
    const texts = retentionRules.filter((rule) => rule.table === table).map(({ count }) => count);
    const found = spans(texts.join('\n')).filter((span) => span !== SOONER);
    const long = told.find(({ tables }) => tables.includes(table))?.long ?? '';
    expect(spans(long)).toEqual(each([...found, ...(besides[table] ?? [])]));
  },
);
