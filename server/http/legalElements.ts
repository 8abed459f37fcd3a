import { htmlText } from '../base/htmlText.ts';

/** Words as a paragraph. */
export const paragraph = (words: string): string => `<p>${htmlText(words)}</p>`;

/** A link; one to another site says so to the browser. */
export const link = (href: string, words: string): string =>
  `<a href="${htmlText(href)}"${/^https?:/.test(href) ? ' rel="noopener noreferrer"' : ''}>${htmlText(words)}</a>`;

/** A part of a page with its heading. */
export const section = (title: string, ...content: readonly (string | undefined)[]): string =>
  `<section><h2>${htmlText(title)}</h2>${content.filter(Boolean).join('')}</section>`;

/** Points of a list, each written already. */
export const list = (points: readonly string[]): string =>
  `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;

/** A table of two columns, the first of which names its row. */
export const table = (
  caption: string,
  head: readonly [string, string],
  rows: readonly (readonly [string, string])[],
): string => `<table><caption>${htmlText(caption)}</caption>
<thead><tr>${head.map((name) => `<th scope="col">${htmlText(name)}</th>`).join('')}</tr></thead>
<tbody>${rows.map(([name, value]) => `<tr><th scope="row">${htmlText(name)}</th><td>${htmlText(value)}</td></tr>`).join('')}</tbody></table>`;
