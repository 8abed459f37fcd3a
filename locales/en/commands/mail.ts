import type { mail as French } from '../../fr/commands/mail.ts';

/** `parvis mail`. */
export const mail: Readonly<Record<keyof typeof French, string>> = {
  usage: 'Usage: parvis mail --to address [--lang fr|en] [--help]',
  options: [
    '  Sends a test mail by the server of SMTP_URL, from MAIL_FROM, and says what became of it.',
    '  --to address    to whom',
    '  --lang fr|en    language of what the command says, and of the mail (English by default)',
    '  --help, -h      shows this',
    'The settings are the server’s.',
    'Status: 0 the mail server took it, 2 it did not',
  ].join('\n'),
  noOne: 'To whom? Name an address with --to.',
  wrong: 'What --to names is no e-mail address.',
  noServer: 'SMTP_URL is not set: no mail leaves from here.',
  subject: 'Trial: e-mails of {{host}} leave',
  text: 'Hello,\n\nThis is a trial, asked for by "parvis mail" on {{host}}. Codes and news leave by the same way.\n\nPlease do not reply to this e-mail: nobody reads the replies.\n',
  sent: 'The mail server took the mail to {{to}}, from {{from}}. If it does not arrive, look among unwanted mail, then at the SPF and DKIM records of the domain of MAIL_FROM.',
  refused: 'It refuses this mail for good: check the address {{to}} and MAIL_FROM ({{from}}).',
  later: 'The mail did not leave. A server would try again; parvis doctor says what is wrong with SMTP_URL.',
  doubtful: 'The mail server did not confirm that it took it: look whether it arrived at {{to}}.',
};
