import type { Locale } from '@parvis/locales/languages';
import { brand } from '@parvis/theme/palette/brand';
import { ownFontName } from '@parvis/theme/shape/declarations';
import { readFromSample } from '../../live/messages.ts';
import { framed } from '../../samples/shared/addresses.ts';
import { fetchLetters } from '../../samples/shared/letters.ts';
import { PHONE } from '../frames/views.ts';
import { asData } from '../shared/asData.ts';
import type { ThemeDocument } from '../state/document.ts';
import { sampleAddress } from './addresses.ts';
import { withNote } from './pngNote.ts';
import { sheetPages } from './sheetPages.ts';

/** A picture of a sample page: its own document, drawn by the browser inside an SVG image. */

const SVG = 'http://www.w3.org/2000/svg';

/** All rules of a page as text, those that scripts inserted included. */
function rulesOf(page: Document): string {
  return [...page.styleSheets]
    .flatMap((sheet) => {
      try {
        return [...sheet.cssRules].map((rule) => rule.cssText);
      } catch {
        return [];
      }
    })
    .join('\n');
}

/** An image as a data address, as it is shown; null when its site does not let it be read. */
async function dataOf(image: HTMLImageElement): Promise<string | null> {
  if (image.src.startsWith('data:')) return image.src;
  const copy = new Image();
  copy.crossOrigin = 'anonymous';
  copy.referrerPolicy = 'no-referrer';
  copy.src = image.src;
  try {
    await copy.decode();
    const canvas = document.createElement('canvas');
    canvas.width = copy.naturalWidth;
    canvas.height = copy.naturalHeight;
    canvas.getContext('2d')?.drawImage(copy, 0, 0);
    return canvas.toDataURL();
  } catch {
    return null;
  }
}

/** What a copy of markup loses: where boxes are scrolled to, what stands in fields, pictures of other files. */
async function withState(from: HTMLElement, to: HTMLElement): Promise<void> {
  const [own, copies] = [from, to].map((root) => [...root.querySelectorAll<HTMLElement>('*')]);
  for (const [index, element] of (own ?? []).entries()) {
    const copy = copies?.[index];
    if (!copy) continue;
    if (element instanceof HTMLImageElement || element.localName === 'img') {
      const data = await dataOf(element as HTMLImageElement);
      if (data) copy.setAttribute('src', data);
      else copy.removeAttribute('src');
    }
    if (element.scrollTop > 0) {
      copy.style.overflow = 'hidden';
      for (const child of copy.children)
        (child as HTMLElement).style.transform = `translateY(${-element.scrollTop}px)`;
    }
  }
  for (const script of to.querySelectorAll('script, link, noscript, style, iframe')) script.remove();
}

/**
 * Draws a page as it stands.
 *
 * @param page a document of this origin
 * @param more rules that the page itself does without */
async function snapshot(
  page: Document,
  { width, height }: { readonly width: number; readonly height: number },
  more = '',
): Promise<HTMLImageElement> {
  const copy = page.documentElement.cloneNode(true) as HTMLElement;
  await withState(page.documentElement, copy);
  const style = page.createElement('style');
  style.textContent = `${more}\n${rulesOf(page)}`;
  copy.querySelector('head')?.replaceChildren(style);
  const root = document.createElementNS(SVG, 'svg');
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const inside = document.createElementNS(SVG, 'foreignObject');
  inside.setAttribute('width', String(width));
  inside.setAttribute('height', String(height));
  inside.append(document.adoptNode(copy));
  root.append(inside);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(root))}`;
  await image.decode();
  return image;
}

/**
 * The rule that brings a customer's own letters into a picture, which asks for no file: the file stands in it. Empty where there
 * are none, or where a sample page does not show them either.
 *
 * @param page a sample page: its policy lets files of other sites be read
 */
async function lettersRule(address: string | undefined, page: Window | null): Promise<string> {
  const letters = address && page ? await fetchLetters(address, page) : undefined;
  if (!address || !letters?.ok) return '';
  const data = await asData(new Blob([letters.bytes], { type: 'font/woff2' }));
  return `@font-face{font-family:"${ownFontName(address)}";src:url("${data}");font-weight:100 900}`;
}

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
