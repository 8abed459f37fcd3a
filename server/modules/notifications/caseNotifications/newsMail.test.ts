import { expect, it } from 'vitest';
import { type CaseNews, renderNewsMail } from './newsMail.ts';

const said = (msgTxt: string) => ({ msgTxt, name: 'Anna Petit', event: null, qstn: null });
const caseOf = (nbr: string, msgTxt: string): CaseNews => ({ csid: nbr, nbr, news: [said(msgTxt)] });
const mailOf = (cases: readonly CaseNews[], locale: 'fr-FR' | 'en-US' = 'fr-FR') =>
  renderNewsMail(
    cases,
    { cuid: 'town', lbl: { fr: 'Ville', en: 'Town' }, light: {}, dark: {}, appShape: {} },
    { locale, words: true },
    { origin: 'https://p.example', end: 'https://p.example/n/x' },
  );

it('a news mail of one case links to it, of several to the list', () => {
  const [one, other] = [caseOf('K3M7P', 'Fait.'), caseOf('R9T2', 'Vu.')];
  expect(mailOf([one]).text).toContain('Voir la réponse\nhttps://p.example/m/case/town/K3M7P');
  const several = mailOf([one, other]).text;
  expect(several).toContain('n°\u00a0K3M7P et R9T2.');
  expect(several).toContain('Voir mes signalements\nhttps://p.example/m/home');
  expect(mailOf([one, other], 'en-US').text).toContain('K3M7P and R9T2.');
});

it('a poll that was sent is named', () => {
  const sent = {
    ...{ msgTxt: null, name: 'Anna Petit', event: 'pollSent' as const, qstn: null },
    poll: { code: 'market', lbl: { fr: 'Le marché', en: 'The market' } },
  };
  const one = { csid: 'K3M7P', nbr: 'K3M7P', news: [sent] };
  expect(mailOf([one]).text).toContain('L’équipe vous envoie un sondage\u00a0: «\u202fLe marché\u202f»');
  expect(mailOf([one], 'en-US').text).toContain('The team sends you a poll: “The market”');
});

it('quoted text starts on a new line only if it has several lines', () => {
  expect(mailOf([caseOf('K3M7P', 'Fait.')], 'en-US').text).toContain('Anna Petit: Fait.');
  expect(mailOf([caseOf('K3M7P', 'Bonjour,\nfait.')], 'en-US').text).toContain(
    'Anna Petit:\nBonjour,\nfait.',
  );
});

it('quotes the longest message of staff whole, and cuts several at 2,500 characters', () => {
  expect(mailOf([caseOf('K3M7P', `${'é'.repeat(1999)}!`)]).text).toContain(`${'é'.repeat(1999)}!`);
  const two = mailOf([caseOf('K3M7P', 'é'.repeat(2000)), caseOf('R9T2', 'à'.repeat(2000))]).text;
  expect(two).toContain('é'.repeat(2000));
  expect(two).toMatch(/à…/u);
});
