import { expect, it } from 'vitest';
import { openApiDocument } from './document.ts';
import { limitLines, operationLines } from './testing/lines.ts';

const document = openApiDocument();

/** What is published of each address and of each limit of what is sent: what stands there stays, a line that is added is added to it. */
it('every address, and every limit of what is sent, is as it was published', async () => {
  const lines = [...operationLines(document), '', ...limitLines(document), ''];
  await expect(lines.join('\n')).toMatchFileSnapshot('./published.txt');
});
