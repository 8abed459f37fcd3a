import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { distance, nearest } from '@parvis/questionnaire/model/nearest';
import { hasOutbox } from '../../http/outboxPage.ts';
import type { Config } from '../../platform/config/config.ts';
import { type Env, settingNames } from '../../platform/config/settings.ts';
import { start } from './startArguments.ts';

/** A piece of advice: its sentence, and what it is about. */
export interface Advice {
  readonly id: AdviceId;
  readonly about?: string;
  readonly meant?: string;
}
type AdviceId = Parameters<typeof start.say>[1] extends infer Id
  ? Id extends `advice.${infer Name}`
    ? Name
    : never
  : never;

/** How settings begin that are named after the product, and how they go on. */
const OURS = 'PARVIS_';
const OWN_NAMES = settingNames.filter((name) => name.startsWith(OURS)).map((name) => name.slice(OURS.length));

/** What our own tests and tools are told by such a variable: no setting, and no mistake. */
const OF_TOOLS =
  /^PARVIS_(?:ALL|BRANDS|BY_EVIDENCE|E2E_PREPARED|GUIDE_PICTURES|ISOLATED|PALETTES|PICTURES|SEED|SERVER|SHEETS|UNCHANGED|WALKS)$/;

/** Names of two words, which no variable of others is like by chance. */
const OTHER_NAMES = settingNames.filter((name) => name.includes('_') && !name.startsWith(OURS));
/** In a name of so many letters two may differ: short ones are like those of other programs (`SMTP_FROM`, `SMS_FROM`). */
const LONG = 12;

const letters = (name: string): string => name.replaceAll('_', '').toLowerCase();
const sorted = (name: string): string => [...letters(name)].sort().join('');

/** The setting that a name is meant for: of one named after the product generously, else where a letter differs, or two of many. */
function meantBy(name: string): string | undefined {
  if (!name.startsWith(OURS))
    return OTHER_NAMES.find(
      (known) => distance(letters(name), letters(known)) <= (letters(known).length < LONG ? 1 : 2),
    );
  const meant = nearest(name.slice(OURS.length), OWN_NAMES);
  return meant && OURS + meant;
}

/** Whether a name can be nobody's but a mistake of ours, also where the setting it is meant for is set. */
const isSurely = (name: string, meant: string): boolean =>
  name.startsWith(OURS) || sorted(name) === sorted(meant);

function adviceOn(name: string, env: Env): Advice[] {
  const meant = meantBy(name);
  if (meant === undefined) return name.startsWith(OURS) ? [{ id: 'noSetting', about: name }] : [];
  return !env[meant]?.trim() || isSurely(name, meant) ? [{ id: 'misspelt', about: name, meant }] : [];
}

/** Each variable that is no setting, and is named after the product, or looks like a setting which nobody set. */
const misspeltSettings = (env: Env): Advice[] =>
  Object.keys(env)
    .filter((name) => !settingNames.some((known) => known === name) && !OF_TOOLS.test(name))
    .flatMap((name) => adviceOn(name, env));

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
  start.say(language, `advice.${id}`, { about, meant });

/** What an operator should know of settings that can be in force. */
export const settingsAdvice = (config: Config, env: Env, language: Language = 'en'): string[] =>
  adviceOf(config, env).map((one) => told(one, language));
