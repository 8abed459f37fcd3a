import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import type { CustomerFile } from '../../platform/config/customerFile.ts';
import { warnWithdrawn } from './loadConfiguredCustomers.ts';
import { findKitPages, type KitPage, printStartSummary } from './printStartSummary.ts';

const code = (qrid: string, is: 'good' | 'stale' | 'fake' = 'good') => ({
  qrid,
  stale: is === 'stale',
  fake: is === 'fake',
});
const customer = (lbl: string, qr: ReturnType<typeof code>[], email?: string): CustomerFile =>
  ({
    cstmrLbl: { en: `${lbl} in English`, fr: lbl },
    places: [
      { code: 'p', lbl: { fr: 'p' }, qr: [] },
      { code: 'q', lbl: { fr: 'q' }, qr },
    ],
    staff: email ? [{ email, name: 'x', level: 'agent' }] : [],
  }) as unknown as CustomerFile;

async function said(
  env: Record<string, string>,
  customers: CustomerFile[],
  outbox?: string,
  shown?: { kit?: readonly KitPage[]; language?: 'fr' },
) {
  const lines: string[] = [];
  const tell = {
    print: (line: string) => lines.push(line),
    warn: (line: string) => lines.push(`warning: ${line}`),
  };
  await printStartSummary(readConfig(env), customers, outbox, tell, shown);
  return lines;
}

const town = customer(
  'Ville',
  [code('old', 'stale'), code('test', 'fake'), code('q1'), code('q2')],
  'a@v.fr',
);
const row = (address: string, what: string) => `  ${address.padEnd(44)} ${what}`;

it('prints the addresses and the first scannable code', async () => {
  const [ready, first, staff, picture, phone, ...more] = await said({}, [town, customer('Sans', [])]);
  expect([ready, first, staff]).toEqual([
    '\nParvis is ready: http://127.0.0.1:8080/',
    row('http://127.0.0.1:8080/q/q1', 'Ville'),
    row('http://127.0.0.1:8080/staff/login', 'staff'),
  ]);
  expect(picture).toMatch(/^\n[\s\S]+http:\/\/127\.0\.0\.1:8080\/q\/q1$/);
  expect(phone).toBe('To open it on a phone of this network: HOST=0.0.0.0 npm start');
  expect(more).toEqual([]);
});

it('draws the first customer’s code, without network hint for a public address', async () => {
  const lines = await said({ PUBLIC_URL: 'https://p.example' }, [
    town,
    customer('Démo', [code('demo-town')], 'b@v.fr'),
  ]);
  expect(lines.at(-1)).toMatch(/https:\/\/p\.example\/q\/q1$/);
  expect(lines.at(3)).toBe(row('https://p.example/staff/login', 'staff'));
});

function built(...pages: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const page of pages) {
    mkdirSync(join(folder, page), { recursive: true });
    writeFileSync(join(folder, page, 'index.html'), '');
  }
  return folder;
}

it('prints the addresses of studio, samples and component book if built', async () => {
  const all = findKitPages({ previews: built('studio', 'samples'), book: built('.') });
  const lines = await said({}, [town], undefined, { kit: all });
  expect(lines.slice(2, 6)).toEqual([
    row('http://127.0.0.1:8080/staff/login', 'staff'),
    row('http://127.0.0.1:8080/studio/', 'theme studio'),
    row('http://127.0.0.1:8080/samples/', 'sample pages in a customer’s colours'),
    row('http://127.0.0.1:8080/book/', 'book of components'),
  ]);
  const unbuilt = findKitPages({ previews: built('studio', 'samples'), book: built() });
  expect(unbuilt.map(({ path }) => path)).toEqual(['/studio/', '/samples/']);
  expect(findKitPages({ previews: built(), book: join(built(), 'gone') })).toEqual([]);
});

it('prints in French if requested', async () => {
  const kit = findKitPages({ previews: built('studio', 'samples'), book: built('.') });
  const lines = await said({ PARVIS_DEMO: '1' }, [town], '/outbox', { kit, language: 'fr' });
  expect(lines[0]).toBe('\nParvis est prêt\u202f: http://127.0.0.1:8080/');
  expect(lines).toContain(row('http://127.0.0.1:8080/staff/login', 'personnel, par exemple a@v.fr'));
  expect(lines.join('\n')).not.toMatch(/\b(ready|staff,|studio$|that would|whoever|phone of)\b/);
});

it('names a member of staff in demonstrations only', async () => {
  const staff = async (env: Record<string, string>) => (await said(env, [town])).at(2);
  const example = row('http://127.0.0.1:8080/staff/login', 'staff, for example a@v.fr');
  expect(await staff({ PARVIS_DEMO: '1' })).toBe(example);
  for (const env of [{}, { PARVIS_CUSTOMERS: '/' }, { PARVIS_DEMO: '1', PARVIS_CUSTOMERS: '/' }])
    expect(await staff(env)).toBe(row('http://127.0.0.1:8080/staff/login', 'staff'));
});

it('prints no code without customers', async () => {
  expect(await said({}, [])).toEqual([
    '\nParvis is ready: http://127.0.0.1:8080/',
    row('http://127.0.0.1:8080/staff/login', 'staff'),
  ]);
});

it.each([
  ['127.0.0.1', true],
  ['127.8.0.1', true],
  ['localhost', true],
  ['::1', true],
  ['::', true],
  ['0.0.0.0', true],
  ['10.127.0.1', false],
  ['::12', false],
  ['192.168.0.1', false],
])('listening on %s prints the outbox page: %s', async (HOST, told) => {
  const lines = await said({ HOST, PORT: '81' }, [], '/outbox');
  expect(lines.includes(row('http://localhost:81/outbox', 'mail that would have been sent'))).toBe(told);
  expect(lines.some((line) => line.startsWith('warning: \n!! DEMONSTRATION'))).toBe(told);
});

it('names withdrawn demonstration customers', () => {
  const lines: string[] = [];
  warnWithdrawn([], (line) => lines.push(line), 'en');
  expect(lines).toEqual([]);
  const names = [{ fr: 'Ville', en: 'Town' }, { fr: 'Campus' }, { fr: 'Stade' }];
  warnWithdrawn(names, (line) => lines.push(line), 'en');
  expect(lines).toEqual([
    expect.stringContaining('Its invented customers are withdrawn: Town, Campus, and Stade.\n'),
  ]);
  warnWithdrawn(names, (line) => lines.push(line), 'fr');
  expect(lines[1]).toContain('Ses clients inventés sont retirés du service\u202f: Ville, Campus et Stade.\n');
});
