import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type TestInfo } from 'playwright/test';
import { axeFindings } from './axe.ts';
import { difference } from './compare.ts';
import { draw, screenshot, test } from './drawing.ts';
import { note, PICTURES, pngHash } from './evidence.ts';
import { thisMachine } from './machine.ts';
import { isKnownMachine, type Planned, passedOver, plan, storedPictures } from './plan.ts';
import { readPng } from './png.ts';
import { reduce } from './reduce.ts';
import { complaintOf } from './verdict.ts';

const machine = thisMachine();
const planned = plan(machine);
const isKnown = isKnownMachine(machine) || machine.storing;

const FORCED = 'axe finds nothing in forced colours';
const titleOf = ({ story, view }: Planned) =>
  `${story.title}, ${story.name}, ${view.name}: looks as it did${view.forced ? `, and ${FORCED}` : ''}`;

/** Leaves what was expected, what was drawn and where they differ in the folder of the run. */
function leave(info: TestInfo, images: Readonly<Record<string, Buffer>>): void {
  for (const [name, body] of Object.entries(images)) {
    const path = info.outputPath(`${name}.png`);
    writeFileSync(path, body);
    info.attachments.push({ name, path, contentType: 'image/png' });
  }
}

/** The stored picture; undefined when there is none. */
function keptOf({ file }: Planned): Buffer | undefined {
  const path = join(PICTURES, machine.folder, file);
  return existsSync(path) ? readFileSync(path) : undefined;
}

function looksAsStored(picture: Planned): (png: Buffer) => boolean {
  const stored = keptOf(picture);
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
  const { story, view, file, made } = picture;
  const annotation = passedOver(picture.choice, { isKnown, folder: machine.folder });
  const declare = annotation ? test.skip : test;
  declare(titleOf(picture), { annotation: annotation ?? [] }, async ({ book, pages }, info) => {
    // Whatever ends this test before its last lines, the picture is not known to be right.
    note(file, undefined);
    const page = await draw(pages, book, story.id, view);
    const looksRight = looksAsStored(picture);
    const drawn = await screenshot(page, looksRight);
    if (machine.storing && !looksRight(drawn)) store(picture, drawn);
    const complaint = complaintOf({ ...picture, title: titleOf(picture), kept: keptOf(picture), drawn });
    if (complaint) leave(info, complaint.images);
    const findings = view.forced ? await axeFindings(page) : [];
    const png = pngHash(machine.folder, file);
    if (complaint === undefined && findings.length === 0 && png) note(file, { made, png });
    expect.soft(findings, FORCED).toEqual([]);
    expect(complaint?.words, complaint?.words).toBeUndefined();
  });
  // What has no picture is looked at by axe all the same.
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
