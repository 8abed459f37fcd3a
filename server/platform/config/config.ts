import type { OtherSites } from '@parvis/api/externalAddresses';
import type { Both } from '@parvis/questionnaire/analysis/words/language';
import * as z from 'zod/mini';
import type { BucketAddress } from './bucketAddress.ts';
import type { ClamdAddress } from './clamdAddress.ts';
import type { InboundSetting } from './gateway/inbound.ts';
import type { GatewaySetting } from './gateway/readGateway.ts';
import { unknownNames } from './gateway/template.ts';
import type { Hours } from './hours.ts';
import { type Env, type SettingName, type SitesOf, settingNames, settingsSchema } from './settings.ts';
import { inFrench } from './settingsInFrench.ts';
import type { AndroidApp } from './siteSettings.ts';

type Need = readonly [setting: SettingName, needs: SettingName, sentence: Both<string>];

const addressFor = (fr: string, en: string): Both<string> => ({
  fr: `donnez l’adresse que voient les gens, comme https://parvis.example, pour que ${fr} n’en nomment pas d’autre.`,
  en: `set it to the address people see, such as https://parvis.example, so that ${en} name no other.`,
});
const PAIR = {
  fr: 'donnez les deux, des fichiers PEM, le certificat et sa clé privée, ou aucun.',
  en: 'set both to files in PEM, the certificate and its private key, or leave both out.',
};
const INBOUND = {
  fr: 'donnez les trois, pour que des SMS puissent arriver, ou aucun.',
  en: 'set all three, so that SMS can come in, or leave all out.',
};

const needs: readonly Need[] = [
  ['SMTP_URL', 'PUBLIC_URL', addressFor('les courriels', 'mails')],
  ['SMS_GATEWAY', 'PUBLIC_URL', addressFor('les SMS', 'SMS')],
  ['TLS_CERT', 'TLS_KEY', PAIR],
  ['TLS_KEY', 'TLS_CERT', PAIR],
  ['SMS_INBOUND', 'SMS_INBOUND_NUMBER', INBOUND],
  ['SMS_INBOUND_NUMBER', 'SMS_INBOUND_KEY', INBOUND],
  ['SMS_INBOUND_KEY', 'SMS_INBOUND', INBOUND],
  [
    'PARVIS_CAMPUS_COUNTRY',
    'PARVIS_COUNTRIES',
    {
      fr: 'donnez les codes de pays que vos noms d’hôtes peuvent contenir, comme fr,ch.',
      en: 'set it to the country codes that your host names may hold, such as fr,ch.',
    },
  ],
];

function unmetNeeds(env: Env): Both<string>[] {
  const isSet = (name: SettingName): boolean => (env[name]?.trim() ?? '') !== '';
  return needs
    .filter(([setting, other]) => isSet(setting) && !isSet(other))
    .map(([setting, other, { fr, en }]) => ({
      fr: `${setting} a besoin de ${other} : ${fr}`,
      en: `${setting} needs ${other}: ${en}`,
    }));
}

/** How SMS come in. */
interface Inbound extends InboundSetting {
  readonly number: string;
  readonly key: string;
}

/** How the server runs, read from the environment once. */
export interface Config {
  port: number;
  host: string;
  /** Address the outside sees, without a trailing slash; else the host of the request. */
  publicUrl: string | undefined;
  /** Fastify's `trustProxy`: only when a proxy stands in front. */
  trustProxy: boolean | number | string;
  /** Files of a certificate and its key, with which this server speaks https itself. */
  tls: { readonly cert: string; readonly key: string } | undefined;
  databaseUrl: string | undefined;
  /** A Redis that carries notices between servers on one database, in place of the database itself. */
  busUrl: string | undefined;
  /** Data folder of the embedded database; the place usual on this system when not given. */
  dataDir: string | undefined;
  /** Folder of the files that people send, which servers on one database share; `media` in the data folder when not given. */
  mediaDir: string | undefined;
  /** Folder of the list of who was erased, which outlives the database; `erased` in the data folder when not given. */
  erasedDir: string | undefined;
  /** A bucket in which the files are kept in place of `mediaDir`. */
  mediaBucket: BucketAddress | undefined;
  /** A bucket in which they were kept before: they are read there, too, until they were moved (`files/moving`). */
  oldMediaBucket: BucketAddress | undefined;
  /** Who looks for viruses in files that people send. */
  clamd: ClamdAddress | undefined;
  customersDir: string | undefined;
  /** What changes in that folder is loaded by itself. */
  watchesCustomers: boolean;
  /** Loads the demo customers, and offers the outbox page when no mail transport is configured. */
  demo: boolean;
  smtpUrl: string | undefined;
  /** Who sends SMS, and what signs in there. */
  smsGateway: GatewaySetting | undefined;
  smsCredentials: Readonly<Record<string, string>>;
  smsFrom: string;
  smsReceiptsKey: string | undefined;
  /** By whom SMS come in, at which number, and what such a call must know. */
  smsInbound: Inbound | undefined;
  /** Mails with a code, and mails of news, that may be sent in a day, whoever they are for. */
  mailCodesPerDay: number;
  mailNewsPerDay: number;
  /** When no mail of news is put on its way: what came meanwhile goes in the morning. */
  newsQuiet: Hours;
  /** Files that the visitors of one customer may send in a day. */
  mediaPerDay: number;
  /** SMS that may be sent in a day, whoever they are for. */
  smsPerDay: number;
  mailFrom: string;
  /** Who receives messages of the contact page that are for no customer; shown there. */
  contactMail: string | undefined;
  /** Page of whoever runs the service on a professional network; shown with the demonstration of a code. */
  contactWww: string | undefined;
  /** Other origins whose pages may call with the session: hosts of the same site that serve roles. */
  origins: readonly string[];
  /** Push services of one's own, which are trusted wherever they are, also without https; all others are on the internet. */
  pushServices: readonly string[];
  /** Hosts from which customers may have visitors fetch letters. */
  fontHosts: readonly string[];
  /** Whoever gave no contact with a report may give it in the case, too (specification 9, `addLaterOn`). */
  addLaterOn: boolean;
  sites: OtherSites;
  /** Apps of a store that show this site as their own. */
  androidApps: readonly AndroidApp[];
  /** Hosts of customers by customer, which win over what their files say. */
  customerSites: SitesOf;
  log: 'text' | 'json';
  /** For how many seconds a server that was told to stop says so at `/ready` before it takes no connection any more. */
  leaveSeconds: number;
  /** For how many months it is kept what was done with rights at a customer. */
  trailMonths: number;
  /** Who knows it reads `/metrics`; nobody does where there is none. */
  metricsToken: string | undefined;
  /** Fonts for letters on sheets of codes that Noto Sans lacks. */
  printFonts: readonly string[];
  /** Calls a minute from one address: a high ceiling, since a stadium's guests share one. */
  addressCeiling: number;
  /** The other limits are this many times as high: more than 1 is for measurements alone. */
  limitFactor: number;
}

/** Settings that make no sense, or cannot be in force here. The message is a sentence for the operator, a line for each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly says: Both<string>;

  constructor(en: string, fr: string = en) {
    super(en);
    this.says = { fr, en };
  }
}

/** Nobody's address: in a demonstration without mail, messages are read on the outbox page. */
const DEMO_CONTACT = 'contact@parvis.example';

const otherSites = (data: z.infer<typeof settingsSchema>): OtherSites => ({
  adminHost: data.PARVIS_ADMIN_HOST,
  corporateHost: data.PARVIS_CORPORATE_HOST,
  countries: data.PARVIS_COUNTRIES,
  campusCountry: data.PARVIS_CAMPUS_COUNTRY,
  customPorts: data.PARVIS_CUSTOM_PORTS,
});

/** How SMS come in, where all of it is set. */
const inboundOf = ({
  SMS_INBOUND: setting,
  SMS_INBOUND_NUMBER: number,
  SMS_INBOUND_KEY: key,
}: z.infer<typeof settingsSchema>): Inbound | undefined =>
  setting && number !== undefined && key !== undefined ? { ...setting, number, key } : undefined;

/** What is told of a setting that makes no sense. */
const toldOf = (issue: z.core.$ZodIssue, env: Env): Both<string> => {
  const { message, path } = issue;
  const name = settingNames.find((one) => one === path[0]);
  if (name === undefined) return { fr: message, en: message };
  const why: unknown = issue.code === 'custom' ? issue.params?.inFrench : undefined;
  return { fr: inFrench(name, env) + (typeof why === 'string' ? ` ${why}` : ''), en: message };
};

/**
 * Reads the settings.
 * @throws ConfigError that names all that make no sense.
 */
export function readConfig(env: Env): Config {
  const { data, error } = z.safeParse(settingsSchema, env);
  const wrong = [...(error?.issues.map((issue) => toldOf(issue, env)) ?? []), ...unmetNeeds(env)];
  if (!data || wrong.length > 0)
    throw new ConfigError(wrong.map(({ en }) => en).join('\n'), wrong.map(({ fr }) => fr).join('\n'));
  const missing = data.SMS_GATEWAY
    ? unknownNames(data.SMS_GATEWAY.template, Object.keys(data.SMS_CREDENTIALS))
    : [];
  if (missing.length > 0)
    throw new ConfigError(
      `SMS_GATEWAY asks for what SMS_CREDENTIALS does not give: ${missing.join(', ')}. Add it, such as ${missing[0]}=….`,
      `SMS_GATEWAY demande ce que SMS_CREDENTIALS ne donne pas\u202f: ${missing.join(', ')}. Ajoutez-le, comme ${missing[0]}=….`,
    );
  const { TLS_CERT: cert, TLS_KEY: key } = data;
  const demoContact = data.PARVIS_DEMO && !data.SMTP_URL ? DEMO_CONTACT : undefined;
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL,
    trustProxy: data.TRUST_PROXY,
    tls: cert && key ? { cert, key } : undefined,
    databaseUrl: data.DATABASE_URL,
    busUrl: data.BUS_URL,
    dataDir: data.PARVIS_DATA,
    mediaDir: data.PARVIS_MEDIA,
    erasedDir: data.PARVIS_ERASED,
    mediaBucket: data.MEDIA_URL,
    oldMediaBucket: data.MEDIA_OLD_URL,
    clamd: data.CLAMAV_URL,
    customersDir: data.PARVIS_CUSTOMERS,
    watchesCustomers: data.PARVIS_WATCH,
    demo: data.PARVIS_DEMO,
    smtpUrl: data.SMTP_URL,
    smsGateway: data.SMS_GATEWAY,
    smsCredentials: data.SMS_CREDENTIALS,
    smsFrom: data.SMS_FROM,
    smsReceiptsKey: data.SMS_RECEIPTS_KEY,
    smsInbound: inboundOf(data),
    mailCodesPerDay: data.MAIL_CODES_PER_DAY,
    mailNewsPerDay: data.MAIL_NEWS_PER_DAY,
    newsQuiet: data.NEWS_QUIET,
    mediaPerDay: data.MEDIA_PER_DAY,
    smsPerDay: data.SMS_PER_DAY,
    mailFrom: data.MAIL_FROM,
    contactMail: data.CONTACT_MAIL ?? demoContact,
    contactWww: data.CONTACT_WWW,
    origins: data.PARVIS_ORIGINS,
    pushServices: data.PUSH_OWN_SERVICES,
    fontHosts: data.FONT_HOSTS,
    addLaterOn: data.PARVIS_ADD_LATER,
    sites: otherSites(data),
    androidApps: data.PARVIS_ANDROID_APPS,
    customerSites: data.PARVIS_SITES,
    log: data.PARVIS_LOG,
    leaveSeconds: data.LEAVE_SECONDS,
    trailMonths: data.TRAIL_MONTHS,
    metricsToken: data.METRICS_TOKEN,
    printFonts: data.PRINT_FONTS,
    addressCeiling: data.PARVIS_ADDRESS_CEILING,
    limitFactor: data.PARVIS_LIMIT_FACTOR,
  };
}
