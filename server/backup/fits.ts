import type pg from 'pg';
import { tablesEverMade } from '../store/migrationFiles.ts';
import { unfit } from '../store/unfit.ts';
import { oddOf } from './archive/contents.ts';
import { wrong } from './archive/described.ts';
import type { Described } from './archive/readArchive.ts';
import { type TableOf, tablesOf } from './catalog.ts';
import { quoted } from './quoted.ts';
import { sequencesOf } from './sequences.ts';

/** @throws ArchiveFault where the tables of an archive are not those of its schema */
export async function checkTables(client: pg.Client, { head }: Described): Promise<void> {
  const here = await tablesOf(client, tablesEverMade());
  const said = (tables: readonly TableOf[]) =>
    tables.map(({ name, columns }) => `${name}: ${[...columns].sort()}`);
  const odd = oddOf(said(head.tables), said(here));
  if (odd !== undefined) throw wrong(odd.split(':')[0] ?? '');
}

/** Lets sequences go on where those of an archive stood. @throws ArchiveFault where they are not those of its tables */
export async function setSequences(client: pg.Client, { head, foot }: Described): Promise<void> {
  const names = head.tables.map(({ name }) => name);
  const ours = Object.keys(await sequencesOf(client, names));
  const odd = oddOf(Object.keys(foot.sequences), ours);
  if (odd !== undefined) throw wrong(odd);
  for (const [name, { value, called }] of Object.entries(foot.sequences))
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      `public.${quoted(name)}`,
      value,
      called,
    ]);
}

/** What the database says of the contents of an archive, by the table and the line alone: values are personal. */
export function faultOf(error: unknown): unknown {
  const refused = unfit(error);
  if (!refused) return error;
  const [line] = /^COPY \w+, line \d+/.exec(refused.where ?? '') ?? [];
  return wrong(line?.slice('COPY '.length) ?? refused.table ?? '');
}
