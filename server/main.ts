import { join } from 'node:path';
import { defaultLocale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import QRCode from 'qrcode';
import { type Assembly, assemble } from './assemble.ts';
import { type Config, readConfig } from './base/config.ts';
import { packageRoot } from './base/packageRoot.ts';
import type { CustomerFile } from './customers/file/customerFile.ts';
import { loadCustomers } from './customers/load/load.ts';
import { lineOf } from './customers/read/lines.ts';
import { customerFolders } from './customers/read/readCustomer.ts';
import { keepHouse } from './houseKeeping.ts';
import { hasOutbox } from './http/outboxPage.ts';
import { startFailure } from './startFailure.ts';
import { type Opened, openStore } from './store/open.ts';

const print = (line: string): void => console.log(line);
const warn = (line: string, error?: unknown): void =>
  error === undefined ? console.error(line) : console.error(line, error);

/** How long calls under way are waited for at the end, milliseconds. */
const FAREWELL_MS = 8_000;
/** How long the database is waited for at the end, milliseconds: longer than its own patience. */
const CLOSE_MS = 30_000;

/** Where the outbox page answers: on this machine alone, whatever name others know it by. */
const LOOPBACK = /^(localhost|127\.|::1$|0\.0\.0\.0$|::$)/;

async function load(opened: Opened, config: Config): Promise<CustomerFile[]> {
  const folders = [
    ...(config.demo ? customerFolders(join(packageRoot, 'demo')) : []),
    ...(config.customersDir ? customerFolders(config.customersDir) : []),
  ];
  return loadCustomers(opened.db, folders, ({ folder, ...finding }) => warn(lineOf(folder, finding, 'en')));
}

/** The first code of a customer that people may scan. */
const codeOf = ({ places }: CustomerFile): string | undefined =>
  places.flatMap(({ qr }) => qr).find(({ stale, fake }) => !stale && !fake)?.qrid;

/** Says where everything is, and shows a code to scan. */
async function announce(config: Config, customers: readonly CustomerFile[]): Promise<void> {
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

/** Waits for `work`, but not for ever; a failure is told by whoever waits for it in earnest. */
async function within(ms: number, work: Promise<unknown> | undefined): Promise<void> {
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });
  await Promise.race([work, late]);
}

async function start(config: Config): Promise<void> {
  let stopping = false;
  let opening: Promise<Opened> | undefined;
  let assembly: Assembly | undefined;
  let rest = () => {};

  const end = async () => {
    rest();
    await within(FAREWELL_MS, assembly?.close());
    // A start that is not over yet: what it has begun ends with it, the database above all.
    const close = async () => (await opening?.catch(() => undefined))?.close();
    await within(CLOSE_MS, close());
  };
  const stop = (status: number) => {
    if (stopping) return;
    stopping = true;
    end().then(
      () => process.exit(status),
      (error: unknown) => {
        warn('The server did not end cleanly.', error);
        process.exit(1);
      },
    );
  };
  const asked = () => {
    if (stopping) process.exit(1);
    stop(0);
  };
  process.on('SIGINT', asked);
  process.on('SIGTERM', asked);

  try {
    opening = openStore({
      databaseUrl: config.databaseUrl,
      log: print,
      onLost: (error) => {
        warn(error.message);
        stop(1);
      },
    });
    const opened = await opening;
    if (stopping) return;
    const customers = await load(opened, config);
    assembly = await assemble({ config, store: opened, alone: opened.embedded, warn });
    if (stopping) return;
    await assembly.app.listen({ port: config.port, host: config.host });
    rest = keepHouse(opened.db, opened.pool, (error) => warn('Old rows could not be removed.', error));
    await announce(config, customers);
  } catch (error) {
    if (stopping) return;
    warn(startFailure(error, config));
    stop(1);
  }
}

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(startFailure(error, { port: 0, host: '' }));
  process.exitCode = 1;
}
