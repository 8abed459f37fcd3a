import type { Language } from '@parvis/questionnaire/analysis/words/language';
import type { Config } from '../../platform/config/config.ts';
import type { Env } from '../../platform/config/settings.ts';
import { smtpMail } from '../../platform/delivery/mail.ts';
import { reasonOf } from '../../platform/terminal/startFailure.ts';
import { type CertificateStanding, readCertificate, standingOf } from '../../platform/tls/certificate.ts';
import { adviceOf, told } from '../serve/settingsAdvice.ts';
import { type Finding, type FindingName, finding } from './finding.ts';

/** In milliseconds. */
const PATIENCE = 10_000;

export function checkSettings(config: Config, env: Env, language: Language): Finding[] {
  const advice = adviceOf(config, env).map((one) =>
    finding(one.id === 'noZone' ? 'settingWrong' : 'advice', told(one, language)),
  );
  return advice.length === 0 ? [finding('settings')] : advice;
}

const CERTIFICATE = {
  ended: 'certificateEnded',
  begins: 'certificateBegins',
  endsSoon: 'certificateEndsSoon',
  good: 'certificateFine',
} as const satisfies Readonly<Record<CertificateStanding['state'], FindingName>>;

/** @throws ConfigError if the certificate is unusable */
export function checkCertificate({ tls }: Config): Finding[] {
  if (!tls) return [];
  const { state, day } = standingOf(readCertificate(tls));
  return [finding(CERTIFICATE[state], day)];
}

export async function checkMail({ smtpUrl, mailFrom }: Config, language: Language): Promise<Finding[]> {
  if (smtpUrl === undefined) return [];
  const said: string[] = [];
  const mail = smtpMail(smtpUrl, mailFrom, (line) => said.push(line), language);
  await mail.check();
  mail.close();
  return said.length === 0 ? [finding('mailFine')] : said.map((line) => finding('mailRefused', line));
}

/** Any response will do; nothing is sent. */
export async function checkSms({ smsGateway }: Config): Promise<Finding[]> {
  if (smsGateway === undefined) return [];
  const { origin, host } = new URL(smsGateway.template.url);
  try {
    await fetch(origin, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
    return [finding('smsFine', host)];
  } catch (error) {
    return [finding('smsAway', reasonOf(error))];
  }
}

/** Redis errors of authentication. */
const REFUSED = /^(WRONGPASS|NOAUTH|NOPERM|ERR AUTH|ERR invalid password|ERR Client sent AUTH)/;

export async function checkBus({ busUrl, databaseUrl }: Config): Promise<Finding[]> {
  if (!databaseUrl) return [finding('busNone')];
  if (!busUrl) return [finding('busDatabase')];
  const { askRedis } = await import('../../platform/redis/link.ts');
  try {
    await askRedis(busUrl);
    return [finding('busRedis', new URL(busUrl).host)];
  } catch (error) {
    const why = reasonOf(error);
    return [finding(REFUSED.test(why) ? 'busRefused' : 'busAway', why)];
  }
}
