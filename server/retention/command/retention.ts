import { startFailure } from '../../base/startFailure.ts';
import { answer } from './answer.ts';

try {
  const { status, lines } = await answer(process.argv.slice(3), process.env);
  console.log(lines.join('\n'));
  process.exitCode = status;
} catch (error) {
  console.error(startFailure(error, { port: 0, host: '' }));
  process.exitCode = 2;
}
