import { hostname } from 'node:os';
import { mail as en } from '@parvis/locales/en/commands/mail';
import { mail as fr } from '@parvis/locales/fr/commands/mail';
import { normaliseEmail } from '@parvis/questionnaire/model/values/validate';
import { readConfig } from '../../platform/config/config.ts';
import { createSmtpMail } from '../../platform/delivery/mail.ts';
import { type CommandResult, HELP_FLAGS, parseCommand } from '../../platform/terminal/commandArguments.ts';
import { loadCommandTexts } from '../../platform/terminal/commandTexts.ts';
import { extractValues, splitEqualsArguments } from '../../platform/terminal/commandValues.ts';

const texts = loadCommandTexts(fr, en);

/** By `SMTP_URL`. @throws ConfigError */
export async function runMail(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const { values, positional: named, rest } = extractValues(splitEqualsArguments(args), ['--to']);
  const read = parseCommand([...(named === undefined ? [] : [named]), ...rest], {
    flags: HELP_FLAGS,
    ...texts,
  });
  if ('status' in read) return read;
  const { language } = read;
  const to = normaliseEmail(values['--to'] ?? '');
  if (to === undefined)
    return {
      status: 2,
      lines: [texts.say(language, values['--to'] ? 'wrong' : 'noOne'), texts.usage[language]],
    };
  const { smtpUrl, mailFrom: from, publicUrl } = readConfig(env);
  if (smtpUrl === undefined) return { status: 2, lines: [texts.say(language, 'noServer')] };
  const lines: string[] = [];
  const mail = createSmtpMail(smtpUrl, from, (line) => lines.push(line), language);
  try {
    const about = { to, from, host: publicUrl ? new URL(publicUrl).host : hostname() };
    const outcome = await mail.send({
      to,
      subject: texts.say(language, 'subject', about),
      text: texts.say(language, 'text', about),
    });
    return { status: outcome === 'sent' ? 0 : 2, lines: [...lines, texts.say(language, outcome, about)] };
  } finally {
    mail.close();
  }
}
