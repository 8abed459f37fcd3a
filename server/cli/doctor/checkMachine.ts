import type { Language } from '@parvis/questionnaire/analysis/words/language';
import type { Config } from '../../platform/config/config.ts';
import type { Env } from '../../platform/config/settings.ts';
import { createSmtpMail } from '../../platform/delivery/mail.ts';
import { getReason } from '../../platform/terminal/startFailure.ts';
import {
  type CertificateStatus,
  getCertificateStatus,
  readCertificate,
} from '../../platform/tls/certificate.ts';
import { findSettingsAdvice, formatAdvice } from '../serve/settingsAdvice.ts';
import { createFinding, type DoctorFinding, type FindingName } from './finding.ts';

/** Milliseconds. */
const TIMEOUT_MS = 10_000;

export function checkSettings(config: Config, env: Env, language: Language): DoctorFinding[] {
  const advice = findSettingsAdvice(config, env).map((one) =>
    createFinding(one.id === 'noZone' ? 'settingWrong' : 'advice', formatAdvice(one, language)),
  );
  return advice.length === 0 ? [createFinding('settings')] : advice;
}

const CERTIFICATE = {
  ended: 'certificateEnded',
  begins: 'certificateBegins',
  endsSoon: 'certificateEndsSoon',
  good: 'certificateFine',
} as const satisfies Readonly<Record<CertificateStatus['state'], FindingName>>;

export function checkCertificate({ tls }: Config): DoctorFinding[] {
  if (!tls) return [];
  const { state, day } = getCertificateStatus(readCertificate(tls));
  return [createFinding(CERTIFICATE[state], day)];
}

export async function checkMail({ smtpUrl, mailFrom }: Config, language: Language): Promise<DoctorFinding[]> {
  if (smtpUrl === undefined) return [];
  const said: string[] = [];
  const mail = createSmtpMail(smtpUrl, mailFrom, (line) => said.push(line), language);
  await mail.check();
  mail.close();
  return said.length === 0
    ? [createFinding('mailFine')]
    : said.map((line) => createFinding('mailRefused', line));
}

/** Sends nothing; any response passes. */
export async function checkSms({ smsGateway }: Config): Promise<DoctorFinding[]> {
  if (smsGateway === undefined) return [];
  const { origin, host } = new URL(smsGateway.template.url);
  try {
    await fetch(origin, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return [createFinding('smsFine', host)];
  } catch (error) {
    return [createFinding('smsAway', getReason(error))];
  }
}

const AUTHENTICATION_ERROR = /^(WRONGPASS|NOAUTH|NOPERM|ERR AUTH|ERR invalid password|ERR Client sent AUTH)/;

export async function checkBus({ busUrl, databaseUrl }: Config): Promise<DoctorFinding[]> {
  if (!databaseUrl) return [createFinding('busNone')];
  if (!busUrl) return [createFinding('busDatabase')];
  const { checkRedis } = await import('../../platform/redis/redisLink.ts');
  try {
    await checkRedis(busUrl);
    return [createFinding('busRedis', new URL(busUrl).host)];
  } catch (error) {
    const why = getReason(error);
    return [createFinding(AUTHENTICATION_ERROR.test(why) ? 'busRefused' : 'busAway', why)];
  }
}
