import { defaultLocale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import QRCode from 'qrcode';
import type { Config } from '../base/config.ts';
import { listeningOrigin } from '../base/ownAddress.ts';
import type { CustomerFile } from '../customers/file/customerFile.ts';
import type { LineFacts, Log } from '../log/log.ts';

/** Where the outbox page answers: on this machine alone, whatever name others know it by. */
const LOOPBACK = /^(localhost|127\.|::1$|0\.0\.0\.0$|::$)/;

/** The first code of a customer that people may scan. */
const codeOf = ({ places }: CustomerFile): string | undefined =>
  places.flatMap(({ qr }) => qr).find(({ stale, fake }) => !stale && !fake)?.qrid;

/** A page that was built beside the app, and what it is. */
export interface BuiltPlace {
  readonly path: string;
  readonly what: string;
}

/**
 * Says where everything is, and shows a code to scan: that of the first of these customers.
 * @param kit the pages of the theming kit that are there
 */
export async function announce(
  config: Config,
  customers: readonly CustomerFile[],
  outboxPath: string | undefined,
  { print, warn }: Pick<Log, 'print' | 'warn'>,
  kit: readonly BuiltPlace[] = [],
): Promise<void> {
  const origin = listeningOrigin(config, config.port);
  const protocol = config.tls ? 'https' : 'http';
  const codes = customers.map((customer) => ({
    lbl: wordsIn(customer.cstmrLbl, defaultLocale),
    qrid: codeOf(customer),
    customer: customer.cuid,
  }));
  const place = (address: string, what: string, facts: LineFacts = {}) =>
    print(`  ${address.padEnd(44)} ${what}`, { event: 'place', address, what, ...facts });
  print(`\nParvis is ready: ${origin}/`, { event: 'ready', address: `${origin}/` });
  for (const { lbl, qrid, customer } of codes) if (qrid) place(`${origin}/q/${qrid}`, lbl, { customer });
  // Those of the demonstration are invented; anybody else's staff stand in no log.
  const login = config.demo && !config.customersDir ? customers.at(0)?.staff.at(0)?.email : undefined;
  place(`${origin}/staff/login`, login ? `staff, for example ${login}` : 'staff', { what: 'staff' });
  for (const { path, what } of kit) place(`${origin}${path}`, what);
  if (outboxPath !== undefined && LOOPBACK.test(config.host)) {
    place(`${protocol}://localhost:${config.port}${outboxPath}`, 'mail that would have been sent');
    warn(
      '\n!! DEMONSTRATION: whoever opens that last address reads the codes that sign in as staff.\n!! It is shown to this machine alone. Do not serve real people like this: set SMTP_URL, and leave PARVIS_DEMO out.',
      undefined,
      undefined,
      { event: 'demonstration' },
    );
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
  if (/^https?:\/\/(localhost|127\.)/.test(origin))
    print('To open it on a phone of this network: HOST=0.0.0.0 npm start');
}
