import { readdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { codeSchema } from '@parvis/api/entities/basics';
import { normaliseEmail } from '@parvis/questionnaire/model/values/validate';
import * as z from 'zod/mini';
import { parseBucketAddress } from './bucketAddress.ts';
import { parseClamdAddress } from './clamdAddress.ts';
import { decodePercent } from './decodePercent.ts';
import { inboundPresets, loadInbound } from './gateway/inbound.ts';
import { gatewayPresets } from './gateway/presets.ts';
import { loadSmsGateway, parseCredentials } from './gateway/smsGateway.ts';
import { parseHours } from './hours.ts';
import { operationSettings } from './operationSettings.ts';
import { parseOrigin, parseOrigins } from './parseOrigin.ts';
import { parseUrl } from './parseUrl.ts';
import { defineSetting, HOST_NAME, splitList } from './setting.ts';
import { parseSwitch, siteSettings } from './siteSettings.ts';

function parseFolder(path: string): string | undefined {
  try {
    readdirSync(path);
    return path;
  } catch {
    return undefined;
  }
}

const folderSettings = {
  PARVIS_CUSTOMERS: defineSetting(
    undefined,
    parseFolder,
    'PARVIS_CUSTOMERS names no folder that can be read, "{}": correct the path, or leave it out.',
  ),
  PARVIS_WATCH: defineSetting(
    false,
    parseSwitch,
    'PARVIS_WATCH must be 1 (what changes in PARVIS_CUSTOMERS is loaded by itself) or 0, not "{}".',
  ),
  PARVIS_DEMO: defineSetting(false, parseSwitch, 'PARVIS_DEMO must be 1 (demo customers) or 0, not "{}".'),
} as const;

const NETWORK_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(text: string): boolean {
  if (NETWORK_NAMES.has(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}

/** None, all, a hop count, or networks. */
function parseProxies(text: string): boolean | number | string | undefined {
  if (text === 'false' || text === '0') return false;
  if (text === 'true') return true;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const networks = splitList(text);
  return networks.length > 0 && networks.every(isNetwork) ? networks.join(',') : undefined;
}

export type Env = Readonly<Record<string, string | undefined>>;

const defineWholeNumber = (name: string, fallback: number, max: number) =>
  defineSetting(
    fallback,
    (text) => (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= max ? Number(text) : undefined),
    `${name} must be a whole number from 1 to ${max}, not "{}".`,
  );

/** A literal `%` must be written `%25`. */
const hasReadableAccount = ({ username, password, pathname }: URL): boolean =>
  [username, password, pathname].every((part) => decodePercent(part) !== null);

const parseAddress = (text: string, protocol: RegExp, hasHost: (url: URL) => boolean): string | undefined => {
  const url = parseUrl(text);
  return url && protocol.test(url.protocol) && hasHost(url) && hasReadableAccount(url) ? text : undefined;
};

/** The first host is canonical. */
export type CustomerSites = Readonly<Record<string, readonly string[]>>;

/** `belleroche=https://a.example https://b.example, orangerie=https://c.example` */
function parseCustomerSites(text: string): CustomerSites | undefined {
  const sites = splitList(text).map((part) => {
    const [, cuid = '', addresses = ''] = /^([^\s=]+)\s*=\s*(.+)$/.exec(part) ?? [];
    return [cuid, addresses.split(/\s+/).map(parseOrigin)] as const;
  });
  const cuids = new Set(sites.map(([cuid]) => cuid));
  const right = sites.every(
    ([cuid, origins]) => z.safeParse(codeSchema, cuid).success && origins.every((one) => one !== undefined),
  );
  return right && cuids.size === sites.length ? (Object.fromEntries(sites) as CustomerSites) : undefined;
}

/** `Name <address>`, or the address. */
const SENDER = /^(?:[^<>\r\n]*<([^<>\s]+)>|([^<>\s]+))$/;

function parseSender(text: string): string | undefined {
  const [, within, alone] = SENDER.exec(text) ?? [];
  return normaliseEmail(within ?? alone ?? '') === undefined ? undefined : text;
}

function parseReceivingNumber(text: string): string | undefined {
  const number = text
    .replace(/[\s.-]/g, '')
    .replace(/^00/, '+')
    .replace(/^0(?=\d{9}$)/, '+33');
  return /^(\+\d{8,15}|\d{3,6})$/.test(number) ? number : undefined;
}

const createPathSetting = (what: 'file' | 'folder') => (name: string) =>
  defineSetting(
    undefined,
    (text) => (/\p{Cc}/u.test(text) ? undefined : text),
    `${name} must be a ${what}, and its name without line breaks and other signs that nobody sees.`,
  );

const defineFile = createPathSetting('file');
const defineFolder = createPathSetting('folder');

const defineBucket = (name: string) =>
  defineSetting(
    undefined,
    parseBucketAddress,
    `${name} must be an address such as https://key:secret@s3.example/bucket?region=eu-west-1 (in the secret % is written %25, / %2F, + %2B).`,
  );

/** By variable. Errors never repeat values that hold a password. */
export const settingsSchema = z.object({
  PORT: defineWholeNumber('PORT', 8080, 65_535),
  HOST: defineSetting(
    '127.0.0.1',
    (text) => (isIP(text) > 0 || HOST_NAME.test(text) ? text : undefined),
    'HOST must be an address or a name of this machine such as 127.0.0.1, or 0.0.0.0 for all of them, not "{}".',
  ),
  PUBLIC_URL: defineSetting(
    undefined,
    parseOrigin,
    'PUBLIC_URL must be an address such as https://parvis.example, without a path, not "{}".',
  ),
  TRUST_PROXY: defineSetting(
    false,
    parseProxies,
    'TRUST_PROXY must be true, the number of proxies in front, or their addresses such as 10.0.0.0/8, not "{}".',
  ),
  TLS_CERT: defineFile('TLS_CERT'),
  TLS_KEY: defineFile('TLS_KEY'),
  DATABASE_URL: defineSetting(
    undefined,
    (text) =>
      parseAddress(
        text,
        /^postgres(ql)?:$/,
        ({ hostname, searchParams }) => hostname !== '' || searchParams.has('host'),
      ),
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/database (in the password % is written %25, # %23, / %2F, ? %3F).',
  ),
  BUS_URL: defineSetting(
    undefined,
    (text) => parseAddress(text, /^rediss?:$/, ({ hostname }) => hostname !== ''),
    'BUS_URL must be an address such as rediss://user:password@host:6379 (in the password % is written %25, # %23, / %2F, ? %3F).',
  ),
  PARVIS_DATA: defineFolder('PARVIS_DATA'),
  PARVIS_MEDIA: defineFolder('PARVIS_MEDIA'),
  PARVIS_ERASED: defineFolder('PARVIS_ERASED'),
  MEDIA_URL: defineBucket('MEDIA_URL'),
  MEDIA_OLD_URL: defineBucket('MEDIA_OLD_URL'),
  CLAMAV_URL: defineSetting(
    undefined,
    parseClamdAddress,
    'CLAMAV_URL must be where clamd listens, such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl, not "{}".',
  ),
  ...folderSettings,
  SMTP_URL: defineSetting(
    undefined,
    (text) => parseAddress(text, /^smtps?:$/, ({ hostname }) => hostname !== ''),
    'SMTP_URL must be an address such as smtps://user:password@mail.example:465 (in the password % is written %25, # %23, / %2F, ? %3F).',
  ),
  MAIL_FROM: defineSetting(
    'Parvis <no-reply@parvis.invalid>',
    parseSender,
    'MAIL_FROM must be a sender such as Parvis <no-reply@parvis.example>, not "{}".',
  ),
  SMS_GATEWAY: defineSetting(
    undefined,
    loadSmsGateway,
    `SMS_GATEWAY must be ${Object.keys(gatewayPresets).join(', ')}, or a file that describes a gateway, not "{}".`,
  ),
  SMS_CREDENTIALS: defineSetting(
    {},
    parseCredentials,
    'SMS_CREDENTIALS must name each value, such as key=…, or account=…&login=…&password=… (a & in a value is written %26).',
  ),
  SMS_FROM: defineSetting(
    'Parvis',
    (text) => (/^(?=.*[A-Za-z])[A-Za-z0-9]{3,11}$/.test(text) ? text : undefined),
    'SMS_FROM must be a sender of 3 to 11 letters and digits such as Mairie, not "{}".',
  ),
  SMS_RECEIPTS_KEY: defineSetting(
    undefined,
    (text) => (/^[\w-]{16,200}$/.test(text) ? text : undefined),
    'SMS_RECEIPTS_KEY must be a secret of 16 letters and digits or more.',
  ),
  SMS_INBOUND: defineSetting(
    undefined,
    loadInbound,
    `SMS_INBOUND must be ${Object.keys(inboundPresets).join(', ')}, or a file that describes how SMS that come in are told, not "{}".`,
  ),
  SMS_INBOUND_NUMBER: defineSetting(
    undefined,
    parseReceivingNumber,
    'SMS_INBOUND_NUMBER must be the number that receives, such as +33600000000 or a short one such as 36111, not "{}".',
  ),
  SMS_INBOUND_KEY: defineSetting(
    undefined,
    (text) => (/^[\w-]{16,200}$/.test(text) ? text : undefined),
    'SMS_INBOUND_KEY must be a secret of 16 letters and digits or more.',
  ),
  MAIL_CODES_PER_DAY: defineWholeNumber('MAIL_CODES_PER_DAY', 10_000, 10_000_000),
  MAIL_NEWS_PER_DAY: defineWholeNumber('MAIL_NEWS_PER_DAY', 10_000, 10_000_000),
  NEWS_QUIET: defineSetting(
    { from: 21, until: 8 },
    parseHours,
    'NEWS_QUIET must be two hours of the day such as 21-8, or 0 for none, not "{}".',
  ),
  MEDIA_PER_DAY: defineWholeNumber('MEDIA_PER_DAY', 20_000, 100_000_000),
  SMS_PER_DAY: defineWholeNumber('SMS_PER_DAY', 500, 1_000_000),
  CONTACT_MAIL: defineSetting(
    undefined,
    normaliseEmail,
    'CONTACT_MAIL must be one e-mail address such as bonjour@parvis.example, not "{}".',
  ),
  CONTACT_WWW: defineSetting(
    undefined,
    (text) => parseAddress(text, /^https:$/, ({ hostname }) => hostname !== ''),
    'CONTACT_WWW must be an address such as https://network.example/company/parvis, not "{}".',
  ),
  PARVIS_ORIGINS: defineSetting(
    [],
    parseOrigins,
    'PARVIS_ORIGINS must be an address such as https://info.parvis.example, or several with commas, not "{}".',
  ),
  PARVIS_REDIRECT_HOSTS: defineSetting(
    [],
    parseOrigins,
    'PARVIS_REDIRECT_HOSTS must be an address such as https://sso.town.example, or several with commas, not "{}".',
  ),
  PUSH_OWN_SERVICES: defineSetting(
    [],
    parseOrigins,
    'PUSH_OWN_SERVICES must be an address such as https://push.within.example, or several with commas, not "{}".',
  ),
  FONT_HOSTS: defineSetting(
    [],
    parseOrigins,
    'FONT_HOSTS must be an address such as https://fonts.example, or several with commas, not "{}".',
  ),
  PARVIS_LIVE: defineSetting(
    false,
    parseSwitch,
    'PARVIS_LIVE must be 1 (in operation: no badge of a demonstration, no page with mails) or 0, not "{}".',
  ),
  PARVIS_DEV: defineSetting(
    false,
    parseSwitch,
    'PARVIS_DEV must be 1 (for development: pages write unknown ids to the console) or 0, not "{}".',
  ),
  PARVIS_ADD_LATER: defineSetting(
    true,
    parseSwitch,
    'PARVIS_ADD_LATER must be 1 (who gave no contact may give it in the case) or 0, not "{}".',
  ),
  PARVIS_SURVEY: defineSetting(
    true,
    parseSwitch,
    'PARVIS_SURVEY must be 1 (reporters are asked now and then what they think of the service) or 0, not "{}".',
  ),
  ...siteSettings,
  PARVIS_SITES: defineSetting(
    {},
    parseCustomerSites,
    'PARVIS_SITES must name customers and their sites such as belleroche=https://belleroche.example, several with commas, each once, not "{}".',
  ),
  ...operationSettings,
  PARVIS_ADDRESS_CEILING: defineWholeNumber('PARVIS_ADDRESS_CEILING', 6000, 10_000_000),
  PARVIS_LIMIT_FACTOR: defineWholeNumber('PARVIS_LIMIT_FACTOR', 1, 1_000_000),
});

export type SettingName = keyof typeof settingsSchema.shape;

export const settingNames = Object.keys(settingsSchema.shape) as SettingName[];
