import { describe, expect, it } from 'vitest';
import { renderCallMail } from '../notifications/alerts/callTexts.ts';
import { renderNewsMail } from '../notifications/caseNotifications/newsMail.ts';
import { renderCodeMail, renderContactMail } from './mailTexts.ts';

const customer = { cuid: 'town', lbl: { fr: 'Ville', en: 'Town' }, light: {}, dark: {}, appShape: {} };
const code = { code: 'kt4p7', minutes: 10, host: 'p.example', site: 'Ville' };
const [origin, end] = ['https://p.example', 'https://p.example/n/x'];
const news = (...csids: string[]) =>
  renderNewsMail(
    csids.map((csid) => ({ csid, nbr: csid, news: [] })),
    customer,
    { locale: 'fr-FR', words: true },
    { origin, end },
  );
const now = new Date();
const called = (csid: string) => ({ csid, nbr: csid, since: now, urgent: false });

const READ_BY_NOBODY = 'Ne répondez pas à cet e-mail\u202f: personne ne lirait votre réponse.';
const WRITE = 'Pour nous écrire\u202f: p.example/contact';
const OPEN = 'Pour répondre, ouvrez le signalement avec le lien ci-dessus.';

describe('mail footers explain that replies are not read, and how to reply', () => {
  it.each([
    ['with a code to sign in', renderCodeMail('fr-FR', code), WRITE],
    ['with a code to verify an address', renderCodeMail('fr-FR', code, { is: 'own' }), WRITE],
    ['of news', news('K3M7'), OPEN],
    [
      'of news of two cases',
      news('K3M7', 'R9T2'),
      'Pour répondre, ouvrez les signalements avec le lien ci-dessus.',
    ],
    [
      'to staff',
      renderCallMail({
        cases: [called('K3M7')],
        customer,
        locale: 'fr-FR',
        origin,
        end,
        now,
        zone: 'Europe/Paris',
      }),
      OPEN,
    ],
  ])('%s', (_, { text, html }, how) => {
    for (const written of [text, html]) expect(written).toContain(`${READ_BY_NOBODY} ${how}`);
  });

  it.each([
    ['fr-FR', 0, 'attend depuis 1 minute que'],
    ['fr-FR', 12, 'attend depuis 12 minutes que'],
    ['en-US', 1, 'waiting for 1 minute for'],
    ['en-US', 12, 'waiting for 12 minutes for'],
  ] as const)('call in %s after %i min counts its minutes', (locale, minutes, words) => {
    for (const urgent of [false, true]) {
      const since = new Date(now.getTime() - minutes * 60_000);
      const mail = renderCallMail({
        ...{ customer, locale, origin, end, now, zone: 'Europe/Paris' },
        cases: [{ ...called('K3M7'), since, urgent }],
      });
      expect(mail.text).toContain(words);
    }
  });

  it('contact mail invites a direct reply to its writer', () => {
    const mail = renderContactMail({ name: '', address: 'a@b.example' }, 'Bonjour', 'p.example', {
      site: 'Ville',
    });
    expect(mail.text).toContain('Répondez simplement à ce message');
    expect(mail.text).not.toContain(READ_BY_NOBODY);
  });
});
