import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { distance, nearest } from '@parvis/questionnaire/model/nearest';
import { hasOutbox } from '../../http/outboxPage.ts';
import type { Config } from '../../platform/config/config.ts';
import { type Env, settingNames } from '../../platform/config/settings.ts';
import { start } from './startArguments.ts';

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

const OURS = 'PARVIS_';
const OWN_NAMES = settingNames.filter((name) => name.startsWith(OURS)).map((name) => name.slice(OURS.length));

/** Variables of our tests and tools. */
const OF_TOOLS =
  /^PARVIS_(?:ALL|BRANDS|BY_EVIDENCE|E2E_PREPARED|GUIDE_PICTURES|ISOLATED|PALETTES|PICTURES|SEED|SERVER|SHEETS|UNCHANGED|WALKS)$/;

/** Two-word names, unlikely to collide with other programs. */
const OTHER_NAMES = settingNames.filter((name) => name.includes('_') && !name.startsWith(OURS));
/** From this length two letters may differ: short names resemble others (`SMTP_FROM`, `SMS_FROM`). */
const LONG = 12;

const letters = (name: string): string => name.replaceAll('_', '').toLowerCase();
const sorted = (name: string): string => [...letters(name)].sort().join('');

/** Finds the intended setting: generously with our prefix, else within one or two letters. */
function meantBy(name: string): string | undefined {
  if (!name.startsWith(OURS))
    return OTHER_NAMES.find(
      (known) => distance(letters(name), letters(known)) <= (letters(known).length < LONG ? 1 : 2),
    );
  const meant = nearest(name.slice(OURS.length), OWN_NAMES);
  return meant && OURS + meant;
}

/** Whether the name is certainly misspelt, even if the correct setting exists. */
const isSurely = (name: string, meant: string): boolean =>
  name.startsWith(OURS) || sorted(name) === sorted(meant);

function adviceOn(name: string, env: Env): Advice[] {
  const meant = meantBy(name);
  if (meant === undefined) return name.startsWith(OURS) ? [{ id: 'noSetting', about: name }] : [];
  return !env[meant]?.trim() || isSurely(name, meant) ? [{ id: 'misspelt', about: name, meant }] : [];
}

const misspeltSettings = (env: Env): Advice[] =>
  Object.keys(env)
    .filter((name) => !settingNames.some((known) => known === name) && !OF_TOOLS.test(name))
    .flatMap((name) => adviceOn(name, env));

function signInAdvice(config: Config): Advice[] {
  if (config.smtpUrl !== undefined || hasOutbox(config)) return [];
  if (config.smsGateway !== undefined) return [{ id: 'phonesAlone' }];
  return [{ id: config.demo ? 'nobodyInDemo' : 'nobody' }];
}

const busAdvice = ({ busUrl, databaseUrl }: Config): Advice[] =>
  busUrl !== undefined && databaseUrl === undefined ? [{ id: 'busAlone' }] : [];

function smsAdvice({ smsGateway, smsCredentials, smsReceiptsKey }: Config): Advice[] {
  if (smsGateway !== undefined) return [];
  const set = [
    ...(Object.keys(smsCredentials).length > 0 ? ['SMS_CREDENTIALS'] : []),
    ...(smsReceiptsKey === undefined ? [] : ['SMS_RECEIPTS_KEY']),
  ];
  return set.map((about) => ({ id: 'withoutGateway', about }));
}

const proxyAdvice = ({ trustProxy }: Config): Advice[] =>
  trustProxy === true ? [{ id: 'believesAll' }] : [];

const tlsAdvice = ({ tls, publicUrl }: Config): Advice[] =>
  tls && publicUrl?.startsWith('http:') ? [{ id: 'notHttps', about: publicUrl }] : [];

/** Mail servers reject unreachable senders. */
const senderAdvice = ({ smtpUrl, mailFrom }: Config): Advice[] =>
  smtpUrl !== undefined && /\.invalid>?$/.test(mailFrom) ? [{ id: 'noSender', about: mailFrom }] : [];

/** Node silently treats unknown zones as UTC. Ignores file zones (`:/etc/localtime`). */
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

export const told = ({ id, about = '', meant = '' }: Advice, language: Language): string =>
  start.say(language, `advice.${id}`, { about, meant });

export const settingsAdvice = (config: Config, env: Env, language: Language = 'en'): string[] =>
  adviceOf(config, env).map((one) => told(one, language));
