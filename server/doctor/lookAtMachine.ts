import { lookup } from 'node:dns/promises';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import type { Config } from '../base/config.ts';
import type { Env } from '../base/settings.ts';
import { reasonOf } from '../base/startFailure.ts';
import { smtpMail } from '../delivery/mail.ts';
import { notPrintable } from '../print/printable.ts';
import { adviceOf, told } from '../start/settingsAdvice.ts';
import { certificateAdvice, readCertificate } from '../tls/certificate.ts';
import { type Finding, finding } from './finding.ts';

/** How long somebody else may take to answer, milliseconds. */
const PATIENCE = 10_000;

/** What settings say that makes no sense together, and a certificate that browsers refuse. */
export function lookAtSettings(config: Config, env: Env, language: Language): Finding[] {
  const advice = adviceOf(config, env).map((one) =>
    finding(one.id === 'noZone' ? 'settingWrong' : 'advice', told(one, language)),
  );
  const certificate = config.tls
    ? certificateAdvice(readCertificate(config.tls), Date.now(), language).map((line) =>
        finding('advice', line),
      )
    : [];
  const found = [...advice, ...certificate];
  return found.length === 0 ? [finding('settings')] : found;
}

const ADDRESS = { none: 'addressNone', private: 'addressPrivate', http: 'addressHttp' } as const;

/** Asks for the address of a name, as browsers on this machine would. @throws where there is none, or nobody says */
export type Resolve = (name: string) => Promise<unknown>;

/** What name servers, or this machine's own list of names, say. */
const addressIn = (found: unknown): string =>
  typeof found === 'object' && found !== null ? String(Reflect.get(found, 'address')) : '';
const LOOPBACK = /^(127\.|::1$)/;

/** How the name of an https address stands with name servers. */
async function lookAtName(origin: string, resolve: Resolve): Promise<Finding> {
  const name = new URL(origin).hostname.replace(/^\[|\]$/g, '');
  try {
    const address = addressIn(await resolve(name));
    return LOOPBACK.test(address) ? finding('addressOwn', address) : finding('addressFine', origin);
  } catch (error) {
    const isUnknown = error instanceof Error && Reflect.get(error, 'code') === 'ENOTFOUND';
    return finding(isUnknown ? 'addressUnknown' : 'addressUnasked', name);
  }
}

/** Whether people can be sent where the settings say. */
export async function lookAtAddress({ publicUrl }: Config, resolve: Resolve = lookup): Promise<Finding[]> {
  const why = notPrintable(publicUrl);
  if (why || publicUrl === undefined) return [finding(ADDRESS[why ?? 'none'], publicUrl)];
  return [await lookAtName(publicUrl, resolve)];
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
