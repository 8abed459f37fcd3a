import { contactCalls } from '@parvis/api/calls/contact';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { qrLoginCalls } from '@parvis/api/calls/qrLogin';
import { sessionCalls } from '@parvis/api/calls/session';
import { sql } from 'drizzle-orm';
import { startDiscovery } from '../modules/identity/phoneDiscovery.ts';
import { receiveSms } from '../modules/identity/receiveSms.ts';
import { pushToPerson } from '../modules/notifications/push/pushToPerson.ts';
import { hashVoter } from '../modules/pollAnswers/storeAnswer.ts';
import { hashRespondents } from '../modules/surveyAnswers/storeSurveyAnswer.ts';
import { createId } from '../platform/lib/ids.ts';
import { demandWork } from '../platform/limits/proofOfWork/newcomerThrottle.ts';
import { createChallenge } from '../platform/limits/proofOfWork/proofOfWork.ts';
import { getFirst, Person } from './person.ts';
import { createScene } from './photoFiles.ts';
import { createPushBrowser } from './pushBrowser.ts';
import { upload } from './sendPhotos.ts';
import { solve } from './solve.ts';
import type { TestServices } from './testServices.ts';

/** @returns sent and unsent photo, caption */
export async function leavePhotos(jo: Person, csid: string): Promise<string[]> {
  const photo = await createScene().jpeg().toBuffer();
  const [sent, unsent] = [await upload(jo, photo), await upload(jo, photo)];
  await jo.call(mobileCalls.sendMedia, { csid, id: createId(), files: [{ id: sent.id }] });
  // Avoids the slow processing of a film.
  const txt = `Écoutez ${createId()}`;
  const captions = { language: 'fr', cues: [{ from: 0, to: 1, txt }] };
  await jo.services.store.pool.query('update media set captions = $1 where id = $2', [captions, sent.id]);
  return [sent.id, unsent.id, txt];
}

/** @returns the sender's number */
export async function leaveDiscovery({ services }: TestServices, crUid: string): Promise<string> {
  const [template, number] = [{ from: 'from', text: 'text' }, '+33600000000'];
  const smsInbound = { name: 'test', template, number, key: 'a-secret-of-what-comes-in' };
  const taking = { ...services, config: { ...services.config, smsInbound } };
  const { usid } = await startDiscovery(taking, crUid);
  await receiveSms(taking, { from: '+33612345693', text: usid });
  return '33612345693';
}

/** @returns the browser's name */
export async function leaveDesk(services: TestServices, agent: Person): Promise<string> {
  const browser = 'Netscape 4.08';
  const device = { type: 'desktop', os: 'Linux', browser } as const;
  const { code = '' } = getFirst(await new Person(services).call(qrLoginCalls.loginQrCheck, { device }));
  await agent.call(qrLoginCalls.loginQrConnect, { code, act: 'see' });
  return browser;
}

/** @returns the challenge's name */
export async function leaveWork({ services }: TestServices): Promise<string> {
  const work = { purpose: 'test', bits: 1 };
  const challenge = createChallenge(services.secret, work);
  const proof = { challenge: challenge.challenge, solution: solve(challenge) };
  await services.db.transaction((tx) => demandWork(tx, services.secret, work, proof));
  return challenge.challenge.split('.')[0] ?? '';
}

/** @returns its id */
export async function leaveContactMail(jo: Person): Promise<string> {
  const asked = getFirst(await jo.call(contactCalls.captchaInit));
  const id = createId();
  await jo.call(contactCalls.contactSend, {
    ...{ id, cuid: 'testville', name: 'Jo', mail: 'jo@mail.example', message: 'Bonjour' },
    ...{ challenge: asked.challenge, solution: solve(asked), trap: '' },
  });
  return id;
}

export const leaveCall = ({ services }: TestServices, csid: string): Promise<unknown> =>
  services.db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into calls (csid, since, step, whom, people, at) values (${csid}, now(), 0, 'service', 1, now())`);
    await tx.execute(sql`
      insert into called_staff (csid, since, rlid, step, at, due)
      select ${csid}, now(), rlid, 0, now(), now() from staff where cuid = 'testville' limit 1`);
  });

/** @returns endpoint, keys and text */
export async function leavePush({ services }: TestServices, jo: Person, csid: string): Promise<string[]> {
  const { keys } = createPushBrowser('').given;
  const endpoint = `https://push.example/${createId()}`;
  const { crUid = '' } = await jo.call(sessionCalls.userSts, { newCookies: false });
  const words = `Notification ${createId()}`;
  await services.db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into push_subscriptions (id, session, endpoint, p256dh, auth, public_key, origin)
      select ${endpoint}, hash, ${endpoint}, ${keys.p256dh}, ${keys.auth}, 'key', 'https://parvis.example'
      from sessions where cr_uid = ${crUid} order by created desc limit 1`);
    const news = { type: 'caseUpdate', csid, msgId: 2, staff: false } as const;
    const pushed = await pushToPerson(services, tx, crUid, news, { urgency: 'low' });
    if (pushed.outcome !== 'queued') throw new Error('Nothing was pushed.');
    await tx.execute(sql`
      update pushes set due = 'infinity', message = (message::jsonb || ${JSON.stringify({ body: words })}::jsonb)::json
      where subscription = ${endpoint}`);
  });
  return [endpoint, keys.p256dh, keys.auth, words];
}

/** Just closed and named. @returns its words */
export async function leavePollAnswer({ store: { db, pool } }: TestServices, crUid: string): Promise<string> {
  const words = `Un banc ${createId()}`;
  const poll = 'poll-of-traces';
  await pool.query(
    `insert into polls (id, cuid, code, source, lbl, results, anonymous, changeable, partial, questionnaire_id, closed_at)
     values ($1, 'testville', $1, 'desk', '{"fr":"Avis"}', 'nobody', false, true, false, 'none', now()) on conflict do nothing`,
    [poll],
  );
  await pool.query(
    `insert into poll_answers (poll, person, cr_uid, ids, questionnaire_id, place_code, at, day, complete, answers)
     values ($1, $2, $3, '["answer"]', 'none', 'hall', now(), '2026-03-02', true, $4)`,
    [poll, await hashVoter(db, poll, crUid), crUid, JSON.stringify({ idea: { idea: words } })],
  );
  return words;
}

/** @returns its words */
export async function leaveSurveyAnswer(
  { store: { db, pool } }: TestServices,
  crUid: string,
): Promise<string> {
  const words = `Très bien ${createId()}`;
  const [person] = await hashRespondents(db, [crUid]);
  await pool.query(
    `insert into survey_answers (person, flow_id, at, month, complete, answers)
     values ($1, 'none', now(), '2026-03', true, $2)`,
    [person, JSON.stringify({ 'answer.survey.words': words })],
  );
  await pool.query(
    `insert into survey_people (cr_uid, id, state, at) values ($1, 'survey', 'answered', now())
     on conflict (cr_uid) do update set state = 'answered', at = now()`,
    [crUid],
  );
  return words;
}
