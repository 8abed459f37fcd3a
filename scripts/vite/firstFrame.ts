import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ENTRY = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOADED = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;
const STYLES = /<link rel="stylesheet" href="\/base\.css" \/>/;
/** For a frame and server-rendered pictures, ms. */
const PATIENCE = 500;

// ES5, for browsers too old for the app.

/** Records early presses and replays them on request (`app/lib/boot/serverView.ts`). In a list only the last counts. */
const REMEMBER =
  'function up(at,tag){while(at&&at.tagName!==tag)at=at.parentNode;return at}' +
  'function note(event){var at=up(event.target,"BUTTON");if(!at||pressed.indexOf(at)>=0)return;var list=up(at,"UL");' +
  'pressed=pressed.filter(function(other){if(!list||up(other,"UL")!==list)return true;other.removeAttribute("data-pressed-early")});' +
  'pressed.push(at);at.setAttribute("data-pressed-early","")}' +
  'var pressed=[];document.addEventListener("click",note,true);' +
  'window.pvPressAgain=function(root){document.removeEventListener("click",note,true);' +
  // Each press may change the page.
  '(function next(){var button=pressed.shift();if(!button)return;if(root&&root.contains(button)){button.removeAttribute("data-pressed-early");button.click()}setTimeout(next)})()};';

/** Static imports first, as separate scripts: input is handled between them. */
const begin = (entry: string, imported: readonly string[]): string =>
  'var app;function run(file){app=document.createElement("script");app.type="module";app.async=false;app.crossOrigin="";app.src=file;document.head.appendChild(app)}' +
  `function begin(){if(!app)${JSON.stringify([...imported, entry])}.forEach(run)}`;

/** Half a second at most. */
const WAIT =
  'function seen(){var left=1;function one(){left-=1;if(left===0)requestAnimationFrame(function(){setTimeout(begin)})}' +
  '[].forEach.call(document.querySelectorAll("#root[data-drawn] img"),function(picture){if(picture.complete)return;left+=1;picture.onload=picture.onerror=one});one()}' +
  `if(document.hidden||!window.requestAnimationFrame)begin();else{requestAnimationFrame(function(){setTimeout(seen)});setTimeout(begin,${PATIENCE})}`;

const makeStartScript = (entry: string, imported: readonly string[]): string =>
  `(function(){${REMEMBER}${begin(entry, imported)}${WAIT}})()`;

const makePreloadLink = (file: string): string =>
  `\n    <link rel="modulepreload" crossorigin fetchpriority="low" href="${file}">`;

const minifyCss = (css: string): string =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Inline rules, low-priority prefetch, scripts after the first paint. With a server-rendered view the server removes
 * the prefetch links (`server/http/builtPage.ts`): visible content has the network alone.
 * @throws Error if the page lacks an entry or base.css
 */
export function inlineFirstFrame(html: string, css: string): string {
  const entry = ENTRY.exec(html)?.[1];
  if (!entry || !STYLES.test(html))
    throw new Error('The built page names no entry or no base.css: look at scripts/vite/firstFrame.ts.');
  const imported = Array.from(html.matchAll(PRELOADED), ([, file = '']) => file);
  return html
    .replaceAll(PRELOADED, '')
    .replace(ENTRY, () => [entry, ...imported].map(makePreloadLink).join(''))
    .replace(STYLES, () => `<style>${minifyCss(css)}</style>`)
    .replace(/\s*<\/body>/, () => `\n    <script>${makeStartScript(entry, imported)}</script>\n  </body>`);
}

/** Its rules are `app/public/base.css` of the public folder. */
export const firstFrame = (publicFolder: string): Plugin => ({
  name: 'parvis:first-frame',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => inlineFirstFrame(html, readFileSync(join(publicFolder, 'base.css'), 'utf8')),
  },
});
