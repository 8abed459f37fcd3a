import { loginCalls } from '@parvis/api/calls/login';
import { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { noMail } from '../../platform/delivery/mail.ts';
import {
  createContributor,
  fetchLastCode,
  fetchLastSmsCode,
  getFirst,
  openCase,
  Person,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
beforeEach(() => services.store.pool.query('delete from verifications'));

const asks = async (jo: Person, mail: string) =>
  getFirst(await jo.call(ownAddressCalls.mailVerifInit, { mail })).rqid ?? '';
const gives = async (jo: Person, rqid: string, code: string) =>
  getFirst(await jo.call(ownAddressCalls.mailVerifCode, { rqid, code }));
async function proves(jo: Person, mail: string) {
  const rqid = await asks(jo, mail);
  return gives(jo, rqid, await fetchLastCode(services, mail));
}
const keptOf = (typed: string) => typed.replaceAll(' ', '').replace(/^0/, '33');
const asksSms = async (jo: Person, phoneMob: string, newPhone = true) =>
  getFirst(await jo.call(ownPhoneCalls.loginSmsInit, { phoneMob, newPhone })).rqid ?? '';
const givesSms = async (jo: Person, rqid: string, phoneMob: string, code: string) =>
  getFirst(await jo.call(ownPhoneCalls.phoneConfirm, { rqid, phoneMob, code }));
async function provesPhone(jo: Person, phoneMob: string) {
  const rqid = await asksSms(jo, phoneMob);
  return givesSms(jo, rqid, phoneMob, await fetchLastSmsCode(services, keptOf(phoneMob)));
}
const otherThan = (code: string) => (code.startsWith('a') ? 'bbbbb' : 'aaaaa');

/** Outcomes of a code by mail (specification 8) with their causes. */
type Caused = readonly [outcome: string, cause: () => Promise<object>, answer: object];
const ofMail: readonly Caused[] = [
  [
    'wrongCode',
    async () => {
      const jo = await createContributor(services);
      const rqid = await asks(jo, 'wrong@mail.example');
      return gives(jo, rqid, otherThan(await fetchLastCode(services, 'wrong@mail.example')));
    },
    { success: false, wrongCode: true, triesLeft: 4 },
  ],
  [
    'noRecord',
    async () => gives(await createContributor(services), 'nothing-was-asked', 'aaaaa'),
    { success: false, noRecord: true },
  ],
  [
    'belongsToCustomer',
    async () => proves(await createContributor(services), 'contact@testville.example'),
    { success: false, belongsToCustomer: true },
  ],
  [
    'mailExists',
    async () => {
      const [jo, other] = [await createContributor(services), await createContributor(services)];
      await proves(jo, 'one@mail.example');
      await proves(other, 'two@mail.example');
      return proves(other, 'one@mail.example');
    },
    { success: false, mailExists: true },
  ],
  [
    'checkPhone',
    async () => {
      const jo = await createContributor(services);
      await proves(jo, 'both@mail.example');
      await provesPhone(jo, '06 20 00 00 01');
      return proves(await createContributor(services), 'both@mail.example');
    },
    { success: false, checkPhone: true, maskedPhone: '+33 6 •• •• •• 01' },
  ],
  [
    'default',
    async () => proves(await createContributor(services), 'new@mail.example'),
    { success: true, mergedAccount: false },
  ],
  [
    'default',
    async () => {
      await proves(await createContributor(services), 'merged@mail.example');
      const phone = await createContributor(services);
      await openCase(phone);
      return proves(phone, 'merged@mail.example');
    },
    { success: true, mergedAccount: true, movedCases: 1 },
  ],
];

it.each(ofMail)('code by mail returns %s', async (_, cause, answer) => {
  expect(await cause()).toMatchObject(answer);
});

/** Outcomes of a code by SMS. */
const ofSms: readonly Caused[] = [
  [
    'wrongCode',
    async () => {
      const [jo, typed] = [await createContributor(services), '06 21 00 00 01'];
      const rqid = await asksSms(jo, typed);
      return givesSms(jo, rqid, typed, otherThan(await fetchLastSmsCode(services, keptOf(typed))));
    },
    { success: false, wrongCode: true, triesLeft: 4 },
  ],
  [
    'noRecord',
    async () => givesSms(await createContributor(services), 'nothing-was-asked', '06 21 00 00 02', 'aaaaa'),
    { success: false, noRecord: true },
  ],
  [
    'belongsToCustomer',
    async () => provesPhone(await createContributor(services), '06 39 98 09 00'),
    { success: false, belongsToCustomer: true },
  ],
  [
    'phoneExists',
    async () => {
      const [jo, other] = [await createContributor(services), await createContributor(services)];
      await provesPhone(jo, '06 21 00 00 03');
      await provesPhone(other, '06 21 00 00 04');
      return provesPhone(other, '06 21 00 00 03');
    },
    { success: false, phoneExists: true },
  ],
  [
    'checkEmail',
    async () => {
      const jo = await createContributor(services);
      await proves(jo, 'linked@mail.example');
      await provesPhone(jo, '06 21 00 00 05');
      return provesPhone(await createContributor(services), '06 21 00 00 05');
    },
    { success: false, checkEmail: true, maskedEmail: 'l•••@mail.example' },
  ],
  [
    'default',
    async () => provesPhone(await createContributor(services), '06 21 00 00 06'),
    { success: true, mergedAccount: false },
  ],
  [
    'default',
    async () => {
      await provesPhone(await createContributor(services), '06 21 00 00 07');
      const phone = await createContributor(services);
      await openCase(phone);
      return provesPhone(phone, '06 21 00 00 07');
    },
    { success: true, mergedAccount: true },
  ],
];

it.each(ofSms)('code by SMS returns %s', async (_, cause, answer) => {
  expect(await cause()).toMatchObject(answer);
});

const anna = { mail: 'anna@testville.example', phone: '06 39 98 00 01' };
/** Signs in by mail as staff, with a code derived from the one sent. */
async function entersByMail(person: Person, mail: string, codeOf = (sent: string) => sent) {
  const { rqid } = getFirst(await person.call(loginCalls.loginMailReq, { mail, own: true }));
  const code = codeOf(await fetchLastCode(services, mail));
  return getFirst(await person.call(loginCalls.loginMailConfirm, { rqid, code }));
}
/** The same by SMS. */
async function entersBySms(person: Person, phoneMob: string, codeOf = (sent: string) => sent) {
  const rqid = await asksSms(person, phoneMob, false);
  const code = codeOf(await fetchLastSmsCode(services, keptOf(phoneMob)));
  return getFirst(await person.call(ownPhoneCalls.loginSmsConfirm, { rqid, phoneMob, code }));
}

/** Outcomes of signing in. */
const ofSigningIn: readonly [string, () => Promise<object>, object][] = [
  [
    'a wrong code by mail',
    () => entersByMail(new Person(services), anna.mail, otherThan),
    { wrongCode: true, triesLeft: 4 },
  ],
  [
    'a wrong code by SMS',
    () => entersBySms(new Person(services), anna.phone, otherThan),
    { wrongCode: true, triesLeft: 4 },
  ],
  [
    'a code of no request by mail',
    async () =>
      getFirst(await new Person(services).call(loginCalls.loginMailConfirm, { rqid: 'none', code: 'aaaaa' })),
    { noRecord: true },
  ],
  [
    'a code of no request by SMS',
    async () =>
      getFirst(
        await new Person(services).call(ownPhoneCalls.loginSmsConfirm, {
          ...{ rqid: 'none', phoneMob: anna.phone, code: 'aaaaa' },
        }),
      ),
    { noRecord: true },
  ],
  [
    'the box of a customer',
    async () => entersByMail(await createContributor(services), 'contact@testville.example'),
    { success: false, belongsToCustomer: true },
  ],
  ['the right code by mail', () => entersByMail(new Person(services), anna.mail), { success: true }],
];

it.each(ofSigningIn)('staff sign-in returns %s', async (_, cause, answer) => {
  expect(await cause()).toMatchObject(answer);
});

it('tells when to retry if no mail server is configured', async () => {
  const { mail } = services.services;
  services.services.mail = noMail;
  const asked = await new Person(services).send(loginCalls.loginMailReq, { mail: anna.mail });
  services.services.mail = mail;
  expect(asked).toMatchObject({ status: 503, error: { code: 'unavailable', retryAfter: 3600 } });
});

it('signing in to an account with mail and phone requires both codes, in either order', async () => {
  const [mail, phoneMob] = ['door@mail.example', '06 21 00 00 08'];
  const jo = await createContributor(services);
  await proves(jo, mail);
  await provesPhone(jo, phoneMob);
  await services.store.pool.query('delete from verifications');
  expect(await entersByMail(await createContributor(services), mail)).toMatchObject({
    ...{ success: false, checkPhone: true, maskedPhone: '+33 6 •• •• •• 08' },
  });
});
