import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yazl from 'yazl';
import { runExport as exportTo } from '../../../cli/customers/exportCommand.ts';
import { runImport as importFrom } from '../../../cli/customers/importCommand.ts';
import { runReload as reload } from '../../../cli/customers/reloadCommand.ts';
import { connect } from '../../../platform/db/database.ts';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { packageRoot } from '../../../platform/lib/packageRoot.ts';
import { eventually } from '../../../testing/eventually.ts';
import { SMALL_TOWN } from '../../../testing/smallTown.ts';
import { unzipBytes } from '../../../testing/unzip.ts';
import { detectPicture } from '../../branding/pictures.ts';
import { replaceCode } from '../codes/changeCodes.ts';
import { findCustomerFolders } from '../read/readCustomer.ts';

const [from, to] = [(await createTestDatabase()).url, (await createTestDatabase()).url];
const stores = { [from]: connect(from), [to]: connect(to) };
afterAll(() => Promise.all(Object.values(stores).map((store) => store.close())));
const query = async (url: string, text: string, values: unknown[] = []) =>
  (await stores[url]?.pool.query(text, values))?.rows ?? [];

const work = mkdtempSync(join(tmpdir(), 'parvis-carry-'));
const parents = { [from]: join(work, 'from'), [to]: join(work, 'to') };
for (const parent of Object.values(parents)) mkdirSync(parent);
const env = (url: string) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  DATABASE_URL: url,
  PARVIS_CUSTOMERS: parents[url],
});
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z" fill="#123456"/></svg>';
const town = join(parents[from] ?? '', 'town');
const write = (text: string) => {
  mkdirSync(town, { recursive: true });
  writeFileSync(join(town, 'logo.svg'), LOGO);
  writeFileSync(join(town, 'notes.txt'), 'not of the customer');
  writeFileSync(join(town, 'customer.json'), text);
};
const archive = join(work, 'saint-elme.zip');
const own = detectPicture(Buffer.from(LOGO.replace('#123456', '#654321')));

beforeAll(async () => {
  write(SMALL_TOWN);
  await reload([], env(from));
  // Retires a code, saves branding, adds a former name.
  write(SMALL_TOWN.replace('{ "qrid": "se-1" }, ', ''));
  await reload([], env(from));
  await query(from, 'insert into assets (id, type, bytes) values ($1, $2, $3)', [
    own?.id,
    own?.type,
    own?.bytes,
  ]);
  await query(
    from,
    `insert into looks (id, cuid, app_colors, logo_id, lbl, saved_by, saved)
     values ('look-of-saint-elme', 'saint-elme', '{"btn1Bg":"#0A7D4B"}', $1, '{"fr":"Elme"}', 'Anne Roy', '2026-01-02T03:04:05Z')`,
    [own?.id],
  );
  await query(from, `insert into former_cuids (former, cuid) values ('elme', 'saint-elme')`);
});

describe('a customer archive', () => {
  it('is written with owner-only permissions and without foreign files', async () => {
    const { status, lines } = await exportTo(['saint-elme', archive], env(from));
    expect([status, lines]).toEqual([
      0,
      [`Written: ${archive}. Cases are not in it: those are a back-up’s.`],
    ]);
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    expect(Object.keys(unzipBytes(readFileSync(archive))).sort()).toEqual([
      'beside.json',
      'customer/customer.json',
      'customer/logo.svg',
      'parvis.json',
      `pictures/${own?.id}`,
    ]);
    expect(readdirSync(work).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('is imported by another server: folder, codes, staff, branding, retired codes and former name', async () => {
    const { status, lines } = await importFrom([archive], env(to));
    const folder = join(parents[to] ?? '', 'saint-elme');
    expect([status, lines]).toEqual([
      0,
      [
        `The customer is in service; its folder: ${folder}`,
        'Looks of the studio, codes out of use, names of before: 1, 1, 1',
      ],
    ]);
    for (const name of ['customer.json', 'logo.svg'])
      expect(readFileSync(join(folder, name))).toEqual(readFileSync(join(town, name)));
    for (const text of [
      'select cuid, lbl, logo_id, app_colors, light, menu::text from customers',
      'select qrid, cuid, place_code, stale, fake from qr_codes order by qrid',
      'select email, name, level from staff order by email',
      'select id, app_colors, logo_id, lbl, saved_by, saved from looks order by id',
      'select id, type, bytes from assets order by id',
      'select former, cuid from former_cuids',
    ])
      expect([text, await query(to, text)]).toEqual([
        text,
        (await afterReload()) && (await query(from, text)),
      ]);
    expect((await query(to, `select app_colors from customers`))[0].app_colors).toEqual({
      btn1Bg: '#0A7D4B',
    });
  });
  /** The branding inserted by hand also applies on the first server. */
  const afterReload = () => reload([], env(from));

  it('preserves replaced codes and their replacements', async () => {
    const at = connect(from);
    const made = await replaceCode(at.db, {
      ...{ cuid: 'saint-elme', qrid: 'se-2' },
      by: { rlid: 'x', name: 'Chloé' },
    });
    await at.close();
    const replaced = join(work, 'replaced.zip');
    expect((await exportTo(['saint-elme', replaced], env(from))).status).toBe(0);
    rmSync(join(parents[to] ?? '', 'saint-elme'), { recursive: true });
    await query(to, 'truncate customers cascade');
    expect((await importFrom([replaced], env(to))).status).toBe(0);
    const codes = `select qrid, stale, made, replaced_by as by from qr_codes where qrid in ('se-2', $1) order by made`;
    const wanted = [
      { qrid: 'se-2', stale: true, made: false, by: made },
      { qrid: made, stale: false, made: true, by: null },
    ];
    expect([await query(from, codes, [made]), await query(to, codes, [made])]).toEqual([wanted, wanted]);
  });

  it('preserves polls that staff composed, but not whether they are open, and none that is withdrawn', async () => {
    const questionnaire = {
      ...{ version: 1, start: 'stars', texts: { fr: { stars: 'Votre note' } } },
      questions: { stars: { items: [{ type: 'rating', id: 'stars' }] } },
    };
    const insert = async (code: string, more: Readonly<Record<string, unknown>>) => {
      const columns = {
        ...{ id: `poll-${code}`, cuid: 'saint-elme', code, source: 'desk', lbl: '{"fr":"Bancs"}' },
        ...{ results: 'answered', anonymous: false, changeable: false, partial: true },
        ...{ questionnaire_id: 'v1', made_by: 'Bruno Roux', ...more },
      };
      const holes = Object.keys(columns).map((_, index) => `$${index + 1}`);
      await query(
        from,
        `insert into polls (${Object.keys(columns).join(', ')}) values (${holes.join(', ')})`,
        Object.values(columns),
      );
      await query(from, 'insert into poll_versions (poll, id, definition) values ($1, $2, $3)', [
        ...[`poll-${code}`, 'v1', JSON.stringify(questionnaire)],
      ]);
    };
    await insert('benches', {
      ...{
        intro: '{"fr":"Une minute."}',
        places: '["hall","park"]',
        opens: '2026-03-02',
        closes: '2026-03-09',
      },
      ...{ opened_at: '2026-03-01T09:00:00Z' },
    });
    await insert('trees', {});
    await insert('gone', { withdrawn: '2026-03-01T09:00:00Z' });
    const withPolls = join(work, 'polls.zip');
    expect((await exportTo(['saint-elme', withPolls], env(from))).status).toBe(0);
    rmSync(join(parents[to] ?? '', 'saint-elme'), { recursive: true });
    await query(to, 'truncate customers cascade');
    expect((await importFrom([withPolls], env(to))).status).toBe(0);
    const imported = await query(
      to,
      `select code, source, made_by, lbl, intro, places, opens, closes, results, anonymous, changeable, partial,
         opened_at, definition from polls join poll_versions v on v.poll = polls.id and v.id = questionnaire_id order by code`,
    );
    const same = {
      ...{ source: 'desk', made_by: 'Bruno Roux', lbl: { fr: 'Bancs' }, definition: questionnaire },
      ...{ results: 'answered', anonymous: false, changeable: false, partial: true, opened_at: null },
    };
    expect(imported).toEqual([
      {
        ...{ ...same, code: 'benches', intro: { fr: 'Une minute.' }, places: ['hall', 'park'] },
        ...{ opens: '2026-03-02', closes: '2026-03-09' },
      },
      { ...same, code: 'trees', intro: null, places: null, opens: null, closes: null },
    ]);
    await query(from, `delete from polls where cuid = 'saint-elme'`);
  });

  it('is rejected twice, over a customer in service, and under another’s former name', async () => {
    const folder = join(parents[to] ?? '', 'saint-elme');
    expect((await importFrom([archive], env(to))).lines).toEqual([`${folder} is there already.`]);
    rmSync(folder, { recursive: true });
    expect((await importFrom([archive], env(to))).lines[0]).toContain('"saint-elme" is in service here');
    await query(to, 'update customers set withdrawn = true');
    await query(to, `insert into former_cuids (former, cuid) values ('saint-elme', 'saint-elme')`);
    expect((await importFrom([archive], env(to))).lines[0]).toContain('"saint-elme" is a name that another');
    await query(to, `delete from former_cuids where former = 'saint-elme'`);
    expect(existsSync(folder)).toBe(false);
    expect((await importFrom([archive], env(to))).status).toBe(0);
  });

  it('leaves no folder if a code belongs to another customer', async () => {
    const folder = join(parents[to] ?? '', 'saint-elme');
    rmSync(folder, { recursive: true });
    await query(to, 'truncate customers cascade');
    mkdirSync(join(parents[to] ?? '', 'autre'));
    writeFileSync(join(parents[to] ?? '', 'autre', 'logo.svg'), LOGO);
    writeFileSync(
      join(parents[to] ?? '', 'autre', 'customer.json'),
      SMALL_TOWN.replace('"saint-elme"', '"autre"'),
    );
    await reload([], env(to));
    const { status, lines } = await importFrom([archive], env(to));
    expect([status, lines.at(-1)]).toEqual([2, 'Nothing is changed.']);
    expect(lines[0]).toContain('The code "se-2" already belongs to the customer "autre"');
    expect(existsSync(folder)).toBe(false);
  });
});

/** Clears the customer and its folder on the second server. */
async function asBefore(): Promise<string> {
  for (const cuid of ['saint-elme', 'autre'])
    rmSync(join(parents[to] ?? '', cuid), { recursive: true, force: true });
  await query(to, 'truncate customers cascade');
  return join(parents[to] ?? '', 'saint-elme');
}
const CHANGING = [0x50415256, 3];

describe('an import', () => {
  it('runs once: a concurrent second one reports why it stops', async () => {
    const folder = await asBefore();
    const [one, other] = await Promise.all([importFrom([archive], env(to)), importFrom([archive], env(to))]);
    expect([one.status, other.status].sort()).toEqual([0, 2]);
    const second = one.status === 2 ? one : other;
    expect(second.lines[0]).toMatch(/^Another import of "saint-elme" is under way|is there already/);
    expect(readdirSync(folder).sort()).toEqual(['customer.json', 'logo.svg']);
    expect(await query(to, 'select cuid from customers')).toEqual([{ cuid: 'saint-elme' }]);
  });

  it('that is killed serves nothing and can be repeated', async () => {
    const folder = await asBefore();
    const holder = await stores[to]?.pool.connect();
    await holder?.query('select pg_advisory_lock($1, $2)', CHANGING);
    const child = spawn(process.execPath, [join(packageRoot, 'bin', 'parvis.mjs'), 'import', archive], {
      env: env(to),
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    const waits = `select 1 from pg_locks where locktype = 'advisory' and not granted and classid = $1 and objid = $2`;
    while ((await query(to, waits, CHANGING)).length === 0) expect(child.exitCode).toBeNull();
    child.kill('SIGKILL');
    await ended;
    holder?.release(true);
    expect([readdirSync(folder), await query(to, 'select cuid from customers')]).toEqual([
      ['.customer.json.import', 'logo.svg'],
      [],
    ]);
    expect(findCustomerFolders(parents[to] ?? '')).toEqual([]);
    // The lock is held until PostgreSQL notices the disconnect.
    const again = () => expect(importFrom([archive], env(to))).resolves.toMatchObject({ status: 0 });
    await eventually(again);
    expect(readdirSync(folder).sort()).toEqual(['customer.json', 'logo.svg']);
  });

  it('that fails in the database stores nothing and leaves no folder', async () => {
    const folder = await asBefore();
    await query(
      to,
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'no looks'; end $$`,
    );
    await query(to, 'create trigger refuse before insert on looks for each row execute function refuse()');
    await expect(importFrom([archive], env(to))).rejects.toThrow();
    await query(to, 'drop function refuse cascade');
    expect([existsSync(folder), await query(to, 'select cuid from customers')]).toEqual([false, []]);
  });
});

async function zipOf(entries: Readonly<Record<string, string | Buffer>>, mode = 0o100644): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), name, { mode });
  zip.end();
  return buffer(zip.outputStream);
}
const replaced = (bytes: Buffer, one: string, other: string): Buffer =>
  Buffer.from(bytes.toString('latin1').replaceAll(one, other), 'latin1');
const entries = () => unzipBytes(readFileSync(archive));
const manifest = (change: object) =>
  JSON.stringify({ ...JSON.parse(String(entries()['parvis.json'])), ...change });
const MB = 1024 * 1024;

/** Zip entries are named twice; the central directory's fields begin 46 bytes before the second name. */
function inList(bytes: Buffer, name: string, change: (head: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes);
  const at = copy.lastIndexOf(name) - 46;
  change(copy.subarray(at));
  return copy;
}

describe('an archive is rejected', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['that was cut', () => readFileSync(archive).subarray(0, -40), 'This is no whole zip archive'],
    [
      'of another version',
      () => zipOf({ ...entries(), 'parvis.json': manifest({ version: 2 }) }),
      'It is of version 2, and this Parvis reads version 1',
    ],
    [
      'that climbs',
      async () =>
        replaced(
          await zipOf({ ...entries(), 'customer/xx-evil.svg': LOGO }),
          'customer/xx-evil',
          '../../../../evil',
        ),
      '"../../../../evil.svg" leads out of the folder',
    ],
    [
      'with a link',
      () => zipOf({ 'customer/logo.svg': '/etc/passwd' }, 0o120777),
      '"customer/logo.svg" is a link',
    ],
    ['with a stranger', () => zipOf({ ...entries(), 'run.sh': 'rm' }), '"run.sh" is not of an archive'],
    [
      'with a name twice',
      async () => replaced(await zipOf({ ...entries(), 'customer/Logo2svg': LOGO }), 'Logo2svg', 'Logo.svg'),
      '"customer/Logo.svg" is in it twice',
    ],
    [
      'that is encrypted',
      async () =>
        inList(await zipOf(entries()), 'beside.json', (head) =>
          head.writeUInt16LE(head.readUInt16LE(8) | 1, 8),
        ),
      '"beside.json" is encrypted',
    ],
    [
      'that unfolds to more than any customer has',
      () => zipOf({ ...entries(), 'customer/x.svg': Buffer.alloc(65 * MB) }),
      'It holds more than any customer does',
    ],
    [
      'whose bytes changed',
      async () =>
        inList(await zipOf(entries()), 'customer/customer.json', (head) => head.writeUInt32LE(1, 16)),
      '"customer/customer.json" is missing or is no more what was written',
    ],
    [
      'that lost a part',
      () => {
        const { 'customer/logo.svg': _, ...rest } = entries();
        return zipOf(rest);
      },
      '"customer/logo.svg" is missing',
    ],
    [
      'with too many entries',
      () => zipOf(Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`customer/x${at}`, '']))),
      'It holds more than any customer does',
    ],
    [
      'whose picture is another one',
      () => zipOf({ ...entries(), [`pictures/${own?.id}`]: LOGO }),
      `"pictures/${own?.id}" is missing or is no more`,
    ],
    [
      'whose replaced codes go in a circle',
      () => {
        const codes = ['m1', 'm2', 'm3'];
        const replaced = codes.map((qrid, at) => ({ qrid, by: codes[(at + 1) % 3] }));
        return zipOf({
          ...entries(),
          'beside.json': JSON.stringify({ ...JSON.parse(String(entries()['beside.json'])), replaced }),
        });
      },
      '"beside.json" is missing or is no more',
    ],
  ])('%s', async (_, bytes, sentence) => {
    const evil = join(work, 'evil.zip');
    writeFileSync(evil, await bytes());
    const before = [readdirSync(work), readdirSync(parents[to] ?? '')];
    const { status, lines } = await importFrom([evil], env(to));
    expect([status, lines[0]]).toEqual([2, expect.stringContaining(`${evil}: ${sentence}`)]);
    expect([readdirSync(work), readdirSync(parents[to] ?? '')]).toEqual(before);
  });

  it('with an invalid customer file, listing all findings', async () => {
    const evil = join(work, 'wrong.zip');
    const wrong = String(entries()['customer/customer.json']).replace('"level"', '"levle"');
    writeFileSync(evil, await zipOf({ ...entries(), 'customer/customer.json': wrong }));
    const { status, lines } = await importFrom([evil, '--lang', 'fr'], env(to));
    expect([status, lines.at(-1)]).toEqual([2, 'Rien n’est changé.']);
    expect(lines[0]).toContain(
      'La clé « levle » n’est pas connue ici'.replaceAll(/« | »/g, (sign) => sign.replace(' ', '\u202f')),
    );
  });
});

describe('the commands', () => {
  it.each([
    [exportTo, ['--help'], 0, 'Usage: parvis export customer file.zip'],
    [exportTo, ['nobody', join(work, 'x.zip')], 2, 'No folder of PARVIS_CUSTOMERS is that of "nobody"'],
    [exportTo, ['saint-elme', archive], 2, `${archive} is there already`],
    [exportTo, ['saint-elme', join(work, 'no', 'x.zip')], 2, 'Cannot be written: ENOENT'],
    [importFrom, [], 2, 'Usage: parvis import file.zip'],
    [importFrom, [join(work, 'nowhere.zip')], 2, `${join(work, 'nowhere.zip')}: There is no such file.`],
  ])('%# exit with a status and a reason', async (command, args, status, line) => {
    const said = await command(args, env(from));
    expect([said.status, said.lines[0]]).toEqual([status, expect.stringContaining(line)]);
  });
});
