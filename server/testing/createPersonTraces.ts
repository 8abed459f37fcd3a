import { caseCalls } from '@parvis/api/calls/cases';
import { codeCalls } from '@parvis/api/calls/codes';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { sessionCalls } from '@parvis/api/calls/session';
import { statsCalls } from '@parvis/api/calls/stats';
import type pg from 'pg';
import { createId } from '../platform/lib/ids.ts';
import { hasPendingRows } from '../platform/realtime/feed.ts';
import {
  buildOpening,
  createContributor,
  fetchLastSmsCode,
  getFirst,
  sendStep,
  signIn,
  signInStaff,
} from './person.ts';
import {
  leaveCall,
  leaveContactMail,
  leaveDesk,
  leaveDiscovery,
  leavePhotos,
  leavePollAnswer,
  leavePush,
  leaveSurveyAnswer,
  leaveWork,
} from './personTraces.ts';
import type { TestServices } from './testServices.ts';

/** Into the past. */
export async function advanceDays(pool: pg.Pool, days: number): Promise<void> {
  const { rows: columns } = await pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type like 'timestamp%'`,
  );
  for (const { table, column } of columns)
    await pool.query(`update "${table}" set "${column}" = "${column}" - $1 * interval '1 day'`, [days]);
  // Other tests' transactions hold back the feed.
  while (await hasPendingRows(pool));
}

/** In every table; returns marks to search for. */
export async function createPersonTraces(services: TestServices, mail: string) {
  const { pool } = services.store;
  await pool.query(`update customers set contact_wanted = 'offered' where cuid = 'testville'`);
  services.services.customers.invalidate();
  const agent = await signInStaff(services);
  const jo = await createContributor(services);
  await jo.call(sessionCalls.userDeviceSet, {
    device: { type: 'phone', os: 'Fairphone 5', browser: 'Firefox 130', rev: 200, legacyIOS: false },
  });
  await jo.call(sessionCalls.qrScan, { qrid: 'test-hall' });
  await jo.call(statsCalls.statsSend, { cuid: 'testville', type: 'language', value: 'fr-FR' });
  await jo.call(codeCalls.userQridStale, { qrid: 'test-old' });
  const contact = { phone: '0612345691' };
  const { csid } = getFirst(await jo.call(caseCalls.casesInit, { ...buildOpening(), contact }));
  await sendStep(agent, csid, 'handle');
  await sendStep(agent, csid, 'hold', { reason: 'Devis en cours' });
  await sendStep(agent, csid, 'resume');
  const words = `Mon numéro est dans ${createId()}`;
  await jo.call(mobileCalls.sendTxt, { csid, id: createId(), txt: words });
  await jo.call(mobileCalls.fetchReq, { csid, after: 0, read: 3 });
  const { crUid: before = '' } = await jo.call(sessionCalls.userSts, { newCookies: false });
  const tablet = await signIn(await createContributor(services), mail);
  await pool.query(`update verifications set created = created - interval '20 minutes'`);
  await signIn(jo, mail);
  const phoneMob = '0612345692';
  const { rqid = '' } = getFirst(await jo.call(ownPhoneCalls.loginSmsInit, { phoneMob, newPhone: true }));
  const code = await fetchLastSmsCode(services, '33612345692');
  await jo.call(ownPhoneCalls.phoneConfirm, { rqid, phoneMob, code });
  await pool.query(`update deliveries set reference = 'gateway-1' where id = $1`, [rqid]);
  await leaveCall(services, csid);
  const { rows } = await pool.query<{ reporter: string }>('select reporter from cases where csid = $1', [
    csid,
  ]);
  const { reporter } = getFirst(rows);
  const marks = [
    ...[csid, words, reporter, mail, 'Fairphone', '33612345691', '33612345692', 'gateway-1', before],
    ...(await leavePhotos(jo, csid)),
    await leaveDiscovery(services, reporter),
    ...(await leavePush(services, jo, csid)),
    await leaveDesk(services, agent),
    await leaveWork(services),
    await leaveContactMail(jo),
    await leavePollAnswer(services, reporter),
    await leaveSurveyAnswer(services, reporter),
  ];
  // A real block deletes unsent photos.
  await pool.query(`insert into blocks (cuid, cr_uid, reason) values ('testville', $1, '["otherReason"]')`, [
    reporter,
  ]);
  await pool.query(
    `insert into moderated_messages (csid, msg_id, rlid, name, reason) values ($1, 1, 'role', 'Chloé Dubois', 'spam')`,
    [csid],
  );
  await pool.query(
    `insert into bulk_steps (id, cuid, rlid, due, request) select 'bulkOfTraces', cuid, rlid, now(),
     json_build_object('csids', json_build_array($1::text), 'step', 'handle') from staff where cuid = 'testville' limit 1`,
    [csid],
  );
  await pool.query(
    `insert into connect_links (id, cuid, csid, made_rlid, made_name, joins_as)
     values ('linkOfTraces', 'testville', $1, 'role', 'Anna', 'invited')`,
    [csid],
  );
  await pool.query(
    `insert into notices (id, cuid, csid, nbr, reference, cr_uid, at, about, reason, copy, stopped)
     select 'notice', 'testville', csid, nbr, 'K7M4P', reporter, now(), '{"kind":"message","msgId":4}', 'spam', 'Words of somebody else', false
     from cases where csid = $1`,
    [csid],
  );
  await pool.query(
    `insert into gatherings (csid, cuid, title, access, made_by, made_by_staff, made_name)
     values ($1, 'testville', '{"fr":"Fête"}', 'place', $2, false, 'Jo')`,
    [csid, reporter],
  );
  await pool.query(
    `insert into hidden_members (csid, cr_uid, hidden)
     select $1, $2, cr_uid from identities where cr_uid <> $2 order by cr_uid limit 1`,
    [csid, reporter],
  );
  await pool.query(
    `insert into drafts (cr_uid, csid, cuid, txt, saved) values ($1, $2, 'testville', $3, now())`,
    [reporter, csid, words],
  );
  await pool.query(
    `with note as (insert into notes (id, csid, cuid, cr_uid, name, txt, at)
      select gen_random_uuid()::text, $1, 'testville', $2, 'Jo', 'Rappeler', now() returning id)
     insert into note_mentions (note, rlid, csid, at, due) select note.id, s.rlid, $1, now(), now()
      from note, (select rlid from staff where cuid = 'testville' limit 1) s`,
    [csid, reporter],
  );
  await pool.query(`insert into followers (csid, cr_uid, joined_as, msg_id) select $1, $2, 'q_follower', 0`, [
    csid,
    reporter,
  ]);
  await pool.query(
    `insert into assignments (csid, msg_id, at, how, txt, state_before) values ($1, 1, now(), 'staff', 'Un mot', 'open')`,
    [csid],
  );
  await pool.query(
    `insert into departures (id, cuid, people, csid, msg_id) values (gen_random_uuid()::text, 'testville', '[]', $1, 1)`,
    [csid],
  );
  await pool.query(
    `insert into desk_counts select (json_populate_record(null::desk_counts, counts)).* from (
       select (jsonb_object_agg(column_name, 1) || '{"cuid": "testville", "dimension": "all", "day": "2026-11-30", "code": ""}')::json as counts
       from information_schema.columns where table_name = 'desk_counts') zeros on conflict do nothing`,
  );
  await pool.query(`insert into duplicates (csid, kept_csid, follows, passed_on) values ($1, $1, false, 0)`, [
    csid,
  ]);
  await pool.query(
    `with one as (insert into labels (id, cuid, name, colour) values (gen_random_uuid()::text, 'testville', gen_random_uuid()::text, 'fire') returning id)
     insert into case_labels (csid, label) select $1, id from one`,
    [csid],
  );
  return { jo, tablet, words, marks };
}
