import { runCommand } from '../../platform/terminal/runCommand.ts';
import { runBackup } from './backupCommand.ts';

const abort = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => abort.abort());
await runCommand(() => runBackup(process.argv.slice(3), process.env, abort.signal));
