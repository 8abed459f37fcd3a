import { newId } from './domain/ids.ts';
const B = process.argv[2];
const J = { 'content-type': 'application/json' };
const person = async () => {
  const r = await fetch(`${B}/api/user/sts`, { method: 'POST', headers: J, body: '{"newCookies":true}' });
  const cookie = r.headers.get('set-cookie')!.split(';')[0]!; await r.text();
  await (await fetch(`${B}/api/init/id`, { method: 'POST', headers: { ...J, cookie }, body: '{}' })).text();
  return cookie;
};
const post = async (cookie: string, p: string, b: unknown) => { const r = await fetch(B + p, { method: 'POST', headers: { ...J, cookie }, body: JSON.stringify(b) }); const t = await r.text(); if (r.status !== 200) throw new Error(p + ' ' + t); return JSON.parse(t).rslt.data; };
const people = await Promise.all(Array.from({ length: 20 }, person));
const report = { partial: false, final: true, abort: false, flags: [], answersArray: [{ qstnId: 'what', items: [], answers: { 'toilets.what.dirty': true }, chng: { set: [], clear: [] } }, { qstnId: 'where', items: [], answers: { 'toilets.where.men': true }, chng: { set: [], clear: [] } }] };
const run = async (name: string, n: number, f: (c: string, i: number) => Promise<unknown>) => { const t = performance.now(); let i = 0; await Promise.all(people.map(async (c) => { while (i++ < n) await f(c, i); })); const s = (performance.now() - t) / 1000; console.log(name, (n / s).toFixed(0), '/s'); };
const cs = new Map<string, string>();
for (const c of people) cs.set(c, (await post(c, '/api/cases/init', { csid: newId(), qrid: 'demo-town', ccatCode: 'toilets', report }))[0].csid);
await run('health', 2000, async () => (await fetch(B + '/health')).text());
await run('sts', 2000, (c) => post(c, '/api/user/sts', { newCookies: false }));

await run('send', 2000, (c, i) => post(c, '/mobile/belleroche/discuss/send/txt', { csid: cs.get(c), id: newId(), txt: 'Bonjour ' + i }));


