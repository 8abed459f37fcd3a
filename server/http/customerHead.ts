import { logoAddress } from '@parvis/api/addresses';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import type { CustomerRow } from '../modules/customers/service.ts';
import { escapeHtml } from '../platform/lib/escapeHtml.ts';
import { translate } from '../platform/lib/texts.ts';

/** Capped, so that enlarged text has room on a phone. */
export const SIDE_PADDING = 'min(1.5rem,6vw)';

/** Hyphenates enlarged text. */
export const HEAD_STYLE = `body{overflow-wrap:break-word;hyphenate-limit-chars:12 4 4}main{-webkit-hyphens:auto;hyphens:auto}h1,h2{hyphenate-limit-chars:8 3 3}
header{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .75rem;min-height:4rem;box-sizing:border-box;padding:.5rem ${SIDE_PADDING};
font-weight:700;line-height:1.3;background:linear-gradient(90deg,var(--pv-colors-hdrBg1),var(--pv-colors-hdrBg2))}header img{max-width:2.5rem;max-height:2.5rem;border-radius:.25rem}
header span{flex:1 1 5rem;max-width:100%}
header a{display:inline-flex;align-items:center;gap:.375rem;min-height:3rem;margin-inline:auto calc(-1*min(.75rem,6vw));padding-inline:.75rem;font-weight:400;white-space:nowrap}
main:focus{outline:none}.skip{position:fixed;z-index:1;inset-block-start:.5rem;inset-inline-start:.5rem;padding:.75rem 1rem;border-radius:.5rem;background:var(--pv-colors-btn1Bg);color:var(--pv-colors-btn1Fill);font-weight:700}
.skip:not(:focus){width:1px;height:1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}`;

export const renderSkipLink = (locale: Locale): string =>
  `<a class="skip" href="#content">${escapeHtml(translate('part.skip', locale))}</a>`;
export const CONTENT_ATTRIBUTES = ' id="content" tabindex="-1"';

export function renderCustomerHead(row: CustomerRow | undefined, locale: Locale, back?: string): string {
  const logo = row?.logoId ? `<img src="${escapeHtml(logoAddress(row.logoId))}" alt="">` : '';
  const name = row ? wordsIn(row.lbl, locale) : translate('app.name', locale);
  const way =
    back === undefined
      ? ''
      : `<a href="${escapeHtml(back)}">${escapeHtml(translate('part.back', locale))}</a>`;
  return `<header>${logo}<span>${escapeHtml(name)}</span>${way}</header>`;
}
