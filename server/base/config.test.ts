import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the settings', () => {
  it('are safe when none is given: this machine alone, no proxy, no demonstration', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      trustProxy: false,
      demo: false,
      origins: [],
      addressCeiling: 6000,
      limitFactor: 1,
    });
  });

  it('are read from the environment', () => {
    expect(
      readConfig({
        PORT: '9000',
        HOST: '0.0.0.0',
        PUBLIC_URL: 'https://parvis.example/',
        TRUST_PROXY: '2',
        PARVIS_DEMO: '1',
        PARVIS_ORIGINS: 'https://a.example, https://b.example',
      }),
    ).toMatchObject({
      port: 9000,
      host: '0.0.0.0',
      publicUrl: 'https://parvis.example',
      trustProxy: 2,
      demo: true,
      origins: ['https://a.example', 'https://b.example'],
    });
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8' }).trustProxy).toBe('10.0.0.0/8');
    expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
  });

  it('name who receives messages for no customer; a demonstration has somebody invented', () => {
    expect(readConfig({}).contactMail).toBeUndefined();
    expect(readConfig({ CONTACT_MAIL: ' bonjour@parvis.example ' }).contactMail).toBe(
      'bonjour@parvis.example',
    );
    expect(readConfig({ PARVIS_DEMO: '1' }).contactMail).toBe('contact@parvis.example');
    const mailed = { PARVIS_DEMO: '1', SMTP_URL: 'smtp://a.example', PUBLIC_URL: 'https://a.example' };
    expect(readConfig(mailed).contactMail).toBeUndefined();
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
    [{ PORT: '70000' }, 'PORT must be a whole number'],
    [{ PUBLIC_URL: 'parvis.example' }, 'PUBLIC_URL must be an address such as'],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL must be an address such as'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL needs PUBLIC_URL: set it to the address people see'],
    [{ CONTACT_MAIL: 'Parvis <a@b.fr>' }, 'CONTACT_MAIL must be one e-mail address such as bonjour@'],
    [{ CONTACT_MAIL: 'a@b.fr, c@d.fr' }, 'CONTACT_MAIL must be one e-mail address'],
    [{ PARVIS_ORIGINS: '*' }, 'PARVIS_ORIGINS must be an address such as'],
  ])('that make no sense (%j) are refused in a sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});
