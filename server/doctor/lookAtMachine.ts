import { randomBytes } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import type { Config } from '../base/config.ts';
import type { Env } from '../base/settings.ts';
import { reasonOf } from '../base/startFailure.ts';
import { smtpMail } from '../delivery/mail.ts';
import { notPrintable } from '../print/printable.ts';
import { adviceOf, told } from '../start/settingsAdvice.ts';
import { erasedFolderOf, mediaFolderOf } from '../storage/folders.ts';
import { openStorage } from '../storage/openStorage.ts';
import { defaultDataDir } from '../store/embedded/startEmbedded.ts';
import { FULL_BELOW } from '../store/readiness.ts';
import { certificateAdvice, readCertificate } from '../tls/certificate.ts';
import { type Finding, finding } from './finding.ts';

/** A disk with less than this is told of before it is full. */
const LOW = 2e9;
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

/** The nearest folder above that is there. */
const there = (path: string): string =>
  existsSync(path) || dirname(path) === path ? path : there(dirname(path));

async function roomFor(path: string): Promise<Finding> {
  const at = there(path);
  const { bavail, bsize } = await statfs(at);
  const free = bavail * bsize;
  const about = `${path} ${Math.trunc(free)}${at === path ? '' : `\t${at}`}`;
  const name = free < FULL_BELOW ? 'diskFull' : free < LOW ? 'diskLow' : 'diskFine';
  return finding(name, about);
}

/** What is free where the database, the photos and the list of the erased lie on this machine. */
export function lookAtDisks(config: Config): Promise<Finding[]> {
  const data = config.databaseUrl ? [] : [resolve(config.dataDir ?? defaultDataDir())];
  const media = config.mediaBucket ? [] : [mediaFolderOf(config)];
  const all = new Set([...data, ...media, erasedFolderOf(config)]);
  return Promise.all([...all].map(roomFor));
}

/** Keeps a small file where files are kept, and takes it away again. @returns where that is */
async function keepOne(config: Config): Promise<string> {
  const { storage, place } = openStorage(config, mediaFolderOf(config)).current;
  const id = `doctor-${randomBytes(9).toString('hex')}`;
  await storage.put(id, 'probe', Buffer.from('probe'));
  await storage.remove(id);
  return place;
}

/** What is said of a folder that is not there, and which this account may not make. */
async function mayMake(folder: string): Promise<Finding[]> {
  if (existsSync(folder)) return [];
  return access(there(folder), constants.W_OK).then(
    () => [],
    () => [finding('folderToMake', folder)],
  );
}

/** Whether files can be kept where the settings say. A folder that is not there yet is the first start's to make, and its database's to own. */
export async function lookAtStorage(config: Config): Promise<Finding[]> {
  const folder = mediaFolderOf(config);
  try {
    const isThere = config.mediaBucket !== undefined || existsSync(folder);
    const folders = [...(isThere ? [] : [folder]), erasedFolderOf(config)];
    const missing = (await Promise.all(folders.map(mayMake))).flat();
    if (missing.length > 0) return missing;
    const place = isThere ? await keepOne(config) : there(folder);
    await access(there(erasedFolderOf(config)), constants.W_OK);
    return [finding('folderFine', place)];
  } catch (error) {
    return [finding('folderRefused', reasonOf(error))];
  }
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
