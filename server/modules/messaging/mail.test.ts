import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { locales } from '@parvis/locales/languages';
import { afterAll, describe, expect, it } from 'vitest';
import { connect } from '../../platform/db/database.ts';
import { outbox } from '../../platform/db/schema.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createSmtpMail, noMail } from '../../platform/delivery/mail.ts';
import { createOutboxMail } from '../../platform/delivery/outbox.ts';
import { startMailServer } from '../../testing/mailServer.ts';
import { renderCodeMail, renderContactMail } from './mailTexts.ts';

const { url, taken, close } = await startMailServer();
afterAll(close);

describe('mail delivery', () => {
  it.each(locales)('delivers a code mail in %s unchanged', async (locale) => {
    const mail = createSmtpMail(url, 'Parvis <no-reply@parvis.example>', () => undefined);
    const sent = {
      to: 'anna@testville.example',
      ...renderCodeMail(locale, {
        code: 'abc23',
        minutes: 10,
        host: 'parvis.example',
        site: 'Ville de Test',
      }),
    };
    expect(sent.text).toMatch(/Ville de Test.*parvis\.example.*abc23.*10/s);
    expect(await mail.send(sent)).toBe('sent');
    const got = taken.at(-1);
    expect(got?.subject).toBe(sent.subject);
    expect(got?.text?.trim()).toBe(sent.text.trim());
    expect(got?.html?.trim()).toBe(sent.html);
    expect(got?.to).toEqual([{ name: '', address: 'anna@testville.example' }]);
    expect(got?.from?.address).toBe('no-reply@parvis.example');
    mail.close();
  });

  it('sets Reply-To only when a reply address is given', async () => {
    const mail = createSmtpMail(url, 'x@parvis.example', () => undefined);
    const replyTo = { name: 'Anne, « Nn »', address: 'anne@ville.example' };
    expect(await mail.send({ to: 'a@town.example', subject: 'x', text: 'x', replyTo })).toBe('sent');
    expect(taken.at(-1)?.replyTo).toEqual([replyTo]);
    expect(await mail.send({ to: 'a@town.example', subject: 'x', text: 'x' })).toBe('sent');
    expect(taken.at(-1)?.replyTo).toBeUndefined();
    mail.close();
  });

  it.each([
    ['that may be ended', { unsubscribe: 'https://parvis.example/news/end/x' }],
    ['with a code', {}],
    ['of the contact page', { replyTo: { name: '', address: 'anne@ville.example' } }],
  ])('marks mail %s as auto-submitted, which prevents absence notices', async (_, of) => {
    const mail = createSmtpMail(url, 'x@parvis.example', () => undefined);
    expect(await mail.send({ to: 'a@town.example', subject: 'x', text: 'x', ...of })).toBe('sent');
    expect(taken.at(-1)?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    expect(taken.at(-1)?.replyTo?.[0]).toEqual('replyTo' in of ? of.replyTo : undefined);
    mail.close();
  });

  it('reports a failing mail server until it accepts a mail', async () => {
    const server = await startMailServer();
    const mail = createSmtpMail(server.url, 'x@parvis.example', () => undefined);
    const sent = { to: 'a@town.example', subject: 'x', text: 'x' };
    expect([mail.failing, mail.available]).toEqual([false, true]);
    // Refusal of a single recipient does not count, nor do confidential mails.
    server.answer = 'refuses';
    expect([await mail.send(sent), mail.failing]).toEqual(['refused', false]);
    server.answer = 'busy';
    expect([await mail.send({ ...sent, isConfidential: true }), mail.failing]).toEqual(['later', false]);
    expect([await mail.send(sent), mail.failing]).toEqual(['later', true]);
    server.answer = 'takes';
    expect([await mail.send({ ...sent, isConfidential: true }), mail.failing]).toEqual(['sent', true]);
    expect([await mail.send(sent), mail.failing]).toEqual(['sent', false]);
    mail.close();
    await server.close();
  });
  it('logs only the status codes of a rejected mail, without the recipient', async () => {
    const server = await startMailServer();
    server.answer = 'names';
    const warnings: string[] = [];
    const mail = createSmtpMail(server.url, 'x@parvis.example', (line) => warnings.push(line));
    expect(await mail.send({ to: 'jeanne@mail.example', subject: 'x', text: 'x' })).toBe('refused');
    expect(warnings).toEqual(['A mail could not be sent (SMTP_URL): it answers 550 5.1.1']);
    mail.close();
    await server.close();
  });

  it('stores demo mail in the outbox table, and sends nothing without a mail server', async () => {
    const { db, close: end } = connect((await createTestDatabase()).url);
    const mail = createOutboxMail(db);
    expect([mail.available, mail.failing]).toEqual([true, false]);
    expect(await mail.send({ to: 'a@town.example', subject: 'About', text: 'Words' })).toBe('sent');
    expect(await db.select().from(outbox)).toMatchObject([
      { kind: 'mail', recipient: 'a@town.example', subject: 'About', body: 'Words' },
    ]);
    await end();
    expect([noMail.available, noMail.failing]).toEqual([false, false]);
    expect(await noMail.send({ to: 'a@town.example', subject: 'x', text: 'x' })).toBe('later');
  });

  it.each([
    ['Anne', 'Anne (a@b.example)'],
    ['', 'a@b.example'],
  ])('names the writer in a contact mail (given name: %s)', (name, who) => {
    const { subject, text, html } = renderContactMail(
      { name, address: 'a@b.example' },
      'Deux\n\n    lignes <b>',
      'p.example',
      { site: 'Ville de Test', branding: { light: { hdrBg1: '#C4E8D1' }, dark: { hdrBg1: '#10301C' } } },
    );
    for (const told of [
      '<html lang="fr-FR">',
      '#C4E8D1',
      '#10301C',
      'Deux<br><br>    lignes &#60;b&#62;<',
      who,
    ])
      expect(html).toContain(told);
    expect(subject).toBe('Page de contact\u202f: message de a@b.example');
    expect(text).toBe(
      `Bonjour,\n\n${who} vous a écrit sur la page de contact de p.example\u202f:\n\n${'-'.repeat(40)}\n\nDeux\n\n    lignes <b>\n\n${'-'.repeat(40)}\n\nRépondez simplement à ce message\u202f: votre réponse ira à a@b.example. Cette adresse n’a pas été vérifiée.\n`,
    );
  });
});

describe('mail server check', () => {
  const told = async (address: string): Promise<string[]> => {
    const warnings: string[] = [];
    const mail = createSmtpMail(address, 'x@parvis.example', (line) => warnings.push(line));
    await mail.check();
    mail.close();
    return warnings;
  };

  it('logs nothing for a working server, and sends no mail', async () => {
    const before = taken.length;
    expect(await told(url)).toEqual([]);
    expect(taken).toHaveLength(before);
  });

  it('suggests the protocol for the port when the server does not start with TLS', async () => {
    const withoutTls = expect.stringMatching(
      /^The mail server of SMTP_URL does not begin with TLS at this port: .* smtp:\/\//,
    );
    // One server greets in plain text, one hangs up on a TLS handshake.
    for (const answer of ['220 ready\r\n', undefined]) {
      const server = createServer((socket) => {
        socket.on('error', () => undefined);
        if (answer) socket.write(answer);
        else socket.once('data', () => socket.end());
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      expect(await told(`smtps://127.0.0.1:${port}`)).toEqual([withoutTls]);
      server.close();
    }
  });

  it('names the setting when credentials are rejected, without logging them', async () => {
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
  ])('names the setting for %s', async (_, address) => {
    const [sentence] = await told(address);
    expect(sentence).toMatch(/^The mail server of SMTP_URL cannot be used \(.+\): .*Check SMTP_URL\.$/);
  });
});
