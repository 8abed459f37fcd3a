import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { codesOf } from '../../server/customers/codes/codesOf.ts';
import { runCheck } from '../../server/customers/commands/checkCommand.ts';
import { loadCustomers } from '../../server/customers/load/load.ts';
import { connect } from '../../server/store/database.ts';
import { SMALL_TOWN } from '../../server/testing/smallTown.ts';
import type { Section } from '../bench/figures.ts';
import type { Databases } from './databases.ts';

const CODES = 1_000;
const PLACES = 10_000;
const root = join(import.meta.dirname, '..', '..');

interface Written {
  readonly seconds: number;
  readonly files: number;
  readonly kilobytes: number;
}

/** Sheets of so many codes in a process of their own. */
function written(folder: string, format: string, kind: 'pdf' | 'svg', codes: number): string[] {
  const once = join(import.meta.dirname, 'sheetsOnce.ts');
  const args = ['--import', 'tsx', once, format, kind, String(codes), join(folder, `${format}-${codes}`)];
  const said = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const { seconds, files, kilobytes } = JSON.parse(said) as Written;
  const row = [
    `${codes.toLocaleString('en')} ${format}, ${kind.toUpperCase()}`,
    seconds.toFixed(1),
    String(files),
    `${Math.round(kilobytes / 1_000)} MB`,
  ];
  console.log(row.join(' | '));
  return row;
}

/** A town with so many places, each with a code. */
function largeTown(folder: string): void {
  const places = Array.from({ length: PLACES }, (_, at) => ({
    code: `p${at}`,
    lbl: { fr: `Abri ${at}` },
    qr: [{ qrid: `large-${at}` }],
  }));
  mkdirSync(folder);
  writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'customer.json'), JSON.stringify({ ...JSON.parse(SMALL_TOWN), places }));
}

/** How long a work takes, and for how long at most nothing else was done meanwhile. */
async function timed(what: string, work: () => unknown): Promise<string[]> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const begun = performance.now();
  await work();
  const seconds = (performance.now() - begun) / 1_000;
  await new Promise((resolve) => setTimeout(resolve, 20));
  delay.disable();
  const row = [what, seconds.toFixed(2), `${Math.round(delay.max / 1e6).toLocaleString('en')} ms`];
  console.log(row.join(' | '));
  return row;
}

/** How long codes take to be drawn, and a customer with very many places to be checked, loaded and listed. */
export async function measureSheets(databases: Databases): Promise<Section[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-load-sheets-'));
  const store = connect(await databases.make('sheets', { cases: 1, messagesEach: 1, people: 1 }));
  try {
    const sheets = (['a4', 'a5', 'a6', 'stickers', 'tent'] as const).flatMap((format) =>
      (['pdf', 'svg'] as const).map((kind) => written(folder, format, kind, CODES)),
    );
    const town = join(folder, 'large');
    largeTown(town);
    const load = () => loadCustomers(store.db, [town], () => undefined, { onChanges: () => undefined });
    const rows = [
      await timed('`parvis check`', () => runCheck([town])),
      await timed('loaded for the first time', load),
      await timed('loaded again, nothing changed', load),
      await timed('the page of codes', () => codesOf(store.db, 'saint-elme', 'fr-FR')),
    ];
    return [
      {
        title: 'Sheets of codes',
        about: `Seconds until ${CODES.toLocaleString('en')} codes are written with \`parvis codes\`, each format by a process of its own: its files, and the most memory that it held.`,
        head: ['codes', 'seconds', 'files', 'memory'],
        rows: [...sheets, written(folder, 'stickers', 'pdf', PLACES)],
      },
      {
        title: `A customer with ${PLACES.toLocaleString('en')} places`,
        about: 'Seconds, each place with a code; and for how long at most the process did nothing else.',
        head: ['what', 'seconds', 'blocked'],
        rows,
      },
    ];
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
}
