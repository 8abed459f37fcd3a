import { runCommand } from '../../platform/terminal/runCommand.ts';
import { runRetention } from './runRetention.ts';

await runCommand(() => runRetention(process.argv.slice(3), process.env));
