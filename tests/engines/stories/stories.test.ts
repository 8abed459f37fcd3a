import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../../scripts/project.mjs';
import { type Served, serveFolder } from '../../serveFolder.ts';
import type { Engine, Installed } from '../engine.ts';
import { firefox } from '../firefox.ts';
import { webkit } from '../webkit.ts';
import { listedFor, obstacleOf } from './cannot.ts';
import { BOOK, openBook, play, playedStories } from './played.ts';

const screen = { width: 1280, height: 900 };

await ensureBuilt('storybook');
const stories = playedStories();

async function holds(engine: Engine, id: string): Promise<void> {
  const failure = await play(engine, id);
  const obstacle = obstacleOf(engine.name, id);
  if (!obstacle) expect(failure).toBeUndefined();
  else expect(failure ?? 'it holds by now: take it off the list', obstacle.why).toMatch(obstacle.says);
}

const playAll = ({ name, start }: Installed) =>
  describe(`every playable story passes in ${name}`, () => {
    let book: Served;
    let engine: Engine;
    beforeAll(async () => {
      book = await serveFolder(BOOK);
      engine = await start(screen);
    });
    afterAll(async () => {
      await engine?.close();
      book?.close();
    });

    for (const [title, ids] of stories)
      describe(title, () => {
        beforeAll(() => openBook(engine, book.url));
        for (const id of ids)
          it(obstacleOf(name, id) ? `${id} cannot, as listed` : id, () => holds(engine, id));
      });
  });

for (const installed of [firefox, webkit])
  if (installed.missing) it.skip(`stories in ${installed.name} (${installed.missing})`);
  else playAll(installed);

it('exceptions name stories of the book', () => {
  const ids = new Set([...stories.values()].flat());
  expect([firefox, webkit].flatMap(({ name }) => listedFor(name)).filter((id) => !ids.has(id))).toEqual([]);
});
