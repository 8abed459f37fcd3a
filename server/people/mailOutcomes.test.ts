import { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { registerMail } from '@parvis/questionnaire/flows/registerMail';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { findText } from '../base/texts.ts';
import { createTestDatabase } from '../store/testing/testDatabase.ts';
import { contributor, first, lastCode, lastSmsCode, openCase, type Person } from '../testing/person.ts';
import { openTestServices } from '../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
beforeEach(() => services.store.pool.query('delete from verifications'));

const asks = async (jo: Person, mail: string) =>
  first(await jo.call(ownAddressCalls.mailVerifInit, { mail })).rqid ?? '';
const gives = async (jo: Person, rqid: string, code: string) =>
  first(await jo.call(ownAddressCalls.mailVerifCode, { rqid, code }));
async function proves(jo: Person, mail: string) {
  const rqid = await asks(jo, mail);
  return gives(jo, rqid, await lastCode(services, mail));
}
async function provesPhone(jo: Person, phoneMob: string, phone: string) {
  const { rqid = '' } = first(await jo.call(ownPhoneCalls.loginSmsInit, { phoneMob, newPhone: true }));
  await jo.call(ownPhoneCalls.phoneConfirm, { rqid, phoneMob, code: await lastSmsCode(services, phone) });
}

/** The screen that an outcome leads to, by its title in both languages; what it fills in stands as it is. */
function screen(outcome: string): readonly (string | undefined)[] {
  const followUp = registerMail.questions['mail.code']?.followUp;
  const ways = typeof followUp === 'object' && followUp !== null ? followUp : {};
  const id = Object.entries(ways).find(([name]) => name === outcome)?.[1] ?? '';
  const titleId = registerMail.questions[String(id)]?.titleId ?? '';
  return (['fr-FR', 'en-US'] as const).map((locale) => findText(titleId, locale)?.replaceAll('\u202f', ' '));
}

/** Each outcome of a code by mail (specification 8): what causes it, and what is read of it. */
const outcomes: readonly [string, () => Promise<object>, object, readonly string[]][] = [
  [
    'wrongCode',
    async () => {
      const jo = await contributor(services);
      const rqid = await asks(jo, 'wrong@mail.example');
      return gives(
        jo,
        rqid,
        (await lastCode(services, 'wrong@mail.example')).startsWith('a') ? 'bbbbb' : 'aaaaa',
      );
    },
    { success: false, wrongCode: true, triesLeft: 4 },
    [
      'Ce code n’est pas le bon. Vérifiez-le et saisissez-le de nouveau.',
      'This code is not right. Please check it and enter it again.',
    ],
  ],
  [
    'noRecord',
    async () => gives(await contributor(services), 'nothing-was-asked', 'aaaaa'),
    { success: false, noRecord: true },
    [
      'Ce code n’est plus valable. Voulez-vous en recevoir un autre ?',
      'This code is no longer valid. Would you like to get another one?',
    ],
  ],
  [
    'belongsToCustomer',
    async () => proves(await contributor(services), 'contact@testville.example'),
    { success: false, belongsToCustomer: true },
    ['Cette adresse ne peut pas être utilisée', 'This address cannot be used'],
  ],
  [
    'mailExists',
    async () => {
      const [jo, other] = [await contributor(services), await contributor(services)];
      await proves(jo, 'one@mail.example');
      await proves(other, 'two@mail.example');
      return proves(other, 'one@mail.example');
    },
    { success: false, mailExists: true },
    ['Cette adresse est déjà celle d’un autre compte', 'This address already belongs to another account'],
  ],
  [
    'checkPhone',
    async () => {
      const jo = await contributor(services);
      await proves(jo, 'both@mail.example');
      await provesPhone(jo, '06 20 00 00 01', '33620000001');
      return proves(await contributor(services), 'both@mail.example');
    },
    { success: false, checkPhone: true, maskedPhone: '+33 6 •• •• •• 01' },
    [
      'Cette adresse est liée au numéro {{maskedPhone}}. Avez-vous accès à ce téléphone ?',
      'This address is linked to the number {{maskedPhone}}. Do you have that phone with you?',
    ],
  ],
  [
    'default',
    async () => proves(await contributor(services), 'new@mail.example'),
    { success: true, mergedAccount: false },
    ['Votre adresse est vérifiée', 'Your address is verified'],
  ],
  [
    'default',
    async () => {
      await proves(await contributor(services), 'merged@mail.example');
      const phone = await contributor(services);
      await openCase(phone);
      return proves(phone, 'merged@mail.example');
    },
    { success: true, mergedAccount: true },
    ['Votre adresse est vérifiée', 'Your address is verified'],
  ],
];

it.each(outcomes)('%s is caused, and read in both languages', async (outcome, cause, answer, words) => {
  expect(await cause()).toMatchObject(answer);
  expect(screen(outcome)).toEqual(words);
});
