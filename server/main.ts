import { join } from 'node:path';
import QRCode from 'qrcode';
import { type Assembly, assemble } from './assemble.ts';
import { type Config, readConfig } from './config.ts';
import { customerFolders, loadCustomers } from './demo/load.ts';
import type { CustomerFile } from './domain/customerFile.ts';
import { keepHouse } from './houseKeeping.ts';
import { packageRoot } from './packageRoot.ts';
import { type Opened, openStore } from './store/open.ts';

/** Errors whose message is a sentence for the operator; of others the stack is shown. */
const OPERATOR_ERRORS = new Set(['ConfigError', 'DatabaseStartError', 'DataFolderInUse']);

const say = (line: string): void => console.log(line);
const warn = (line: string, error?: unknown): void =>
  error === undefined ? console.error(line) : console.error(line, error);

/** How long calls under way are waited for at the end, milliseconds. */
const FAREWELL_MS = 8_000;

/** The failure of a start as a sentence. */
function sentenceOf(error: unknown, { port }: Pick<Config, 'port'>): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Stop the other program or start with PORT=${port + 1} npm start.`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this account: choose one above 1023 with PORT.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database does not answer (${error.message}): check DATABASE_URL.`;
  return OPERATOR_ERRORS.has(error.name) ? error.message : (error.stack ?? error.message);
}

async function load(opened: Opened, config: Config): Promise<CustomerFile[]> {
  const folders = [
    ...(config.demo ? customerFolders(join(packageRoot, 'demo')) : []),
    ...(config.customersDir ? customerFolders(config.customersDir) : []),
  ];
  return loadCustomers(opened.db, folders, ({ folder, path, reason }) =>
    warn(`${join(folder, 'customer.json')}: ${path ? `${path}: ` : ''}${reason}`),
  );
}

/** The first code of a customer that people may scan. */
const codeOf = ({ places }: CustomerFile): string | undefined =>
  places.flatMap(({ qr }) => qr).find(({ stale, fake }) => !stale && !fake)?.qrid;

/** Says where everything is, and shows a code to scan. */
async function announce(config: Config, customers: readonly CustomerFile[]): Promise<void> {
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  const origin = config.publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${config.port}`;
  const codes = customers.map((customer) => ({ lbl: customer.cstmrLbl.fr, qrid: codeOf(customer) }));
  say(`\nParvis is ready: ${origin}/`);
  for (const { lbl, qrid } of codes) if (qrid) say(`  ${`${origin}/q/${qrid}`.padEnd(44)} ${lbl}`);
  const login = customers.at(0)?.staff.at(0)?.email;
  say(`  ${`${origin}/staff/login`.padEnd(44)} staff${login ? `, for example ${login}` : ''}`);
  if (config.demo && !config.smtpUrl)
    say(`  ${`${origin}/dev/outbox`.padEnd(44)} mail that would have been sent (codes to sign in)`);
  const first = codes.find(({ qrid }) => qrid === 'demo-town') ?? codes.find(({ qrid }) => qrid);
  if (!first?.qrid) return;
  const address = `${origin}/q/${first.qrid}`;
  const picture = await QRCode.toString(address, {
    type: 'terminal',
    small: true,
    errorCorrectionLevel: 'L',
  });
  say(`\n${picture}${address}`);
  if (/^http:\/\/(localhost|127\.)/.test(origin))
    say(
      `To open it on a phone of this network: HOST=0.0.0.0 PUBLIC_URL=http://<this machine>:${config.port} npm start`,
    );
}

async function start(config: Config): Promise<void> {
  let stopping = false;
  let opened: Opened | undefined;
  let assembly: Assembly | undefined;
  let rest = () => {};

  const end = async () => {
    rest();
    const late = new Promise<void>((resolve) => {
      setTimeout(resolve, FAREWELL_MS).unref();
    });
    await Promise.race([assembly?.close(), late]);
    await opened?.close();
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
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));

  try {
    opened = await openStore({
      databaseUrl: config.databaseUrl,
      log: say,
      onLost: (error) => {
        warn(error.message);
        stop(1);
      },
    });
    const customers = await load(opened, config);
    assembly = await assemble({ config, store: opened, alone: opened.embedded, warn });
    await assembly.app.listen({ port: config.port, host: config.host });
    rest = keepHouse(opened.db, opened.pool, (error) => warn('Old rows could not be removed.', error));
    await announce(config, customers);
  } catch (error) {
    warn(sentenceOf(error, config));
    stop(1);
  }
}

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(sentenceOf(error, { port: 0 }));
  process.exitCode = 1;
}
