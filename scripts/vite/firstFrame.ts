import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ENTRY = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOADED = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;
const STYLES = /<link rel="stylesheet" href="\/base\.css" \/>/;
/** Where no frame comes (a page that is drawn ahead of its showing), the app begins after this long. Milliseconds. */
const NO_FRAME = 500;

/** Begins the app after the first frame. Written for every browser that opens the page, those too old for the app, too. */
const starter = (entry: string): string =>
  `(function(){var app;function begin(){if(app)return;app=document.createElement("script");app.type="module";app.crossOrigin="";app.src="${entry}";document.head.appendChild(app)}` +
  `if(document.hidden||!window.requestAnimationFrame)begin();else{requestAnimationFrame(function(){setTimeout(begin)});setTimeout(begin,${NO_FRAME})}})()`;

const preload = (file: string): string =>
  `\n    <link rel="modulepreload" crossorigin fetchpriority="low" href="${file}">`;

const packed = (css: string): string =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * A built page whose first frame waits for nothing: its few rules stand in it, and its scripts, fetched from the beginning
 * behind all that is seen, run once the browser has drawn.
 * @throws Error when the page no longer names an entry and base.css
 */
export function firstFrameOf(html: string, css: string): string {
  const entry = ENTRY.exec(html)?.[1];
  if (!entry || !STYLES.test(html))
    throw new Error('The built page names no entry or no base.css: look at scripts/vite/firstFrame.ts.');
  const imported = Array.from(html.matchAll(PRELOADED), ([, file = '']) => file);
  return html
    .replaceAll(PRELOADED, '')
    .replace(ENTRY, () => [entry, ...imported].map(preload).join(''))
    .replace(STYLES, () => `<style>${packed(css)}</style>`)
    .replace(/\s*<\/body>/, () => `\n    <script>${starter(entry)}</script>\n  </body>`);
}

/** The first frame belongs to what the server wrote into the page; the rules for it are `base.css` of the public folder. */
export const firstFrame = (publicFolder: string): Plugin => ({
  name: 'parvis:first-frame',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => firstFrameOf(html, readFileSync(join(publicFolder, 'base.css'), 'utf8')),
  },
});
