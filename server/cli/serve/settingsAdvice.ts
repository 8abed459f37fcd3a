import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { distance, nearest } from '@parvis/questionnaire/model/nearest';
import { hasOutbox } from '../../http/outboxPage.ts';
import type { Config } from '../../platform/config/config.ts';
import { type Env, settingNames } from '../../platform/config/settings.ts';
import { startTexts } from './startArguments.ts';

export interface Advice {
  readonly id: AdviceId;
  readonly about?: string;
  readonly meant?: string;
}
type AdviceId = Parameters<typeof startTexts.say>[1] extends infer Id
  ? Id extends `advice.${infer Name}`
    ? Name
    : never
  : never;

const PREFIX = 'PARVIS_';
const OWN_NAMES = settingNames
  .filter((name) => name.startsWith(PREFIX))
  .map((name) => name.slice(PREFIX.length));

/** Of tests and tools. */
const TOOL_VARIABLE =
  /^PARVIS_(?:ALL|BRANDS|BY_EVIDENCE|E2E_PREPARED|GUIDE_PICTURES|ISOLATED|PALETTES|PICTURES|SEED|SERVER|SHEETS|UNCHANGED|WALKS)$/;

/** Two words rarely collide with other programs. */
const OTHER_NAMES = settingNames.filter((name) => name.includes('_') && !name.startsWith(PREFIX));
/** Two letters may differ from here: short names resemble others (`SMTP_FROM`, `SMS_FROM`). */
const LONG_NAME = 12;

const normalizeName = (name: string): string => name.replaceAll('_', '').toLowerCase();
const sortLetters = (name: string): string => [...normalizeName(name)].sort().join('');

/** Generous with our prefix, else one or two letters. */
function findIntendedSetting(name: string): string | undefined {
  if (!name.startsWith(PREFIX))
    return OTHER_NAMES.find(
      (known) =>
        distance(normalizeName(name), normalizeName(known)) <=
        (normalizeName(known).length < LONG_NAME ? 1 : 2),
    );
  const meant = nearest(name.slice(PREFIX.length), OWN_NAMES);
  return meant && PREFIX + meant;
}

/** Even if the correct setting exists. */
const isCertainMisspelling = (name: string, meant: string): boolean =>
  name.startsWith(PREFIX) || sortLetters(name) === sortLetters(meant);

function checkName(name: string, env: Env): Advice[] {
  const meant = findIntendedSetting(name);
  if (meant === undefined) return name.startsWith(PREFIX) ? [{ id: 'noSetting', about: name }] : [];
  return !env[meant]?.trim() || isCertainMisspelling(name, meant)
    ? [{ id: 'misspelt', about: name, meant }]
    : [];
}

const checkNames = (env: Env): Advice[] =>
  Object.keys(env)
    .filter((name) => !settingNames.some((known) => known === name) && !TOOL_VARIABLE.test(name))
    .flatMap((name) => checkName(name, env));

function checkSignIn(config: Config): Advice[] {
  if (config.smtpUrl !== undefined || hasOutbox(config)) return [];
  if (config.smsGateway !== undefined) return [{ id: 'phonesAlone' }];
  return [{ id: config.demo ? 'nobodyInDemo' : 'nobody' }];
}

const checkBus = ({ busUrl, databaseUrl }: Config): Advice[] =>
  busUrl !== undefined && databaseUrl === undefined ? [{ id: 'busAlone' }] : [];

function checkSms({ smsGateway, smsCredentials, smsReceiptsKey }: Config): Advice[] {
  if (smsGateway !== undefined) return [];
  const set = [
    ...(Object.keys(smsCredentials).length > 0 ? ['SMS_CREDENTIALS'] : []),
    ...(smsReceiptsKey === undefined ? [] : ['SMS_RECEIPTS_KEY']),
  ];
  return set.map((about) => ({ id: 'withoutGateway', about }));
}

const checkProxy = ({ trustProxy }: Config): Advice[] => (trustProxy === true ? [{ id: 'believesAll' }] : []);

const checkTls = ({ tls, publicUrl }: Config): Advice[] =>
  tls && publicUrl?.startsWith('http:') ? [{ id: 'notHttps', about: publicUrl }] : [];

/** Rejected by mail servers. */
const checkSender = ({ smtpUrl, mailFrom }: Config): Advice[] =>
  smtpUrl !== undefined && /\.invalid>?$/.test(mailFrom) ? [{ id: 'noSender', about: mailFrom }] : [];

/** Node treats unknown zones as UTC. Skips file zones (`:/etc/localtime`). */
function checkZone({ TZ }: Env): Advice[] {
  const zone = TZ?.trim().replace(/^:/, '');
  if (!zone || zone.startsWith('/')) return [];
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return [];
  } catch {
    return [{ id: 'noZone', about: zone }];
  }
}

export const findSettingsAdvice = (config: Config, env: Env): Advice[] => [
  ...checkZone(env),
  ...checkNames(env),
  ...checkBus(config),
  ...checkSms(config),
  ...checkProxy(config),
  ...checkTls(config),
  ...checkSender(config),
  ...checkSignIn(config),
];

export const formatAdvice = ({ id, about = '', meant = '' }: Advice, language: Language): string =>
  startTexts.say(language, `advice.${id}`, { about, meant });

export const formatSettingsAdvice = (config: Config, env: Env, language: Language = 'en'): string[] =>
  findSettingsAdvice(config, env).map((one) => formatAdvice(one, language));
