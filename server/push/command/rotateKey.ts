import { startFailure } from '../../base/startFailure.ts';
import { answer } from './command.ts';

try {
  // The words that name the command stand before its arguments.
  const { status, lines } = await answer(process.argv.slice(4), process.env);
  console.log(lines.join('\n'));
  process.exitCode = status;
} catch (error) {
  console.error(startFailure(error, { port: 0, host: '' }));
  process.exitCode = 2;
}
