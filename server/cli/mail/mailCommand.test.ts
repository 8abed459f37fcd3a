import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startMailServer } from '../../testing/mailServer.ts';
import { runMail } from './mailCommand.ts';

const server = await startMailServer();
afterAll(server.close);
afterEach(() => {
  server.answer = 'takes';
});
const env = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  SMTP_URL: server.url,
  MAIL_FROM: 'Parvis <no-reply@parvis.example>',
  PUBLIC_URL: 'https://parvis.example',
};

describe('parvis mail', () => {
  it('sends a test mail by the server’s settings', async () => {
    const { status, lines } = await runMail(['--to', 'it@town.example', '--lang', 'fr'], env);
    expect([status, lines]).toEqual([0, [expect.stringContaining('a pris l’e-mail pour it@town.example')]]);
    const [mail] = server.taken;
    expect([mail?.from?.address, mail?.to?.[0]?.address]).toEqual([
      'no-reply@parvis.example',
      'it@town.example',
    ]);
    expect(mail?.subject).toBe('Essai\u202f: les e-mails de parvis.example partent');
    expect(mail?.text).toContain('personne ne lirait votre réponse');
  });

  it.each([
    ['refuses', 'it answers 550', 'refuses this mail for good'],
    ['busy', 'it answers 451', 'did not leave'],
    ['takesAndDies', 'SMTP_URL', 'did not confirm'],
  ] as const)('reports why the mail server does not accept it (%s)', async (how, why, what) => {
    server.answer = how;
    const { status, lines } = await runMail(['--to=it@town.example'], env);
    expect([status, lines]).toEqual([2, [expect.stringContaining(why), expect.stringContaining(what)]]);
  });

  it.each([
    [[], env, 'To whom? Name an address with --to.'],
    [['--to', 'town'], env, 'What --to names is no e-mail address.'],
    [['now', '--to', 'it@town.example'], env, 'The argument "now" is not understood.'],
    [['--to', 'it@town.example'], { ...env, SMTP_URL: '' }, 'SMTP_URL is not set: no mail leaves from here.'],
  ])('sends nothing to %j', async (args, settings, said) => {
    const before = server.taken.length;
    const { status, lines } = await runMail(args, settings);
    expect([status, lines[0], server.taken.length]).toEqual([2, said, before]);
  });
});
