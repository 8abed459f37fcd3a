import { logoAddress } from '@parvis/api/addresses';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import type { MailNews } from '@parvis/api/entities/user';
import { legalAddress } from '@parvis/api/legalPages';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_HOURS } from '../../../platform/config/hours.ts';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { createId } from '../../../platform/lib/ids.ts';
import { advanceJobs } from '../../../testing/advanceJobs.ts';
import { startMailServer } from '../../../testing/mailServer.ts';
import {
  createContributor,
  fetchLastCode,
  fetchLastSmsCode,
  getFirst,
  openCase,
  type Person,
  sendStep,
  signInStaff,
} from '../../../testing/person.ts';
import { openTestServices } from '../../../testing/testServices.ts';
import { sendCaseNotifications } from './sendCaseNotifications.ts';

const server = await startMailServer();
const { url } = await createTestDatabase();
// Two instances share a database. Codes go to the demo outbox, news to the mail server.
const demonstration = await openTestServices(url);
const config = {
  demo: true,
  newsQuiet: NO_HOURS,
  smtpUrl: server.url,
  publicUrl: 'https://parvis.example',
  mailFrom: 'noreply@parvis.example',
};
const instances = [await openTestServices(url, { config }), await openTestServices(url, { config })] as const;
const [one, two] = instances;
const { pool } = demonstration.store;
afterAll(async () => {
  for (const instance of [...instances, demonstration]) await instance.close();
  await server.close();
  expect(demonstration.failures).toEqual([]);
});
beforeEach(async () => {
  await settled();
  server.goOn();
  server.taken.length = 0;
  await pool.query(`delete from deliveries`);
  await pool.query(`update identities set news = null`);
});

const anna = await signInStaff(demonstration);

let people = 0;
/** A person with a verified address and news enabled. */
async function wants(news: MailNews, language = 'fr-FR'): Promise<{ jo: Person; mail: string }> {
  people += 1;
  const mail = `jo${people}@mail.example`;
  const jo = await createContributor(demonstration);
  jo.language = language;
  const { rqid } = getFirst(await jo.call(ownAddressCalls.mailVerifInit, { mail }));
  await jo.call(ownAddressCalls.mailVerifCode, { rqid, code: await fetchLastCode(demonstration, mail) });
  await jo.call(sessionCalls.userSettingsSet, { settings: { mailNews: news } });
  return { jo, mail };
}
const writes = (csid: string, txt = 'Nous venons demain') =>
  anna.call(townCalls.sendTxt, { csid, id: createId(), txt });
const reads = (jo: Person, csid: string) => jo.call(mobileCalls.fetchReq, { csid, after: 0, read: 99 });
/** Moves all messages into the past. */
const minutesPass = (minutes: number) =>
  pool.query(`update messages set at = at - make_interval(mins => $1)`, [minutes]);
const settled = async () => {
  for (const { jobs } of instances) await jobs.runDue();
};
/** Sends due mails. @returns their number */
const mailsTold = async (services: (typeof instances)[number]['services'], now?: Date): Promise<number> =>
  (await sendCaseNotifications(services, now)).mail;
/** Runs both instances at once. */
async function look(): Promise<number> {
  const told = await Promise.all(instances.map(({ services }) => mailsTold(services)));
  await settled();
  return told.reduce((sum, many) => sum + many, 0);
}

const taken = () => server.taken.map(({ to, subject }) => [to?.[0]?.address, subject]);
const states = async () =>
  (await pool.query(`select state from deliveries where about = 'news' order by created`)).rows.map(
    ({ state }) => state,
  );

describe('a subscriber to news by mail', () => {
  it('is notified once, by one of two instances, after the delay', async () => {
    const { jo, mail } = await wants('fact');
    const csid = await openCase(jo);
    await writes(csid);
    expect(await look()).toBe(0);
    await minutesPass(14);
    expect(await look()).toBe(0);
    await minutesPass(1);
    expect(await look()).toBe(1);
    expect(await look()).toBe(0);
    const [sent] = server.taken;
    expect(sent?.to).toEqual([{ address: mail, name: '' }]);
    const { caseNbr } = getFirst(await jo.call(mobileCalls.discussInfo, { csid }));
    expect(sent?.subject).toContain(caseNbr);
    expect(sent?.text).toContain(`https://parvis.example/m/case/testville/${csid}`);
  });

  it('is notified once if a server dies between sending and storing', async () => {
    const { jo } = await wants('fact');
    const csid = await openCase(jo);
    await writes(csid);
    await minutesPass(20);
    await pool.query(`create function dies() returns trigger language plpgsql as $$ begin raise 'dies'; end $$;
      create trigger dies before insert or update on read_marks for each row when (new.csid = '${csid}') execute function dies()`);
    await expect(sendCaseNotifications(one.services)).rejects.toThrow();
    expect(await states()).toEqual([]);
    await pool.query('drop function dies cascade');
    expect(await look()).toBe(1);
    expect(await look()).toBe(0);
    expect(server.taken).toHaveLength(1);
  });
  it.each([
    [
      'a question',
      (csid: string) =>
        anna.call(townCalls.sendQstn, { csid, id: createId(), question: { kind: 'yesNo', txt: 'Encore ?' } }),
      1,
    ],
    [
      'a close',
      async (csid: string) => {
        await sendStep(anna, csid, 'handle');
        await sendStep(anna, csid, 'close', { outcome: 'solved' });
      },
      1,
    ],
    [
      'a refusal',
      async (csid: string) => {
        await sendStep(anna, csid, 'handle');
        await sendStep(anna, csid, 'reject', { txt: 'Hors de la ville' });
      },
      1,
    ],
    [
      'a hold until a day',
      async (csid: string) => {
        await sendStep(anna, csid, 'handle');
        await sendStep(anna, csid, 'hold', { until: new Date(Date.now() + 86_400_000).toISOString() });
      },
      1,
    ],
    [
      'a hold without a day',
      async (csid: string) => {
        await sendStep(anna, csid, 'handle');
        await sendStep(anna, csid, 'hold');
      },
      0,
    ],
    ['that somebody takes it', (csid: string) => sendStep(anna, csid, 'handle'), 0],
    ['nothing', async () => undefined, 0],
  ] as const)('is notified of %s', async (_, happens, told) => {
    const { jo } = await wants('fact');
    const csid = await openCase(jo);
    await happens(csid);
    await minutesPass(20);
    expect(await look()).toBe(told);
  });

  it('is notified of unread messages after quiet hours, not during them', async () => {
    const night = await openTestServices(url, { config: { ...config, newsQuiet: { from: 21, until: 8 } } });
    const at = (hour: number) => mailsTold(night.services, new Date(2027, 0, 15, hour, 30));
    const [{ jo }, { jo: li }] = [await wants('fact'), await wants('fact')];
    const [csid, other] = [await openCase(jo), await openCase(li)];
    await writes(csid);
    await writes(other);
    await minutesPass(15);
    expect([await at(21), await at(3), await at(7)]).toEqual([0, 0, 0]);
    await reads(li, other);
    expect([await at(8), await at(9)]).toEqual([1, 0]);
    await night.close();
  });

  it('is not notified of messages read before the delay ends', async () => {
    const { jo } = await wants('fact');
    const csid = await openCase(jo);
    await writes(csid);
    await minutesPass(20);
    await reads(jo, csid);
    expect(await look()).toBe(0);
  });

  it('is notified per case by its own read position', async () => {
    const { jo } = await wants('fact');
    const [unread, read] = [await openCase(jo), await openCase(jo)];
    for (const csid of [unread, read]) await writes(csid);
    await reads(jo, read);
    await minutesPass(20);
    expect(await look()).toBe(1);
    const [{ text = '' } = {}] = server.taken;
    expect([text.includes(unread), text.includes(read)]).toEqual([true, false]);
  });

  it('gets one mail for all news of all cases, and the next one only for newer ones', async () => {
    const { jo, mail } = await wants('fact');
    const csids = [await openCase(jo), await openCase(jo)];
    for (const csid of csids) for (const txt of ['Un', 'Deux']) await writes(csid, txt);
    await minutesPass(20);
    expect(await look()).toBe(1);
    expect(server.taken[0]?.text).toContain('https://parvis.example/m/home');
    await writes(csids[0] ?? '', 'Trois');
    await minutesPass(20);
    expect(await look()).toBe(1);
    expect(taken().map(([to]) => to)).toEqual([mail, mail]);
  });
  it.each(['fact', 'words'] as const)('gets as much detail as chosen: %s', async (news) => {
    const { jo } = await wants(news);
    await writes(await openCase(jo), 'La fuite est réparée');
    await minutesPass(20);
    await look();
    const [sent] = server.taken;
    for (const body of [sent?.text, sent?.html])
      expect(body?.includes('La fuite est réparée')).toBe(news === 'words');
  });
});

describe('daily mail budget', () => {
  const spend = (many: number, cuid: string, person: string) =>
    pool.query(
      `insert into deliveries (id, about, state, cuid, person, until)
        select gen_random_uuid()::text, 'news', 'sent', $2, $3, now() from generate_series(1, $1)`,
      [many, cuid, person],
    );
  async function waits() {
    const { jo } = await wants('fact');
    await writes(await openCase(jo));
    await minutesPass(20);
  }

  it.each([
    ['all but one of them', 9_999, 'otherville', false],
    ['all of them', 10_000, 'otherville', true],
    ['all but one of its customer’s', 4_999, 'testville', false],
    ['all of its customer’s', 5_000, 'testville', true],
  ])(
    'with %s used: waiting mails raise an error for the operator and are sent once there is room',
    async (_, many, cuid, full) => {
      await spend(many, cuid, 'another');
      await waits();
      const told = mailsTold(one.services);
      if (full) await expect(told).rejects.toThrow(/MAIL_NEWS_PER_DAY/);
      else expect(await told).toBe(1);
      await pool.query(`delete from deliveries where person = 'another'`);
      expect(await look()).toBe(full ? 1 : 0);
    },
  );

  it('limits a person to twelve, without a warning', async () => {
    await waits();
    await look();
    const { rows } = await pool.query(`select person from deliveries where about = 'news'`);
    await spend(10, 'testville', rows[0].person);
    const again = async () => {
      await pool.query('update read_marks set told = 0');
      return look();
    };
    expect([await again(), await again()]).toEqual([1, 0]);
  });
});

describe('news mails skip a person', () => {
  it.each([
    ['who was not asked', null],
    ['who wants none', 'off'],
  ])('%s', async (_, news) => {
    const { jo } = await wants('fact');
    await writes(await openCase(jo));
    await pool.query('update identities set news = $1', [news]);
    await minutesPass(20);
    expect(await look()).toBe(0);
  });
});

describe('mail server outage', () => {
  const tellsOne = async () => {
    const { jo } = await wants('fact');
    const csid = await openCase(jo);
    await writes(csid);
    await minutesPass(20);
    return { jo, csid };
  };
  const triesAgain = async () => {
    await advanceJobs(pool, 5);
    await Promise.all([one.jobs.runDue(), two.jobs.runDue()]);
  };

  it('delays a mail, which is sent once, without further ones queued', async () => {
    server.answer = 'busy';
    const { csid } = await tellsOne();
    expect(await look()).toBe(1);
    await writes(csid, 'Encore un mot');
    await minutesPass(20);
    expect(await look()).toBe(0);
    expect(await states()).toEqual(['waiting']);
    server.answer = 'takes';
    await triesAgain();
    expect(await states()).toEqual(['sent']);
    expect(await look()).toBe(1);
    expect(server.taken).toHaveLength(2);
  });
  it('withdraws a waiting mail once its news were read', async () => {
    server.answer = 'busy';
    const { jo, csid } = await tellsOne();
    await look();
    await reads(jo, csid);
    await look();
    expect(await states()).toEqual(['replaced']);
    const { rows } = await pool.query(`select recipient, message from deliveries where about = 'news'`);
    expect(rows).toEqual([{ recipient: null, message: null }]);
  });
});

it("a news mail links to its customer's host, where the reader is known and can unsubscribe", async () => {
  const customerSites = { testville: ['https://ville.parvis.example'] };
  const withHosts = await openTestServices(url, { config: { ...config, customerSites } });
  try {
    const { jo } = await wants('fact');
    const csid = await openCase(jo);
    await writes(csid);
    await minutesPass(20);
    await sendCaseNotifications(withHosts.services);
    await withHosts.jobs.runDue();
    const [mail] = server.taken;
    const links = [...(mail?.text ?? '').matchAll(/https?:\S+/g)].map(([link]) => link);
    expect(links).toEqual([
      `https://ville.parvis.example/m/case/testville/${csid}`,
      expect.stringMatching(/^https:\/\/ville\.parvis\.example\/news\/end\//),
    ]);
    const { pathname } = new URL(links[1] ?? '');
    const headers = { host: 'ville.parvis.example', 'content-type': 'application/x-www-form-urlencoded' };
    expect((await withHosts.app.inject({ method: 'POST', url: pathname, headers })).statusCode).toBe(200);
  } finally {
    await withHosts.close();
    expect(withHosts.failures).toEqual([]);
  }
});

describe('news mail', () => {
  const endOf = (headers: readonly { key: string; value: string }[] = []) =>
    headers.find(({ key }) => key === 'list-unsubscribe')?.value.slice(1, -1) ?? '';
  async function ends() {
    const { jo } = await wants('fact');
    await writes(await openCase(jo));
    await minutesPass(20);
    await look();
    const { headers = [], text = '', html = '' } = server.taken[0] ?? {};
    const address = endOf(headers);
    const news = async () => (await jo.call(sessionCalls.userSts, { newCookies: false })).settings.mailNews;
    return { jo, headers, text, html, address, path: new URL(address).pathname, news };
  }
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  it('has unsubscribe links for mail programs and people', async () => {
    const { headers, text, html, address } = await ends();
    expect(headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
    );
    expect(address).toMatch(/^https:\/\/parvis\.example\/news\/end\/[\w-]+\.[\w-]+\?at=testville$/);
    expect(text).toContain(address);
    expect(html).toContain(`href="${address}"`);
  });

  it('resume when a merge restores the address; its link unsubscribes the merged person', async () => {
    const { jo, path, news } = await ends();
    const { crUid } = await jo.call(sessionCalls.userSts, { newCookies: false });
    const phoneMob = '0612345688';
    const proves = async (person: Person) => {
      const { rqid = '' } = getFirst(
        await person.call(ownPhoneCalls.loginSmsInit, { phoneMob, newPhone: true }),
      );
      const code = await fetchLastSmsCode(demonstration, '33612345688');
      await person.call(ownPhoneCalls.phoneConfirm, { rqid, phoneMob, code });
      await pool.query(`update verifications set created = created - interval '20 minutes'`);
    };
    await proves(await createContributor(demonstration));
    await proves(jo);
    const { crUid: now } = await jo.call(sessionCalls.userSts, { newCookies: false });
    expect(now).not.toBe(crUid);
    expect(await news()).toBe('fact');
    const page = await one.app.inject({ method: 'POST', url: path, headers: form, payload: '' });
    expect([page.statusCode, await news()]).toEqual([200, 'off']);
  });

  it.each([
    ['in French', 'fr-FR', {}, 'Ne plus recevoir ces e-mails', 'Ville de Test &lt;/script'],
    ['in English and dark', 'en-US', { cookie: 'pv_scheme=dark' }, 'Stop these e-mails', 'Town of Test'],
  ] as const)(
    "links to an unsubscribe page with the customer's branding, %s",
    async (_, language, more, press, name) => {
      await pool.query(
        `insert into assets (id, type, bytes) values ('news-logo', 'image/svg+xml', '<svg/>') on conflict do nothing`,
      );
      await pool.query(
        `update customers set logo_id = 'news-logo', app_shape = '{"radius":"none"}',
         light = (light::jsonb || '{"hdrBg1":"#abcdef"}')::json, dark = (dark::jsonb || '{"hdrBg1":"#012345"}')::json
       where cuid = 'testville'`,
      );
      one.services.customers.invalidate();
      const { address } = await ends();
      expect(new URL(address).search).toBe('?at=testville');
      const path = address.replace('https://parvis.example', '');
      const open = (url: string) =>
        one.app.inject({ url, headers: { 'accept-language': language, ...more } });
      const { body } = await open(path);
      for (const part of [
        `<img src="${logoAddress('news-logo')}" alt="">`,
        name,
        '#ABCDEF',
        '#012345',
        press,
      ])
        expect([part, body.includes(part)]).toEqual([part, true]);
      expect(body).toMatch(/--pv-radii-control:0px/);
      expect(body.includes('data-scheme="dark"')).toBe('cookie' in more);
      const pressed = await one.app.inject({ method: 'POST', url: path, headers: form, payload: '' });
      expect([pressed.statusCode, pressed.body.includes('<header><img')]).toEqual([200, true]);
      for (const said of [body, pressed.body])
        for (const page of ['privacy', 'accessibility'] as const)
          expect(said).toContain(`<a href="${legalAddress(page, 'testville')}">`);
      for (const url of [path.replace('testville', 'nobody'), path.replace(/\?.*/, '')]) {
        const plain = await open(url);
        expect([plain.statusCode, /of Test|de Test|#ABCDEF/.test(plain.body)]).toEqual([200, false]);
        expect(plain.body).toContain(`<a href="${legalAddress('privacy')}">`);
      }
    },
  );

  it('asks for confirmation when its link is opened', async () => {
    const { path, news } = await ends();
    for (const method of ['GET', 'HEAD'] as const) {
      const page = await one.app.inject({ method, url: path, headers: { 'accept-language': 'fr' } });
      expect(page.statusCode).toBe(200);
      if (method === 'GET') expect(page.body).toContain('<form method="post">');
    }
    expect(await news()).toBe('fact');
  });

  it.each([
    ['by the program of a mail', form, 'List-Unsubscribe=One-Click'],
    // Browsers send this from pages without referrer (Fetch standard, "append a request Origin header").
    ['by the button as browsers send it', { ...form, origin: 'null', 'sec-fetch-site': 'same-origin' }, ''],
    [
      'by the page of a mailbox',
      { ...form, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
      '',
    ],
    ['by a program that sends nothing', {}, undefined],
  ])('unsubscribes %s, without a session, idempotently', async (_, headers, payload) => {
    const { path, news } = await ends();
    for (let press = 0; press < 2; press += 1) {
      const page = await one.app.inject({
        method: 'POST',
        url: path,
        headers,
        ...(payload !== undefined && { payload }),
      });
      expect(page.statusCode).toBe(200);
      expect(page.headers['set-cookie']).toBeUndefined();
    }
    expect(await news()).toBe('off');
  });

  it('rejects an altered link and changes nothing', async () => {
    const { path, news, jo } = await ends();
    const [person = '', signature = ''] = path.split('.');
    const changed = `${person}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const said = async (address: string) => {
      const seen = [];
      for (const method of ['GET', 'POST'] as const) {
        const { statusCode, body } = await one.app.inject({
          method,
          url: address,
          headers: method === 'POST' ? form : { accept: 'text/html' },
          ...(method === 'POST' && { payload: '' }),
        });
        expect(body).toContain('<a href="/m/settings">');
        expect(body).not.toContain('<form');
        seen.push([statusCode, /<h1>(.*?)<\/h1>/.exec(body)?.[1]]);
      }
      expect(seen[0]).toEqual(seen[1]);
      return seen[0];
    };
    for (const address of [`${person}.x`, path.slice(0, -1), person, `${path}x`, '/news/end/x', '/news/end/'])
      expect([address, await said(address)]).toEqual([address, [404, 'Ce lien n’est pas entier']]);
    expect(await said(changed)).toEqual([410, 'Ce lien n’est plus valable']);
    expect(await news()).toBe('fact');
    await jo.call(ownAddressCalls.mailRemove);
    expect(await said(path)).toEqual([410, 'Ce lien n’est plus valable']);
  });
});
