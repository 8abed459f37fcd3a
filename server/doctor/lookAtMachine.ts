import type { Language } from '@parvis/questionnaire/analysis/words/language';
import type { Config } from '../base/config.ts';
import type { Env } from '../base/settings.ts';
import { reasonOf } from '../base/startFailure.ts';
import { smtpMail } from '../delivery/mail.ts';
import { adviceOf, told } from '../start/settingsAdvice.ts';
import { type CertificateStanding, readCertificate, standingOf } from '../tls/certificate.ts';
import { type Finding, finding } from './finding.ts';
import type { FindingName } from './findings.ts';

/** How long somebody else may take to answer, milliseconds. */
const PATIENCE = 10_000;

/** What settings say that makes no sense together. */
export function lookAtSettings(config: Config, env: Env, language: Language): Finding[] {
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

/** Until when browsers take the certificate of the settings. @throws ConfigError where it cannot be used */
export function lookAtCertificate({ tls }: Config): Finding[] {
  if (!tls) return [];
  const { state, day } = standingOf(readCertificate(tls));
  return [finding(CERTIFICATE[state], day)];
}

/** Whether the mail server would take mail. */
export async function lookAtMail({ smtpUrl, mailFrom }: Config, language: Language): Promise<Finding[]> {
  if (smtpUrl === undefined) return [];
  const said: string[] = [];
  const mail = smtpMail(smtpUrl, mailFrom, (line) => said.push(line), language);
  await mail.check();
  mail.close();
  return said.length === 0 ? [finding('mailFine')] : said.map((line) => finding('mailRefused', line));
}

/** Whether the gateway of SMS can be reached: any answer will do, nothing is sent. */
export async function lookAtSms({ smsGateway }: Config): Promise<Finding[]> {
  if (smsGateway === undefined) return [];
  const { origin, host } = new URL(smsGateway.template.url);
  try {
    await fetch(origin, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
    return [finding('smsFine', host)];
  } catch (error) {
    return [finding('smsAway', reasonOf(error))];
  }
}
