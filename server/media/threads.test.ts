import { expect, it } from 'vitest';
import { threads } from './threads.ts';

/** As much as a logo may have: it is read for a second or more. */
const dear = `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(90)}${'<path d="M0 0h9v9z" fill="#1450cc"/>'.repeat(1500)}${'</g>'.repeat(90)}</svg>`;

it('the server goes on while a drawing is cleaned', async () => {
  const begun = performance.now();
  let done = false;
  const cleaning = threads.run('cleanDrawing', dear).finally(() => {
    done = true;
  });
  let longest = 0;
  for (let before = begun; !done; before = performance.now()) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    longest = Math.max(longest, performance.now() - before);
  }
  expect((await cleaning)?.length).toBe(dear.length);
  // On the server's own thread it would wait for all of it at once.
  expect(longest / (performance.now() - begun)).toBeLessThan(0.5);
});

it('what a task throws is thrown here', async () => {
  await expect(threads.run('drawQr', { kind: 'png', address: 'x'.repeat(10_000) })).rejects.toThrow(
    /too big/,
  );
});
