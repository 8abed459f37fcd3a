import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ENTRY = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOADED = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;
const STYLES = /<link rel="stylesheet" href="\/base\.css" \/>/;
/** What the page waits for before its app, milliseconds: a frame, and the pictures that the server drew into it. */
const PATIENCE = 500;

// What follows is written for every browser that opens the page, those too old for the app, too.

/**
 * Remembers the buttons that are pressed before the app is there, marks them, and presses them when it asks (`app/lib/boot/serverView.ts`). Of
 * those of one list the last one counts: who presses another one there has thought better of it.
 */
const REMEMBER =
  'function up(at,tag){while(at&&at.tagName!==tag)at=at.parentNode;return at}' +
  'function note(event){var at=up(event.target,"BUTTON");if(!at||pressed.indexOf(at)>=0)return;var list=up(at,"UL");' +
  'pressed=pressed.filter(function(other){if(!list||up(other,"UL")!==list)return true;other.removeAttribute("data-pressed-early")});' +
  'pressed.push(at);at.setAttribute("data-pressed-early","")}' +
  'var pressed=[];document.addEventListener("click",note,true);' +
  'window.pvPressAgain=function(root){document.removeEventListener("click",note,true);' +
  // One after the other, so that each meets what the one before it has changed.
  '(function next(){var button=pressed.shift();if(!button)return;if(root&&root.contains(button)){button.removeAttribute("data-pressed-early");button.click()}setTimeout(next)})()};';

/**
 * Fetches and runs the app, once: what it imports at once each as a script of its own before it, in that order, so that the
 * browser can answer somebody between one and the next.
 */
const begin = (entry: string, imported: readonly string[]): string =>
  'var app;function run(file){app=document.createElement("script");app.type="module";app.async=false;app.crossOrigin="";app.src=file;document.head.appendChild(app)}' +
  `function begin(){if(!app)${JSON.stringify([...imported, entry])}.forEach(run)}`;

/** Begins after the first frame, and after the pictures that stand in it, within half a second. */
const WAIT =
  'function seen(){var left=1;function one(){left-=1;if(left===0)requestAnimationFrame(function(){setTimeout(begin)})}' +
  '[].forEach.call(document.querySelectorAll("#root[data-drawn] img"),function(picture){if(picture.complete)return;left+=1;picture.onload=picture.onerror=one});one()}' +
  `if(document.hidden||!window.requestAnimationFrame)begin();else{requestAnimationFrame(function(){setTimeout(seen)});setTimeout(begin,${PATIENCE})}`;

const script = (entry: string, imported: readonly string[]): string =>
  `(function(){${REMEMBER}${begin(entry, imported)}${WAIT}})()`;

const preload = (file: string): string =>
  `\n    <link rel="modulepreload" crossorigin fetchpriority="low" href="${file}">`;

const packed = (css: string): string =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * A built page whose first frame waits for nothing: its few rules stand in it, and its scripts, fetched from the beginning
 * behind all that is seen, run once the browser has drawn. Where the server draws the first view it takes the links out by which
 * they are fetched so early (`server/http/builtPage.ts`): what is seen has the network to itself, and the scripts follow.
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
    .replace(/\s*<\/body>/, () => `\n    <script>${script(entry, imported)}</script>\n  </body>`);
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
