import { readdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { codeSchema } from '@parvis/api/entities/basics';
import { normaliseEmail } from '@parvis/questionnaire/model/values/validate';
import * as z from 'zod/mini';
import { readBucket } from './bucketAddress.ts';
import { readClamd } from './clamdAddress.ts';
import { decoded } from './decoded.ts';
import { inboundPresets, readInbound } from './gateway/inbound.ts';
import { presets } from './gateway/presets.ts';
import { readCredentials, readGateway } from './gateway/readGateway.ts';
import { readHours } from './hours.ts';
import { operationSettings } from './operationSettings.ts';
import { HOST_NAME, listOf, setting } from './setting.ts';
import { originOf, originsOf } from './siteAddress.ts';
import { onOrOff, siteSettings } from './siteSettings.ts';
import { urlOf } from './urlOf.ts';

function readable(path: string): string | undefined {
  try {
    readdirSync(path);
    return path;
  } catch {
    return undefined;
  }
}

const folderSettings = {
  PARVIS_CUSTOMERS: setting(
    undefined,
    readable,
    'PARVIS_CUSTOMERS names no folder that can be read, "{}": correct the path, or leave it out.',
  ),
  PARVIS_WATCH: setting(
    false,
    onOrOff,
    'PARVIS_WATCH must be 1 (what changes in PARVIS_CUSTOMERS is loaded by itself) or 0, not "{}".',
  ),
  PARVIS_DEMO: setting(false, onOrOff, 'PARVIS_DEMO must be 1 (demo customers) or 0, not "{}".'),
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

/** Accepts none, all, a hop count, or networks. */
function proxies(text: string): boolean | number | string | undefined {
  if (text === 'false' || text === '0') return false;
  if (text === 'true') return true;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const networks = listOf(text);
  return networks.length > 0 && networks.every(isNetwork) ? networks.join(',') : undefined;
}

export type Env = Readonly<Record<string, string | undefined>>;

const wholeNumber = (name: string, fallback: number, max: number) =>
  setting(
    fallback,
    (text) => (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= max ? Number(text) : undefined),
    `${name} must be a whole number from 1 to ${max}, not "{}".`,
  );

/** Checks that credentials decode: a literal `%` must be written `%25`. */
const hasReadableAccount = ({ username, password, pathname }: URL): boolean =>
  [username, password, pathname].every((part) => decoded(part) !== null);

const addressOf = (text: string, protocol: RegExp, hasHost: (url: URL) => boolean): string | undefined => {
  const url = urlOf(text);
  return url && protocol.test(url.protocol) && hasHost(url) && hasReadableAccount(url) ? text : undefined;
};

/** Hosts by customer; the first is canonical. */
export type SitesOf = Readonly<Record<string, readonly string[]>>;

/** Parses `belleroche=https://a.example https://b.example, orangerie=https://c.example`. */
function customerSites(text: string): SitesOf | undefined {
  const sites = listOf(text).map((part) => {
    const [, cuid = '', addresses = ''] = /^([^\s=]+)\s*=\s*(.+)$/.exec(part) ?? [];
    return [cuid, addresses.split(/\s+/).map(originOf)] as const;
  });
  const cuids = new Set(sites.map(([cuid]) => cuid));
  const right = sites.every(
    ([cuid, origins]) => z.safeParse(codeSchema, cuid).success && origins.every((one) => one !== undefined),
  );
  return right && cuids.size === sites.length ? (Object.fromEntries(sites) as SitesOf) : undefined;
}

/** `Name <address>`, or an address alone. */
const SENDER = /^(?:[^<>\r\n]*<([^<>\s]+)>|([^<>\s]+))$/;

function sender(text: string): string | undefined {
  const [, within, alone] = SENDER.exec(text) ?? [];
  return normaliseEmail(within ?? alone ?? '') === undefined ? undefined : text;
}

function receivingNumber(text: string): string | undefined {
  const number = text
    .replace(/[\s.-]/g, '')
    .replace(/^00/, '+')
    .replace(/^0(?=\d{9}$)/, '+33');
  return /^(\+\d{8,15}|\d{3,6})$/.test(number) ? number : undefined;
}

const pathTo = (what: 'file' | 'folder') => (name: string) =>
  setting(
    undefined,
    (text) => (/\p{Cc}/u.test(text) ? undefined : text),
    `${name} must be a ${what}, and its name without line breaks and other signs that nobody sees.`,
  );

const file = pathTo('file');
const folder = pathTo('folder');

const bucket = (name: string) =>
  setting(
    undefined,
    readBucket,
    `${name} must be an address such as https://key:secret@s3.example/bucket?region=eu-west-1 (in the secret % is written %25, / %2F, + %2B).`,
  );

/** Schema of all settings by variable. Values that hold a password are never repeated. */
export const settingsSchema = z.object({
  PORT: wholeNumber('PORT', 8080, 65_535),
  HOST: setting(
    '127.0.0.1',
    (text) => (isIP(text) > 0 || HOST_NAME.test(text) ? text : undefined),
    'HOST must be an address or a name of this machine such as 127.0.0.1, or 0.0.0.0 for all of them, not "{}".',
  ),
  PUBLIC_URL: setting(
    undefined,
    originOf,
    'PUBLIC_URL must be an address such as https://parvis.example, without a path, not "{}".',
  ),
  TRUST_PROXY: setting(
    false,
    proxies,
    'TRUST_PROXY must be true, the number of proxies in front, or their addresses such as 10.0.0.0/8, not "{}".',
  ),
  TLS_CERT: file('TLS_CERT'),
  TLS_KEY: file('TLS_KEY'),
  DATABASE_URL: setting(
    undefined,
    (text) =>
      addressOf(
        text,
        /^postgres(ql)?:$/,
        ({ hostname, searchParams }) => hostname !== '' || searchParams.has('host'),
      ),
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/database (in the password % is written %25, # %23, / %2F, ? %3F).',
  ),
  BUS_URL: setting(
    undefined,
    (text) => addressOf(text, /^rediss?:$/, ({ hostname }) => hostname !== ''),
    'BUS_URL must be an address such as rediss://user:password@host:6379 (in the password % is written %25, # %23, / %2F, ? %3F).',
  ),
  PARVIS_DATA: folder('PARVIS_DATA'),
  PARVIS_MEDIA: folder('PARVIS_MEDIA'),
  PARVIS_ERASED: folder('PARVIS_ERASED'),
  MEDIA_URL: bucket('MEDIA_URL'),
  MEDIA_OLD_URL: bucket('MEDIA_OLD_URL'),
  CLAMAV_URL: setting(
    undefined,
    readClamd,
    'CLAMAV_URL must be where clamd listens, such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl, not "{}".',
  ),
  ...folderSettings,
  SMTP_URL: setting(
    undefined,
    (text) => addressOf(text, /^smtps?:$/, ({ hostname }) => hostname !== ''),
    'SMTP_URL must be an address such as smtps://user:password@mail.example:465 (in the password % is written %25, # %23, / %2F, ? %3F).',
  ),
  MAIL_FROM: setting(
    'Parvis <no-reply@parvis.invalid>',
    sender,
    'MAIL_FROM must be a sender such as Parvis <no-reply@parvis.example>, not "{}".',
  ),
  SMS_GATEWAY: setting(
    undefined,
    readGateway,
    `SMS_GATEWAY must be ${Object.keys(presets).join(', ')}, or a file that describes a gateway, not "{}".`,
  ),
  SMS_CREDENTIALS: setting(
    {},
    readCredentials,
    'SMS_CREDENTIALS must name each value, such as key=…, or account=…&login=…&password=… (a & in a value is written %26).',
  ),
  SMS_FROM: setting(
    'Parvis',
    (text) => (/^(?=.*[A-Za-z])[A-Za-z0-9]{3,11}$/.test(text) ? text : undefined),
    'SMS_FROM must be a sender of 3 to 11 letters and digits such as Mairie, not "{}".',
  ),
  SMS_RECEIPTS_KEY: setting(
    undefined,
    (text) => (/^[\w-]{16,200}$/.test(text) ? text : undefined),
    'SMS_RECEIPTS_KEY must be a secret of 16 letters and digits or more.',
  ),
  SMS_INBOUND: setting(
    undefined,
    readInbound,
    `SMS_INBOUND must be ${Object.keys(inboundPresets).join(', ')}, or a file that describes how SMS that come in are told, not "{}".`,
  ),
  SMS_INBOUND_NUMBER: setting(
    undefined,
    receivingNumber,
    'SMS_INBOUND_NUMBER must be the number that receives, such as +33600000000 or a short one such as 36111, not "{}".',
  ),
  SMS_INBOUND_KEY: setting(
    undefined,
    (text) => (/^[\w-]{16,200}$/.test(text) ? text : undefined),
    'SMS_INBOUND_KEY must be a secret of 16 letters and digits or more.',
  ),
  MAIL_CODES_PER_DAY: wholeNumber('MAIL_CODES_PER_DAY', 10_000, 10_000_000),
  MAIL_NEWS_PER_DAY: wholeNumber('MAIL_NEWS_PER_DAY', 10_000, 10_000_000),
  NEWS_QUIET: setting(
    { from: 21, until: 8 },
    readHours,
    'NEWS_QUIET must be two hours of the day such as 21-8, or 0 for none, not "{}".',
  ),
  MEDIA_PER_DAY: wholeNumber('MEDIA_PER_DAY', 20_000, 100_000_000),
  SMS_PER_DAY: wholeNumber('SMS_PER_DAY', 500, 1_000_000),
  CONTACT_MAIL: setting(
    undefined,
    normaliseEmail,
    'CONTACT_MAIL must be one e-mail address such as bonjour@parvis.example, not "{}".',
  ),
  CONTACT_WWW: setting(
    undefined,
    (text) => addressOf(text, /^https:$/, ({ hostname }) => hostname !== ''),
    'CONTACT_WWW must be an address such as https://network.example/company/parvis, not "{}".',
  ),
  PARVIS_ORIGINS: setting(
    [],
    originsOf,
    'PARVIS_ORIGINS must be an address such as https://info.parvis.example, or several with commas, not "{}".',
  ),
  PUSH_OWN_SERVICES: setting(
    [],
    originsOf,
    'PUSH_OWN_SERVICES must be an address such as https://push.within.example, or several with commas, not "{}".',
  ),
  FONT_HOSTS: setting(
    [],
    originsOf,
    'FONT_HOSTS must be an address such as https://fonts.example, or several with commas, not "{}".',
  ),
  PARVIS_ADD_LATER: setting(
    true,
    onOrOff,
    'PARVIS_ADD_LATER must be 1 (who gave no contact may give it in the case) or 0, not "{}".',
  ),
  ...siteSettings,
  PARVIS_SITES: setting(
    {},
    customerSites,
    'PARVIS_SITES must name customers and their sites such as belleroche=https://belleroche.example, several with commas, each once, not "{}".',
  ),
  ...operationSettings,
  PARVIS_ADDRESS_CEILING: wholeNumber('PARVIS_ADDRESS_CEILING', 6000, 10_000_000),
  PARVIS_LIMIT_FACTOR: wholeNumber('PARVIS_LIMIT_FACTOR', 1, 1_000_000),
});

export type SettingName = keyof typeof settingsSchema.shape;

export const settingNames = Object.keys(settingsSchema.shape) as SettingName[];
