import Fastify from 'fastify';
import pg from 'pg';
import { newId } from './domain/ids.ts';
const pool = new pg.Pool({ connectionString: process.argv[2], max: 12 });
const app = Fastify();
app.post('/send', async (req: any) => {
  const { csid, id, txt } = req.body;
  const c = await pool.connect();
  try {
    await c.query('begin');
    const { rows: [row] } = await c.query('select last_msg_id, cuid from cases where csid=$1 for no key update', [csid]);
    const { rows: [m] } = await c.query('insert into messages (csid,msg_id,id,staff,msg_txt,at) values ($1,$2,$3,false,$4,now()) returning *', [csid, row.last_msg_id + 1, id, txt]);
    await c.query('update cases set last_msg_id=$2, last_at=now(), last_txt=$3 where csid=$1', [csid, row.last_msg_id + 1, txt]);
    await c.query("insert into feed (cuid,csid,type,msg_id) values ($1,$2,'message',$3)", [row.cuid, csid, row.last_msg_id + 1]);
    await c.query('commit');
    return m;
  } catch (e) { await c.query('rollback'); throw e; } finally { c.release(); }
});
await app.listen({ port: 8099 });
const { rows } = await pool.query('select csid from cases order by created limit 20');
const csids = rows.map((r) => r.csid);
for (let k = 0; k < 2; k++) { const n = 1000; let i = 0; const t = performance.now();
await Promise.all(csids.map(async (csid) => { while (i++ < n) { const r = await fetch('http://127.0.0.1:8099/send', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ csid, id: newId(), txt: 'Bonjour' }) }); if (r.status !== 200) throw new Error(await r.text()); await r.text(); } }));
console.log('bare send', (n / (performance.now() - t) * 1000).toFixed(0)); }
await app.close(); await pool.end();
