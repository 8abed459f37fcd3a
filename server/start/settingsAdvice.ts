import type { Language } from '@parvis/questionnaire/analysis/words/language';
import type { Config } from '../base/config.ts';
import type { Env } from '../base/settings.ts';
import { hasOutbox } from '../http/outboxPage.ts';
import { ADVICE, type Advice } from './adviceWords.ts';
import { misspeltSettings } from './misspeltSettings.ts';

/** Who cannot sign in, and what would help. */
function signInAdvice(config: Config): Advice[] {
  if (config.smtpUrl !== undefined || hasOutbox(config)) return [];
  if (config.smsGateway !== undefined) return [{ id: 'phonesAlone' }];
  return [{ id: config.demo ? 'nobodyInDemo' : 'nobody' }];
}

/** A bus with nobody to tell. */
const busAdvice = ({ busUrl, databaseUrl }: Config): Advice[] =>
  busUrl !== undefined && databaseUrl === undefined ? [{ id: 'busAlone' }] : [];

/** What signs in at a gateway that nobody named. */
function smsAdvice({ smsGateway, smsCredentials, smsReceiptsKey }: Config): Advice[] {
  if (smsGateway !== undefined) return [];
  const set = [
    ...(Object.keys(smsCredentials).length > 0 ? ['SMS_CREDENTIALS'] : []),
    ...(smsReceiptsKey === undefined ? [] : ['SMS_RECEIPTS_KEY']),
  ];
  return set.map((about) => ({ id: 'withoutGateway', about }));
}

/** Whom to believe about addresses is worth a number. */
const proxyAdvice = ({ trustProxy }: Config): Advice[] =>
  trustProxy === true ? [{ id: 'believesAll' }] : [];

/** People would be sent to an address that this server does not answer. */
const tlsAdvice = ({ tls, publicUrl }: Config): Advice[] =>
  tls && publicUrl?.startsWith('http:') ? [{ id: 'notHttps', about: publicUrl }] : [];

/** A sender whom nobody can be is refused by many mail servers, of those who receive at the latest. */
const senderAdvice = ({ smtpUrl, mailFrom }: Config): Advice[] =>
  smtpUrl !== undefined && /\.invalid>?$/.test(mailFrom) ? [{ id: 'noSender', about: mailFrom }] : [];

/** A zone that nobody knows counts as universal time, and nobody is told. One of a file (`:/etc/localtime`) is not looked at. */
function zoneAdvice({ TZ }: Env): Advice[] {
  const zone = TZ?.trim().replace(/^:/, '');
  if (!zone || zone.startsWith('/')) return [];
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return [];
  } catch {
    return [{ id: 'noZone', about: zone }];
  }
}

/** What an operator should know of settings that can be in force, before it is said. */
export const adviceOf = (config: Config, env: Env): Advice[] => [
  ...zoneAdvice(env),
  ...misspeltSettings(env),
  ...busAdvice(config),
  ...smsAdvice(config),
  ...proxyAdvice(config),
  ...tlsAdvice(config),
  ...senderAdvice(config),
  ...signInAdvice(config),
];

/** A piece of advice as a sentence. */
export const told = ({ id, about = '', meant = '' }: Advice, language: Language): string =>
  ADVICE[id][language](about, meant);

/** What an operator should know of settings that can be in force. */
export const settingsAdvice = (config: Config, env: Env, language: Language = 'en'): string[] =>
  adviceOf(config, env).map((one) => told(one, language));
