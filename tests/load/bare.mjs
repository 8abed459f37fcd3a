// Baseline: Fastify and pg alone, same statements and tables. No sessions, rights, validation, limits or headers. Needs
// PORT and DATABASE_URL.
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 });
const app = Fastify();

async function together(work) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    client.release();
  }
}

const FEED = `insert into feed (cuid, csid, type, msg_id) values ('load', $1, 'message', $2)`;

app.get('/', () => 'OK');

app.post('/send', async ({ body: { csid, id, crUid, txt } }) =>
  together(async (client) => {
    const { rows } = await client.query(
      `update cases set last_msg_id = last_msg_id + 1, last_at = clock_timestamp(), last_by = $2, last_txt = $3, last_kind = null
       where csid = $1 returning last_msg_id`,
      [csid, crUid, JSON.stringify({ fr: txt })],
    );
    const msgId = rows[0].last_msg_id;
    const stored = await client.query(
      'insert into messages (csid, msg_id, id, cr_uid, staff, msg_txt) values ($1, $2, $3, $4, false, $5) returning *',
      [csid, msgId, id, crUid, txt],
    );
    await client.query(FEED, [csid, msgId]);
    return stored.rows;
  }),
);

app.post('/open', async ({ body: { csid, crUid, txt } }) =>
  together(async (client) => {
    const opened = await client.query(
      `insert into cases (csid, cuid, nbr, qrid, place_code, place_lbl, ccat_code, ccat_path, ccat_lbls, reporter, language, state,
         simulation, erase_on, last_msg_id, last_at, last_txt)
       values ($1, 'load', $1, 'load-hall', 'hall', '{"fr":"Mairie"}', 'anything', 'anything', '[{"fr":"Autre"}]', $2, 'fr-FR', 'open',
         false, now() + interval '30 days', 2, now(), $3) returning *`,
      [csid, crUid, JSON.stringify({ fr: txt })],
    );
    await client.query(
      `insert into participants (csid, cr_uid, staff, joined_as, gcat_code) values ($1, $2, false, 'creator', 'users')`,
      [csid, crUid],
    );
    await client.query(
      `insert into messages (csid, msg_id, id, cr_uid, staff, event, msg_txt)
       values ($1, 1, $2, $4, false, 'create', null), ($1, 2, $3, $4, false, null, $5)`,
      [csid, randomUUID(), randomUUID(), crUid, txt],
    );
    await client.query(FEED, [csid, 1]);
    await client.query(FEED, [csid, 2]);
    return opened.rows;
  }),
);

app.post('/board', async ({ body: { cuid } }) => {
  const { rows } = await pool.query(
    `select * from cases where cuid = $1 and state not in ('closed', 'rejected', 'cancelled') order by last_at desc limit 50`,
    [cuid],
  );
  return rows;
});

app.post('/fetch', async ({ body: { csid } }) => {
  const { rows } = await pool.query(
    'select * from messages where csid = $1 and msg_id > 0 order by msg_id limit 50',
    [csid],
  );
  return rows;
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
