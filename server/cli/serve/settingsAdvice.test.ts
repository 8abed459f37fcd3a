import { start as texts } from '@parvis/locales/fr/commands/start';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import type { Env } from '../../platform/config/settings.ts';
import { formatSettingsAdvice } from './settingsAdvice.ts';

const advice = (env: Env) => formatSettingsAdvice(readConfig(env), env);

it('all advice is also available in French', () => {
  const envs: Env[] = [
    { TZ: 'Europe/Pariss' },
    {
      PARVIS_DEMO: '1',
      PUBLIC_URL: 'http://town.example',
      TLS_CERT: '/a',
      TLS_KEY: '/b',
      TRUST_PROXY: 'true',
    },
    {
      BUS_URL: 'redis://redis.example',
      SMS_CREDENTIALS: 'key=1',
      PARVIS_CUSTOMER: '/x',
      PARVIS_WHATEVER: '1',
    },
    { SMTP_URL: 'smtp://m.example', PUBLIC_URL: 'https://a.example' },
    { SMS_GATEWAY: 'brevo', SMS_CREDENTIALS: 'key=1', PUBLIC_URL: 'https://a.example' },
  ];
  const french = envs.flatMap((env) => formatSettingsAdvice(readConfig(env), env, 'fr'));
  const english = envs.flatMap((env) => advice(env));
  expect(new Set(french).size).toBe(Object.keys(texts).filter((id) => id.startsWith('advice.')).length);
  for (const [at, line] of french.entries()) {
    expect(line).toMatch(/\b(?:ne|n’|Personne|Seul|croit)/);
    const names = (text = '') => [...new Set(text.match(/[A-Z]{3,}_[A-Z_]+/g))].sort();
    expect(names(line)).toEqual(names(english[at]));
  }
});

describe('settings advice warns', () => {
  it('of BUS_URL with the embedded database', () => {
    const BUS_URL = 'redis://redis.example';
    const about = (env: Env) => advice(env).filter((line) => line.includes('BUS_URL'));
    expect(about({ BUS_URL })).toHaveLength(1);
    expect(about({ BUS_URL, DATABASE_URL: 'postgres://h/d' })).toEqual([]);
  });

  it('of TRUST_PROXY=true, which defeats rate limits', () => {
    const about = (TRUST_PROXY: string) =>
      advice({ TRUST_PROXY }).filter((line) => line.startsWith('TRUST_PROXY'));
    expect(about('true')).toEqual([expect.stringContaining('Write the number of proxies')]);
    for (const value of ['1', 'false', '10.0.0.0/8']) expect(about(value)).toEqual([]);
  });

  it('of a PUBLIC_URL without https that the server does not answer', () => {
    const tls = { TLS_CERT: '/a', TLS_KEY: '/b' };
    const about = (env: Env) => advice(env).filter((line) => line.startsWith('PUBLIC_URL'));
    expect(about({ ...tls, PUBLIC_URL: 'http://a.example' })).toHaveLength(1);
    expect(about({ ...tls, PUBLIC_URL: 'https://a.example' })).toEqual([]);
    expect(about({ PUBLIC_URL: 'http://a.example' })).toEqual([]);
  });

  it('of an unknown TZ, which silently means UTC', () => {
    const said = (TZ: string) =>
      formatSettingsAdvice(readConfig({}), { TZ }).filter((line) => line.startsWith('TZ='));
    for (const TZ of ['Europe/Pariss', 'CET-1CEST'])
      expect(said(TZ)).toEqual([expect.stringContaining(`TZ=${TZ} is no time zone that is known`)]);
    for (const TZ of ['', 'Europe/Paris', ':Europe/Paris', 'UTC', ':/etc/localtime'])
      expect(said(TZ)).toEqual([]);
  });

  it('that sign-in is impossible without a mail or SMS provider', () => {
    expect(advice({})).toEqual([expect.stringContaining('Nobody can sign in')]);
    expect(advice({ PARVIS_DEMO: '1' })).toEqual([]);
    expect(advice({ PARVIS_DEMO: '1', PUBLIC_URL: 'http://town.example' })).toEqual([
      expect.stringMatching(/^Nobody can sign in: the outbox page/),
    ]);
    const smtp = { SMTP_URL: 'smtp://m.example', PUBLIC_URL: 'https://a.example' };
    expect(advice({ ...smtp, MAIL_FROM: 'Mairie <mairie@a.example>' })).toEqual([]);
    expect(advice(smtp)).toEqual([expect.stringContaining('MAIL_FROM is not set')]);
  });

  it('that staff can only sign in by SMS without SMTP_URL', () => {
    const env = { SMS_GATEWAY: 'brevo', SMS_CREDENTIALS: 'key=1', PUBLIC_URL: 'https://a.example' };
    const said = [expect.stringMatching(/^Only who has a phone number can sign in: .* Set SMTP_URL too/)];
    expect(advice(env)).toEqual(said);
    expect(advice({ ...env, PARVIS_DEMO: '1' })).toEqual(said);
    expect(advice({ ...env, SMTP_URL: 'smtp://m.example', MAIL_FROM: 'Mairie <mairie@a.example>' })).toEqual(
      [],
    );
  });

  it.each(['SMS_CREDENTIALS', 'SMS_RECEIPTS_KEY'])('of %s without a gateway', (name) => {
    const sms = { SMS_CREDENTIALS: 'key=1', SMS_RECEIPTS_KEY: '0123456789abcdef' };
    const env = { PARVIS_DEMO: '1', [name]: Reflect.get(sms, name) };
    expect(advice(env)).toEqual([
      `${name} changes nothing without SMS_GATEWAY: set that too, or leave it out.`,
    ]);
    const whole = {
      ...sms,
      SMS_GATEWAY: 'brevo',
      PUBLIC_URL: 'https://a.example',
      SMTP_URL: 'smtp://m.example',
      MAIL_FROM: 'Mairie <mairie@a.example>',
    };
    expect(advice(whole)).toEqual([]);
  });

  it('of a misspelt setting', () => {
    expect(advice({ PARVIS_DEMO: '1', PARVIS_ADRESS_CEILING: '9', PARVIS_E2E_PREPARED: '/x' })).toEqual([
      'PARVIS_ADRESS_CEILING is no setting and changes nothing: did you mean PARVIS_ADDRESS_CEILING?',
    ]);
  });

  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['SMPT_URL', 'SMTP_URL'],
    ['SMS_CREDENTAILS_', 'SMS_CREDENTIALS'],
    ['SMS_CREDENSIAL', 'SMS_CREDENTIALS'],
    ['mail_code_per_day', 'MAIL_CODES_PER_DAY'],
  ])('that %s may be meant as %s', (name, meant) => {
    expect(advice({ PARVIS_DEMO: '1', [name]: 'x' })).toEqual([
      `${name} is no setting and changes nothing: did you mean ${meant}?`,
    ]);
  });

  it.each([
    ['PARVIS_MEDAI', { PARVIS_MEDIA: '/srv/media' }],
    ['MAIL_FORM', { MAIL_FROM: 'Mairie <mairie@a.example>' }],
  ])('of %s also beside the correct setting', (name, beside) => {
    expect(advice({ PARVIS_DEMO: '1', [name]: 'x', ...beside })).toEqual([
      `${name} is no setting and changes nothing: did you mean ${Object.keys(beside)[0]}?`,
    ]);
  });

  it('of unknown names with the product’s prefix', () => {
    expect(advice({ PARVIS_DEMO: '1', PARVIS_WHATEVER: '1' })).toEqual([
      'PARVIS_WHATEVER is no setting and changes nothing: server/README.md names them all.',
    ]);
    expect(advice({ PARVIS_DEMO: '1', PARVIS_ALL: 'yes', PARVIS_E2E_PREPARED: '/x' })).toEqual([]);
  });
});
