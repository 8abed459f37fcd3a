import { htmlText } from '../platform/lib/htmlText.ts';

export const paragraph = (words: string): string => `<p>${htmlText(words)}</p>`;

export const link = (href: string, words: string): string =>
  `<a href="${htmlText(href)}"${/^https?:/.test(href) ? ' rel="noopener noreferrer"' : ''}>${htmlText(words)}</a>`;

export const section = (title: string, ...content: readonly (string | undefined)[]): string =>
  `<section><h2>${htmlText(title)}</h2>${content.filter(Boolean).join('')}</section>`;

/** Renders list items that are HTML already. */
export const list = (points: readonly string[]): string =>
  `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;

/**
 * Renders a table whose first column holds row headers. Explicit roles: browsers drop them once CSS stacks
 * the cells.
 */
export const table = (
  caption: string,
  head: readonly [string, string],
  rows: readonly (readonly [string, string])[],
): string => `<table role="table"><caption>${htmlText(caption)}</caption>
<thead role="rowgroup"><tr role="row">${head.map((name) => `<th scope="col" role="columnheader">${htmlText(name)}</th>`).join('')}</tr></thead>
<tbody role="rowgroup">${rows.map(([name, value]) => `<tr role="row"><th scope="row" role="rowheader">${htmlText(name)}</th><td role="cell">${htmlText(value)}</td></tr>`).join('')}</tbody></table>`;
