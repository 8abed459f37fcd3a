import { locales } from '@parvis/locales/languages';
import { describe, expect, it } from 'vitest';
import { renderCodeSms } from './smsTexts.ts';

const values = { code: 'abc23', minutes: 10, host: 'parvis.example:8080', site: 'Ville de Test' };
/** GSM-7 letters; an SMS holds 160. */
const PLAIN = /^[\n\x20-\x7eàéèùòìÉ]*$/;

describe('SMS with a code', () => {
  it.each(locales)('in %s has sender, code, validity and the origin-bound last line', (locale) => {
    const sms = renderCodeSms(locale, values);
    expect(sms).toMatch(/^Ville de Test.*abc23.*10.*\n\n@parvis\.example #abc23$/s);
    expect(sms).toMatch(PLAIN);
    expect(sms.length).toBeLessThanOrEqual(160);
  });

  it('fits one SMS for any site name', () => {
    for (const site of [
      'Communauté d’agglomération du Val-d’Yvette — Médiathèque «\u202fL’Œuvre\u202f», Grand Forêt-sur-Seine',
      '北京市公共图书馆',
      '',
    ])
      for (const host of ['p.example', `${'a'.repeat(60)}.example`]) {
        const sms = renderCodeSms('fr-FR', { ...values, site, host });
        expect(sms).toMatch(PLAIN);
        expect(sms.length).toBeLessThanOrEqual(160);
        expect(sms).toContain('abc23');
      }
  });
});
