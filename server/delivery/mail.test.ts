import { locales } from '@parvis/locales/languages';
import { afterAll, describe, expect, it } from 'vitest';
import { startMailServer } from '../testing/mailServer.ts';
import { smtpMail } from './mail.ts';
import { codeMail } from './mailTexts.ts';

const { url, taken, close } = await startMailServer();
afterAll(close);

describe('a mail', () => {
  it.each(locales)('with a code arrives in %s as it was written', async (locale) => {
    const mail = smtpMail(url, 'Parvis <no-reply@parvis.example>', () => undefined);
    const sent = {
      to: 'anna@testville.example',
      ...codeMail(locale, { code: 'abc23', minutes: 10, host: 'parvis.example', site: 'Ville de Test' }),
    };
    expect(sent.text).toMatch(/Ville de Test.*parvis\.example.*abc23.*10/s);
    expect(await mail.send(sent)).toBe(true);
    const got = taken.at(-1);
    expect(got?.subject).toBe(sent.subject);
    expect(got?.text?.trim()).toBe(sent.text.trim());
    expect(got?.to).toEqual([{ name: '', address: 'anna@testville.example' }]);
    expect(got?.from?.address).toBe('no-reply@parvis.example');
    mail.close();
  });

  it('that cannot be sent is told, not thrown', async () => {
    const warnings: string[] = [];
    const mail = smtpMail('smtp://127.0.0.1:1', 'x@parvis.example', (line) => warnings.push(line));
    expect(await mail.send({ to: 'anna@testville.example', subject: 'x', text: 'x' })).toBe(false);
    expect(warnings[0]).toContain('could not be sent (SMTP_URL)');
    expect(warnings[0]).not.toContain('anna');
    mail.close();
  });
});

describe('a mail server is looked at without a mail', () => {
  const told = async (address: string): Promise<string[]> => {
    const warnings: string[] = [];
    const mail = smtpMail(address, 'x@parvis.example', (line) => warnings.push(line));
    await mail.check();
    mail.close();
    return warnings;
  };

  it('and nothing is told of one that takes mail', async () => {
    const before = taken.length;
    expect(await told(url)).toEqual([]);
    expect(taken).toHaveLength(before);
  });

  it('and the setting is named where it refuses user and password, which are not repeated', async () => {
    const guarded = await startMailServer({ password: 'right' });
    const withPassword = (password: string) => guarded.url.replace('//', `//parvis:${password}@`);
    expect(await told(withPassword('right'))).toEqual([]);
    const [sentence, ...more] = await told(withPassword('hunter2'));
    expect(sentence).toMatch(
      /^The mail server of SMTP_URL refuses its user and password \(.+\): .*Check SMTP_URL\.$/,
    );
    expect(sentence).not.toContain('hunter2');
    expect(more).toEqual([]);
    await guarded.close();
  });

  it.each([
    ['a port where nobody listens', 'smtp://127.0.0.1:1'],
    ['a name that is not known', 'smtp://nomail.invalid'],
  ])('and the setting is named with %s', async (_, address) => {
    const [sentence] = await told(address);
    expect(sentence).toMatch(/^The mail server of SMTP_URL cannot be used \(.+\): .*Check SMTP_URL\.$/);
  });
});
