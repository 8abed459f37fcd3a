import { sessionCalls } from '@parvis/api/calls/session';
import { legalAddress } from '@parvis/api/legalPages';
import { afterAll, describe, expect, it } from 'vitest';
import { storeCustomer } from '../modules/provisioning/load/storeCustomer.ts';
import { createTestDatabase } from '../platform/db/testing/testDatabase.ts';
import { createVisitor, getFirst } from '../testing/person.ts';
import { openTestServices } from '../testing/testServices.ts';
import { testTown } from '../testing/town.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const read = (url: string, headers: Record<string, string> = {}) =>
  services.app.inject({ url, headers: { accept: 'text/html', ...headers } });
const privacy = legalAddress('privacy', 'testville');
const accessibility = legalAddress('accessibility', 'testville');

describe('privacy notice', () => {
  it('names controller, retention, recipients and complaints', async () => {
    const { body, statusCode, headers } = await read(privacy);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<html lang="fr-FR">');
    for (const words of [
      'est responsable du traitement',
      '30 jours après l’envoi du signalement',
      'qui traitent les signalements',
      'mission d’intérêt public',
      'Commission nationale de l’informatique et des libertés',
    ])
      expect(body).toContain(words);
    expect(body).toContain('href="/accessibility/testville"');
  });
  it('is in English by browser or query, and links to French', async () => {
    for (const page of [
      await read(privacy, { 'accept-language': 'en-GB' }),
      await read(`${privacy}?lang=en-US`),
      await read(privacy, { cookie: 'pv_lang=en-US' }),
    ]) {
      expect(page.body).toContain('<html lang="en-US">');
      expect(page.body).toContain('is the controller of what you send here');
      expect(page.body).toContain('href="/privacy/testville?lang=fr-FR"');
    }
  });
});

describe('accessibility declaration', () => {
  it('follows the official model: state, figures, contact, appeal', async () => {
    const { body } = await read(accessibility);
    for (const words of [
      'article 47 de la loi n°\u00a02005-102 du 11 février 2005',
      'sont partiellement conformes avec le référentiel général',
      'un schéma pluriannuel de mise en accessibilité et des plans d’actions annuels',
      'contrôlé par l’équipe qui le développe, du',
      'Sur 72 critères applicables',
      'Non conforme (critère 8.7)',
      '3 restent à vérifier avec un lecteur d’écran, et ne sont pas comptés comme respectés',
      'données personnelles, la présente déclaration',
      'Retour d’information et contact',
      'Libre réponse 71120',
    ])
      expect(body).toContain(words);
    expect(body).not.toMatch(/100\s%|72 des 72/);
  });
});

it('uses controller, data protection officer and declared state of the customer’s file', async () => {
  const legal = {
    controller: { fr: 'Commune de Testville & Cie' },
    dpo: 'dpo@testville.example',
    accessibility: 'none' as const,
  };
  const file = { ...testTown, legal, retentionDays: 12 };
  await storeCustomer(services.store.db, { file, pictures: {} });
  services.services.customers.invalidate();
  const page = (await read(privacy)).body;
  for (const words of ['Commune de Testville &amp; Cie est', 'dpo@testville.example', '12 jours après'])
    expect(page).toContain(words);
  expect((await read(accessibility)).body).toContain('sont non conformes avec');
  const jo = await createVisitor(services);
  const seen = getFirst(await jo.call(sessionCalls.userCstmr, { qrid: 'test-hall' }));
  expect(seen.accessibility).toBe('none');
});

it.each([legalAddress('privacy'), legalAddress('accessibility'), privacy, accessibility])(
  '%s needs no scripts and no external resources',
  async (url) => {
    const { body, headers, statusCode } = await read(url);
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/<script|<link|<img/);
    expect(String(headers['content-security-policy'])).toMatch(/style-src 'self' 'sha256-/);
  },
);

it('show the customer’s header, and link back to the referring page', async () => {
  const back = async (referer?: string, url = privacy) => {
    const { body } = await read(url, { host: 'localhost', ...(referer !== undefined && { referer }) });
    return /<header>.*<a href="([^"]*)">Retour<\/a><\/header>/.exec(body)?.[1];
  };
  expect((await read(privacy)).body).toMatch(/<header>(?:<img [^>]*>)?<span>Ville de Test /);
  expect((await read(legalAddress('privacy'))).body).toContain('<header><span>Parvis</span>');
  expect(await back('http://localhost/q/test-hall?a=1&b=2')).toBe('/q/test-hall?a=1&amp;b=2');
  for (const elsewhere of [
    undefined,
    'nonsense',
    'http://localhost/accessibility/testville',
    'http://elsewhere.example/q/test-hall',
    'http://localhost//elsewhere.example',
    'http://localhost/\\elsewhere.example',
  ])
    expect(await back(elsewhere)).toBe('/');
});
