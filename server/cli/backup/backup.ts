import { endCommand } from '../../platform/terminal/endCommand.ts';
import { answer } from './backupCommand.ts';

const giveUp = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => giveUp.abort());
await endCommand(() => answer(process.argv.slice(3), process.env, giveUp.signal));
