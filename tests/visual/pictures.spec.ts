import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type TestInfo } from 'playwright/test';
import { axeFindings } from './axe.ts';
import { difference } from './compare.ts';
import { draw, screenshot, test } from './drawing.ts';
import { thisMachine } from './machine.ts';
import { PICTURES, type Planned, plan, storedPictures } from './plan.ts';
import { readPng } from './png.ts';
import { reduce } from './reduce.ts';
import { findComplaint } from './verdict.ts';

const machine = thisMachine();
const planned = plan();
const isKnown = storedPictures(machine).length > 0 || machine.storing;

const FORCED = 'axe finds nothing in forced colours';
const titleOf = ({ story, view }: Planned) =>
  `${story.title}, ${story.name}, ${view.name}: looks as it did${view.forced ? `, and ${FORCED}` : ''}`;

/** In the run's folder. */
function leave(info: TestInfo, images: Readonly<Record<string, Buffer>>): void {
  for (const [name, body] of Object.entries(images)) {
    const path = info.outputPath(`${name}.png`);
    writeFileSync(path, body);
    info.attachments.push({ name, path, contentType: 'image/png' });
  }
}

function storedOf({ file }: Planned): Buffer | undefined {
  const path = join(PICTURES, machine.folder, file);
  return existsSync(path) ? readFileSync(path) : undefined;
}

function looksAsStored(picture: Planned): (png: Buffer) => boolean {
  const stored = storedOf(picture);
  if (!stored) return () => false;
  const kept = readPng(stored);
  return (png) => difference(kept, readPng(png)) === undefined;
}

function store({ file }: Planned, drawn: Buffer): void {
  const path = join(PICTURES, machine.folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, reduce(drawn));
}

for (const picture of planned) {
  const { story, view } = picture;
  // By name: fonts and edges differ.
  const declare = isKnown ? test : test.skip;
  declare(titleOf(picture), async ({ book, pages }, info) => {
    const page = await draw(pages, book, story.id, view);
    const looksRight = looksAsStored(picture);
    const drawn = await screenshot(page, looksRight);
    if (machine.storing && !looksRight(drawn)) store(picture, drawn);
    const title = titleOf(picture);
    const complaint = findComplaint({ stored: storedOf(picture), drawn, file: picture.file, title });
    if (complaint) leave(info, complaint.images);
    const findings = view.forced ? await axeFindings(page) : [];
    expect.soft(findings, FORCED).toEqual([]);
    expect(complaint?.words, complaint?.words).toBeUndefined();
  });
  // Without a picture.
  if (!isKnown && view.forced) {
    test(`${story.title}, ${view.name}: ${FORCED}`, async ({ book, pages }) => {
      expect(await axeFindings(await draw(pages, book, story.id, view))).toEqual([]);
    });
  }
}

test('every stored picture belongs to a story', () => {
  const wanted = new Set(planned.map(({ file }) => file));
  const left = storedPictures(machine).filter((file) => !wanted.has(file));
  if (machine.storing) for (const file of left) rmSync(join(PICTURES, machine.folder, file));
  else expect(left, 'pictures of stories that are gone: "npm run pictures" removes them').toEqual([]);
});
