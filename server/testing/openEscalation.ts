import { notifCalls } from '@parvis/api/calls/notif';
import { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import type { EscalationSettings } from '../platform/config/escalation.ts';
import { NO_HOURS } from '../platform/config/hours.ts';
import { createTestDatabase } from '../platform/db/testing/testDatabase.ts';
import { startMailServer } from './mailServer.ts';
import { fetchLastCode, fetchLastSmsCode, getFirst, type Person } from './person.ts';
import { startPushService } from './pushService.ts';
import { startSmsGateway } from './smsGateway.ts';
import { openTestServices, type TestServices } from './testServices.ts';

/** Two servers with all services; codes go to a third one's outbox. */
export async function openEscalation() {
  const [mails, texts, pushed] = [await startMailServer(), await startSmsGateway(), await startPushService()];
  const { url } = await createTestDatabase();
  const demonstration = await openTestServices(url);
  const config = {
    ...{ demo: true, newsQuiet: NO_HOURS, publicUrl: 'https://parvis.example' },
    ...{ smtpUrl: mails.url, mailFrom: 'noreply@parvis.example' },
    ...{ smsGateway: { name: 'test', template: texts.template }, smsCredentials: { key: 'hunter2' } },
    pushServices: [pushed.origin],
  };
  const instances = [
    await openTestServices(url, { config }),
    await openTestServices(url, { config }),
  ] as const;
  const network = {
    own: [pushed.origin],
    resolve: async () => [{ address: '142.250.74.74', family: 4 }],
  };
  for (const { services } of [demonstration, ...instances]) services.pushNetwork = network;
  const { pool } = demonstration.store;
  let people = 0;
  async function settled(): Promise<void> {
    for (const { jobs } of instances) await jobs.runDue();
  }
  return {
    ...{ mails, texts, pushed, demonstration, instances, pool, settled },
    async reset(): Promise<void> {
      await settled();
      await pool.query('delete from deliveries; delete from pushes; delete from push_subscriptions');
      mails.answer = 'takes';
      for (const list of [mails.taken, texts.taken, pushed.taken]) list.length = 0;
    },
    async runOnBoth<T>(look: (services: TestServices['services']) => Promise<T>): Promise<T[]> {
      const found = await Promise.all(instances.map(({ services }) => look(services)));
      await settled();
      return found;
    },
    countSent: (): string => [pushed.taken.length, mails.taken.length, texts.taken.length].join(' '),
    getMailAddresses: () => mails.taken.map(({ to }) => to?.[0]?.address).sort(),
    endanger: (csid: string) => pool.query('update cases set danger = true where csid = $1', [csid]),
    async setEscalation(ladder: Partial<EscalationSettings> | null, newsMinutes = 15): Promise<void> {
      const whole = ladder && { pushSeconds: 20, smsMinutes: 60, smsPerDay: 0, ...ladder };
      await pool.query(`update customers set ladder = $1, news_minutes = $2 where cuid = 'testville'`, [
        whole && JSON.stringify(whole),
        newsMinutes,
      ]);
      for (const { services } of [demonstration, ...instances]) services.customers.invalidate();
    },
    async subscribe(person: Person): Promise<string> {
      const { publicKey } = getFirst(await person.call(notifCalls.notifVapid));
      const browser = pushed.subscribe(publicKey);
      await person.call(notifCalls.notifRegister, browser.given);
      return browser.id;
    },
    async verifyContacts(person: Person): Promise<{ mail: string; phone: string }> {
      people += 1;
      const mail = `ladder${people}@mail.example`;
      const phone = `336123456${String(people).padStart(2, '0')}`;
      const { rqid } = getFirst(await person.call(ownAddressCalls.mailVerifInit, { mail }));
      await person.call(ownAddressCalls.mailVerifCode, {
        rqid,
        code: await fetchLastCode(demonstration, mail),
      });
      const phoneMob = `0${phone.slice(2)}`;
      const asked = getFirst(await person.call(ownPhoneCalls.loginSmsInit, { phoneMob, newPhone: true }));
      const code = await fetchLastSmsCode(demonstration, phone);
      await person.call(ownPhoneCalls.phoneConfirm, { rqid: asked.rqid ?? '', phoneMob, code });
      return { mail, phone };
    },
    async close(): Promise<void> {
      for (const one of [...instances, demonstration]) await one.close();
      await mails.close();
      await texts.close();
      await pushed.close();
    },
  };
}
