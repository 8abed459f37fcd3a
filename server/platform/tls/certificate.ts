import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { DAY } from '@parvis/locales/dates';
import type { Both, Language } from '@parvis/questionnaire/analysis/words/language';
import { type Config, ConfigError } from '../config/config.ts';

export type CertificateFiles = NonNullable<Config['tls']>;

/** PEM chain and key. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

export const getErrorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function readPem(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigError(
      `${name} names a file that cannot be read (${getErrorMessage(error)}): check that it is there and belongs to this account.`,
      `${name} nomme un fichier qui ne se lit pas (${getErrorMessage(error)}) : vérifiez qu’il est là et appartient à ce compte.`,
    );
  }
}

/** @throws ConfigError */
export const readCertificateFiles = ({ cert, key }: CertificateFiles): Certificate => ({
  cert: readPem('TLS_CERT', cert),
  key: readPem('TLS_KEY', key),
});

function parseCertificate(pem: string, path: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    throw new ConfigError(
      `TLS_CERT names a file without a certificate, ${path}: it must hold a PEM block "BEGIN CERTIFICATE", its own first, then those that vouch for it.`,
      `TLS_CERT nomme un fichier sans certificat, ${path} : il doit contenir un bloc PEM « BEGIN CERTIFICATE », le sien d’abord, puis ceux qui s’en portent garants.`,
    );
  }
}

function parsePrivateKey(pem: string, path: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new ConfigError(
      `TLS_KEY names a file without a private key, ${path}: it must hold a PEM block "BEGIN PRIVATE KEY", without a password.`,
      `TLS_KEY nomme un fichier sans clé privée, ${path} : il doit contenir un bloc PEM « BEGIN PRIVATE KEY », sans mot de passe.`,
    );
  }
}

/** @throws ConfigError if invalid, or if they do not match */
export function checkCertificate(pair: Certificate, files: CertificateFiles): Certificate {
  const certificate = parseCertificate(pair.cert, files.cert);
  if (!certificate.checkPrivateKey(parsePrivateKey(pair.key, files.key)))
    throw new ConfigError(
      'TLS_KEY is not the key of the certificate in TLS_CERT: give both of one pair, the certificate itself first in its file.',
      'TLS_KEY n’est pas la clé du certificat de TLS_CERT : donnez une même paire, le certificat lui-même d’abord dans son fichier.',
    );
  try {
    createSecureContext({ ...pair });
  } catch (error) {
    throw new ConfigError(
      `The certificate of TLS_CERT cannot be used (${getErrorMessage(error)}).`,
      `Le certificat de TLS_CERT ne peut pas servir (${getErrorMessage(error)}).`,
    );
  }
  return pair;
}

/** @throws ConfigError */
export const readCertificate = (files: CertificateFiles): Certificate =>
  checkCertificate(readCertificateFiles(files), files);

const formatDay = (date: string): string => new Date(date).toISOString().slice(0, 10);

const WARNINGS = {
  ended: {
    fr: (day) =>
      `Le certificat de TLS_CERT a pris fin le ${day} : les navigateurs le refusent. Renouvelez-le ; ses fichiers sont relus quand ils changent.`,
    en: (day) =>
      `The certificate of TLS_CERT ended on ${day}: browsers refuse it. Renew it; its files are read again when they change.`,
  },
  begins: {
    fr: (day) => `Le certificat de TLS_CERT commence le ${day} : les navigateurs le refusent jusque-là.`,
    en: (day) => `The certificate of TLS_CERT begins on ${day}: browsers refuse it until then.`,
  },
} as const satisfies Readonly<Record<string, Both<(day: string) => string>>>;

/** Automatic renewals happen a month before. */
const WARNING_PERIOD = 14 * DAY;

export interface CertificateStatus {
  readonly state: 'ended' | 'begins' | 'endsSoon' | 'good';
  readonly day: string;
}

export function getCertificateStatus({ cert }: Certificate, now = Date.now()): CertificateStatus {
  const { validFrom, validTo } = new X509Certificate(cert);
  const left = Date.parse(validTo) - now;
  if (left > 0 && Date.parse(validFrom) > now) return { state: 'begins', day: formatDay(validFrom) };
  return {
    state: left <= 0 ? 'ended' : left <= WARNING_PERIOD ? 'endsSoon' : 'good',
    day: formatDay(validTo),
  };
}

/** Lists why browsers refuse it today. */
export function listCertificateWarnings(
  certificate: Certificate,
  now = Date.now(),
  language: Language = 'en',
): string[] {
  const { state, day } = getCertificateStatus(certificate, now);
  return state === 'ended' || state === 'begins' ? [WARNINGS[state][language](day)] : [];
}
