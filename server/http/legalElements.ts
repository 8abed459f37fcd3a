import { escapeHtml } from '../platform/lib/escapeHtml.ts';

export const renderParagraph = (words: string): string => `<p>${escapeHtml(words)}</p>`;

export const renderLink = (href: string, words: string): string =>
  `<a href="${escapeHtml(href)}"${/^https?:/.test(href) ? ' rel="noopener noreferrer"' : ''}>${escapeHtml(words)}</a>`;

export const renderSection = (title: string, ...content: readonly (string | undefined)[]): string =>
  `<section><h2>${escapeHtml(title)}</h2>${content.filter(Boolean).join('')}</section>`;

/** Expects HTML. */
export const renderList = (points: readonly string[]): string =>
  `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;

/** The first column holds row headers. Explicit roles: browsers drop them once CSS stacks the cells. */
export const renderTable = (
  caption: string,
  head: readonly [string, string],
  rows: readonly (readonly [string, string])[],
): string => `<table role="table"><caption>${escapeHtml(caption)}</caption>
<thead role="rowgroup"><tr role="row">${head.map((name) => `<th scope="col" role="columnheader">${escapeHtml(name)}</th>`).join('')}</tr></thead>
<tbody role="rowgroup">${rows.map(([name, value]) => `<tr role="row"><th scope="row" role="rowheader">${escapeHtml(name)}</th><td role="cell">${escapeHtml(value)}</td></tr>`).join('')}</tbody></table>`;
