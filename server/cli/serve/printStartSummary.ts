import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import type { Both, Language } from '@parvis/questionnaire/analysis/words/language';
import QRCode from 'qrcode';
import type { Config } from '../../platform/config/config.ts';
import type { CustomerFile } from '../../platform/config/customerFile.ts';
import { getListeningOrigin } from '../../platform/config/ownAddress.ts';
import type { Log, LogFields } from '../../platform/logging/log.ts';
import { startTexts } from './startArguments.ts';

/** With the outbox page. */
const LOOPBACK = /^(localhost|127\.|::1$|0\.0\.0\.0$|::$)/;

const findScannableCode = ({ places }: CustomerFile): string | undefined =>
  places.flatMap(({ qr }) => qr).find(({ stale, fake }) => !stale && !fake)?.qrid;

export interface KitPage {
  readonly path: string;
  readonly what: Both<string>;
}

interface SummaryOptions {
  readonly kit?: readonly KitPage[];
  readonly language?: Language;
}

/** With the first customer's code. */
export async function printStartSummary(
  config: Config,
  customers: readonly CustomerFile[],
  outboxPath: string | undefined,
  { print, warn }: Pick<Log, 'print' | 'warn'>,
  { kit = [], language = 'en' }: SummaryOptions = {},
): Promise<void> {
  const origin = getListeningOrigin(config, config.port);
  const protocol = config.tls ? 'https' : 'http';
  const codes = customers.map((customer) => ({
    lbl: wordsIn(customer.cstmrLbl, defaultLocale),
    qrid: findScannableCode(customer),
    customer: customer.cuid,
  }));
  const printAddress = (address: string, what: string, facts: LogFields = {}) =>
    print(`  ${address.padEnd(44)} ${what}`, { event: 'place', address, what, ...facts });
  const translate = (id: Parameters<typeof startTexts.say>[1], about = '') =>
    startTexts.say(language, id, { about });
  print(translate('ready', `${origin}/`), { event: 'ready', address: `${origin}/` });
  for (const { lbl, qrid, customer } of codes)
    if (qrid) printAddress(`${origin}/q/${qrid}`, lbl, { customer });
  // Logs may show demo staff only.
  const login = config.demo && !config.customersDir ? customers.at(0)?.staff.at(0)?.email : undefined;
  printAddress(`${origin}/staff/login`, login ? translate('staffAs', login) : translate('staff'), {
    what: 'staff',
  });
  for (const { path, what } of kit) printAddress(`${origin}${path}`, what[language]);
  if (outboxPath !== undefined && LOOPBACK.test(config.host)) {
    printAddress(`${protocol}://localhost:${config.port}${outboxPath}`, translate('outbox'));
    warn(translate('demonstration'), { event: 'demonstration' });
  }
  const first = codes.find(({ qrid }) => qrid);
  if (!first?.qrid) return;
  const address = `${origin}/q/${first.qrid}`;
  const picture = await QRCode.toString(address, {
    type: 'terminal',
    small: true,
    errorCorrectionLevel: 'L',
  });
  print(`\n${picture}${address}`);
  if (/^https?:\/\/(localhost|127\.)/.test(origin)) print(translate('phone'));
}

export type KitFolders = Readonly<Record<'previews' | 'book', string>>;

const PAGES: readonly (KitPage & { readonly in: keyof KitFolders; readonly page: string })[] = [
  { in: 'previews', page: 'studio', path: '/studio/', what: { fr: 'studio des thèmes', en: 'theme studio' } },
  {
    in: 'previews',
    page: 'samples',
    path: '/samples/',
    what: { fr: 'pages d’exemple aux couleurs d’un client', en: 'sample pages in a customer’s colours' },
  },
  { in: 'book', page: '.', path: '/book/', what: { fr: 'livre des composants', en: 'book of components' } },
];

/** The build excludes the book. */
export const findKitPages = (folders: KitFolders): readonly KitPage[] =>
  PAGES.filter((one) => existsSync(join(folders[one.in], one.page, 'index.html'))).map(({ path, what }) => ({
    path,
    what,
  }));
