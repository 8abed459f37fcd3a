import { defaultLocale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import QRCode from 'qrcode';
import type { Config } from '../base/config.ts';
import { listeningOrigin } from '../base/ownAddress.ts';
import type { CustomerFile } from '../customers/file/customerFile.ts';

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
 * Says where everything is, and shows a code to scan.
 * @param kit the pages of the theming kit that are there
 */
export async function announce(
  config: Config,
  customers: readonly CustomerFile[],
  outboxPath: string | undefined,
  print: (line: string) => void,
  kit: readonly BuiltPlace[] = [],
): Promise<void> {
  const origin = listeningOrigin(config, config.port);
  const protocol = config.tls ? 'https' : 'http';
  const codes = customers.map((customer) => ({
    lbl: wordsIn(customer.cstmrLbl, defaultLocale),
    qrid: codeOf(customer),
  }));
  print(`\nParvis is ready: ${origin}/`);
  for (const { lbl, qrid } of codes) if (qrid) print(`  ${`${origin}/q/${qrid}`.padEnd(44)} ${lbl}`);
  const login = customers.at(0)?.staff.at(0)?.email;
  print(`  ${`${origin}/staff/login`.padEnd(44)} staff${login ? `, for example ${login}` : ''}`);
  for (const { path, what } of kit) print(`  ${`${origin}${path}`.padEnd(44)} ${what}`);
  if (outboxPath !== undefined && LOOPBACK.test(config.host)) {
    print(
      `  ${`${protocol}://localhost:${config.port}${outboxPath}`.padEnd(44)} mail that would have been sent`,
    );
    print(
      '\n!! DEMONSTRATION: whoever opens that last address reads the codes that sign in as staff.\n!! It is shown to this machine alone. Do not serve real people like this: set SMTP_URL, and leave PARVIS_DEMO out.',
    );
  }
  const first = codes.find(({ qrid }) => qrid === 'demo-town') ?? codes.find(({ qrid }) => qrid);
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
