import { defaultLocale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import QRCode from 'qrcode';
import type { Config } from '../base/config.ts';
import type { CustomerFile } from '../customers/file/customerFile.ts';
import { hasOutbox } from '../http/outboxPage.ts';

/** Where the outbox page answers: on this machine alone, whatever name others know it by. */
const LOOPBACK = /^(localhost|127\.|::1$|0\.0\.0\.0$|::$)/;

/** The first code of a customer that people may scan. */
const codeOf = ({ places }: CustomerFile): string | undefined =>
  places.flatMap(({ qr }) => qr).find(({ stale, fake }) => !stale && !fake)?.qrid;

/** Says where everything is, and shows a code to scan. */
export async function announce(
  config: Config,
  customers: readonly CustomerFile[],
  print: (line: string) => void,
): Promise<void> {
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  const origin = config.publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${config.port}`;
  const codes = customers.map((customer) => ({
    lbl: wordsIn(customer.cstmrLbl, defaultLocale),
    qrid: codeOf(customer),
  }));
  print(`\nParvis is ready: ${origin}/`);
  for (const { lbl, qrid } of codes) if (qrid) print(`  ${`${origin}/q/${qrid}`.padEnd(44)} ${lbl}`);
  const login = customers.at(0)?.staff.at(0)?.email;
  print(`  ${`${origin}/staff/login`.padEnd(44)} staff${login ? `, for example ${login}` : ''}`);
  if (hasOutbox(config) && LOOPBACK.test(config.host))
    print(
      `  ${`http://localhost:${config.port}/dev/outbox`.padEnd(44)} mail that would have been sent (codes to sign in)`,
    );
  const first = codes.find(({ qrid }) => qrid === 'demo-town') ?? codes.find(({ qrid }) => qrid);
  if (!first?.qrid) return;
  const address = `${origin}/q/${first.qrid}`;
  const picture = await QRCode.toString(address, {
    type: 'terminal',
    small: true,
    errorCorrectionLevel: 'L',
  });
  print(`\n${picture}${address}`);
  if (/^http:\/\/(localhost|127\.)/.test(origin))
    print(
      `To open it on a phone of this network: HOST=0.0.0.0 PUBLIC_URL=http://<this machine>:${config.port} npm start`,
    );
}
