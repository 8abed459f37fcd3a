import { readdirSync } from 'node:fs';
import { normaliseEmail } from '@parvis/questionnaire/model/values/validate';

/** How the server runs, read from the environment once. */
export interface Config {
  port: number;
  host: string;
  /** Address the outside sees, without a trailing slash; else the host of the request. */
  publicUrl: string | undefined;
  /** Fastify's `trustProxy`: only when a proxy stands in front. */
  trustProxy: boolean | number | string;
  databaseUrl: string | undefined;
  /** Folder of folders, each with a `customer.json`. */
  customersDir: string | undefined;
  /** Loads the demo customers, and offers the outbox page when no mail transport is configured. */
  demo: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Who receives messages of the contact page that are for no customer; shown there. */
  contactMail: string | undefined;
  /** Other origins whose pages may call with the session: hosts of the same site that serve roles. */
  origins: readonly string[];
  /** Calls a minute from one address: a high ceiling, since a stadium's guests share one. */
  addressCeiling: number;
  /** The other limits are this many times as high: more than 1 is for measurements alone. */
  limitFactor: number;
}

/** A setting that makes no sense. The message is a sentence for the operator. */
class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Env = Readonly<Record<string, string | undefined>>;

function positive(env: Env, name: string, fallback: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new ConfigError(`${name} must be a whole number from 0 to ${max}, not "${text}".`);
}

function origin(name: string, text: string): string {
  try {
    const url = new URL(text);
    if (url.protocol === 'http:' || url.protocol === 'https:') return url.origin;
  } catch {
    // Told below.
  }
  throw new ConfigError(`${name} must be an address such as https://parvis.example, not "${text}".`);
}

function proxy(text: string | undefined): boolean | number | string {
  if (!text || text === 'false' || text === '0') return false;
  if (text === 'true') return true;
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Nobody's address: in a demonstration without mail, messages are read on the outbox page. */
const DEMO_CONTACT = 'contact@parvis.example';

function contactMail({ CONTACT_MAIL: text, PARVIS_DEMO, SMTP_URL }: Env): string | undefined {
  if (!text) return PARVIS_DEMO === '1' && !SMTP_URL ? DEMO_CONTACT : undefined;
  const mail = normaliseEmail(text);
  if (mail !== undefined) return mail;
  throw new ConfigError(
    `CONTACT_MAIL must be one e-mail address such as bonjour@parvis.example, not "${text}".`,
  );
}

/** A folder that is there and can be read. */
function folder(name: string, path: string): string {
  try {
    readdirSync(path);
    return path;
  } catch {
    throw new ConfigError(
      `${name} names no folder that can be read, "${path}": correct the path, or leave it out.`,
    );
  }
}

/**
 * Reads the settings.
 * @throws ConfigError
 */
export function readConfig(env: Env): Config {
  const list = (env.PARVIS_ORIGINS ?? '').split(',').map((text) => text.trim());
  if (env.SMTP_URL && !env.PUBLIC_URL)
    throw new ConfigError(
      'SMTP_URL needs PUBLIC_URL: set it to the address people see, such as https://parvis.example, so that mails name no other.',
    );
  return {
    port: positive(env, 'PORT', 8080, 65_535),
    host: env.HOST || '127.0.0.1',
    publicUrl: env.PUBLIC_URL ? origin('PUBLIC_URL', env.PUBLIC_URL) : undefined,
    trustProxy: proxy(env.TRUST_PROXY),
    databaseUrl: env.DATABASE_URL || undefined,
    customersDir: env.PARVIS_CUSTOMERS ? folder('PARVIS_CUSTOMERS', env.PARVIS_CUSTOMERS) : undefined,
    demo: env.PARVIS_DEMO === '1',
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || 'Parvis <no-reply@parvis.invalid>',
    contactMail: contactMail(env),
    origins: list.filter((text) => text !== '').map((text) => origin('PARVIS_ORIGINS', text)),
    addressCeiling: positive(env, 'PARVIS_ADDRESS_CEILING', 6000, 10_000_000),
    limitFactor: positive(env, 'PARVIS_LIMIT_FACTOR', 1, 1_000_000),
  };
}
