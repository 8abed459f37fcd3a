import { endCommand } from '../../platform/terminal/endCommand.ts';
import { runLook } from './lookCommand.ts';

await endCommand(() => runLook(process.argv.slice(3), process.env));
