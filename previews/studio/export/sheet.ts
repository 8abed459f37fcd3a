import type { Locale } from '@parvis/locales/languages';
import { brand } from '@parvis/theme/palette/brand';
import { readFromSample } from '../../live/messages.ts';
import { framed } from '../../samples/shared/addresses.ts';
import { PHONE } from '../frames/views.ts';
import type { ThemeDocument } from '../state/document.ts';
import { sampleAddress } from './addresses.ts';
import { lettersRule } from './lettersRule.ts';
import { withNote } from './pngNote.ts';
import { sheetPages } from './sheetPages.ts';
import { snapshot } from './snapshot.ts';

/** Words on the sheet, in the language of its screens. */
export interface SheetNames {
  readonly locale: Locale;
  readonly title: string;
  readonly light: string;
  readonly dark: string;
}

const SCALE = 2;
const MARGIN = 48;
const GAP = 32;
const TITLE = 64;
const CAPTION = 40;
const PAPER = '#FFFFFF';
const INK = brand.font;
const FONT = 'system-ui, sans-serif';
/** A page that has not come up by then will not, in milliseconds. */
const PATIENCE = 15_000;

/** A sample page in a frame nobody sees; settles when it is drawn. */
function opened(address: string): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.width = String(PHONE.width);
  frame.height = String(PHONE.height);
  frame.style.cssText = 'position:fixed;inset-inline-start:-2000px;inset-block-start:0;border:0';
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => finish(() => reject(new Error('The sample page did not come up.'))),
      PATIENCE,
    );
    const listen = (event: MessageEvent) => {
      if (event.source === frame.contentWindow && readFromSample(event.data)?.parvis === 'ready')
        finish(() => resolve(frame));
    };
    const finish = (then: () => void) => {
      clearTimeout(late);
      window.removeEventListener('message', listen);
      then();
    };
    window.addEventListener('message', listen);
    frame.src = address;
    document.body.append(frame);
  });
}

/** A page that has not changed for this long is whole, in milliseconds: parts of it are loaded on demand. */
const QUIET = 400;

/** Settles once nothing comes to the page any more and its pictures are there. */
async function settled(page: Document): Promise<void> {
  const end = performance.now() + PATIENCE;
  let changed = performance.now();
  const watch = new MutationObserver(() => {
    changed = performance.now();
  });
  watch.observe(page, { childList: true, subtree: true });
  while (performance.now() < Math.min(changed + QUIET, end))
    await new Promise((resolve) => requestAnimationFrame(resolve));
  watch.disconnect();
  for (const image of page.images) await image.decode().catch(() => undefined);
}

async function pictureOf(address: string, letters: string | undefined): Promise<HTMLImageElement> {
  const frame = await opened(framed(address));
  try {
    const page = frame.contentDocument;
    if (!page) throw new Error('The sample pages are not of this origin.');
    const rule = await lettersRule(letters, frame.contentWindow);
    await settled(page);
    return await snapshot(page, PHONE, rule);
  } finally {
    frame.remove();
  }
}

/** Both screens in both schemes on one sheet, as PNG. The sheet carries the theme: read back, it brings it again. */
export async function drawSheet(samples: string, theme: ThemeDocument, names: SheetNames): Promise<Blob> {
  const pages = sheetPages(samples, theme, names.locale);
  const width = 2 * MARGIN + pages.length * PHONE.width + (pages.length - 1) * GAP;
  const height = 2 * MARGIN + TITLE + PHONE.height + CAPTION;
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.scale(SCALE, SCALE);
  context.fillStyle = PAPER;
  context.fillRect(0, 0, width, height);
  context.fillStyle = INK;
  context.font = `700 28px ${FONT}`;
  context.fillText(names.title, MARGIN, MARGIN + 28, width - 2 * MARGIN);
  context.font = `400 18px ${FONT}`;
  let left = MARGIN;
  for (const { scheme, address } of pages) {
    const picture = await pictureOf(address, theme.shape.fontFile);
    context.drawImage(picture, left, MARGIN + TITLE, PHONE.width, PHONE.height);
    context.strokeStyle = '#8888';
    context.strokeRect(left - 0.5, MARGIN + TITLE - 0.5, PHONE.width + 1, PHONE.height + 1);
    context.fillText(names[scheme], left, MARGIN + TITLE + PHONE.height + 28);
    left += PHONE.width + GAP;
  }
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!png) throw new Error('This browser writes no pictures.');
  return withNote(new Uint8Array(await png.arrayBuffer()), sampleAddress(samples, 1, theme, 'light'));
}
