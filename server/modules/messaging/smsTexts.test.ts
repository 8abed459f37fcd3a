import { locales } from '@parvis/locales/languages';
import { describe, expect, it } from 'vitest';
import { codeSms } from './smsTexts.ts';

const values = { code: 'abc23', minutes: 10, host: 'parvis.example:8080', site: 'Ville de Test' };
/** What every phone counts as 160 letters an SMS. */
const PLAIN = /^[\n\x20-\x7eàéèùòìÉ]*$/;

describe('an SMS with a code', () => {
  it.each(locales)(
    'in %s says whose it is, the code, how long it is good, and to whom a phone may give it',
    (locale) => {
      const sms = codeSms(locale, values);
      expect(sms).toMatch(/^Ville de Test.*abc23.*10.*\n\n@parvis\.example #abc23$/s);
      expect(sms).toMatch(PLAIN);
      expect(sms.length).toBeLessThanOrEqual(160);
    },
  );

  it('is one SMS, whatever it is called', () => {
    for (const site of [
      'Communauté d’agglomération du Val-d’Yvette — Médiathèque «\u202fL’Œuvre\u202f», Grand Forêt-sur-Seine',
      '北京市公共图书馆',
      '',
    ])
      for (const host of ['p.example', `${'a'.repeat(60)}.example`]) {
        const sms = codeSms('fr-FR', { ...values, site, host });
        expect(sms).toMatch(PLAIN);
        expect(sms.length).toBeLessThanOrEqual(160);
        expect(sms).toContain('abc23');
      }
  });
});
