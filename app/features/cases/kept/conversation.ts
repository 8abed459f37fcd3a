import type { PageSnapshot, SnapshotLine } from '../pageSnapshot.ts';

/*
 * Draws the cached conversation or case list before the app starts, loaded by
 * `app/worker/buildOfflinePage.ts`. Imports would load first, so it has none.
 */

/** Written by `app/features/cases/usePageSnapshot.ts` and `app/lib/session/cachedProfile.ts`. */
const CONVERSATION_KEY = 'pv_kept_drawn';
const LIST_KEY = 'pv_kept_drawn_own';
const PROFILE_KEY = 'pv_profile';
/** As in `app/lib/api/cacheKeys.ts`, milliseconds. */
const MAX_AGE = 24 * 60 * 60_000;
/** Removes the snapshot if the app does not start, milliseconds. */
const TIMEOUT = 15_000;

interface StoredSnapshot {
  readonly crUid: string;
  /** Unix milliseconds. */
  readonly at: number;
  readonly value: PageSnapshot;
}

const readStored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const isDark = (): boolean =>
  (document.documentElement.dataset.scheme ??
    (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';

const isList = /\/m\/home\/?$/.test(location.pathname);

/** Same identity, language and scheme only. */
function loadSnapshot(): PageSnapshot | undefined {
  const kept = readStored(isList ? LIST_KEY : CONVERSATION_KEY) as StoredSnapshot | null;
  const here = readStored(PROFILE_KEY) as { readonly profile?: { readonly crUid?: string } } | null;
  if (!kept || kept.crUid !== here?.profile?.crUid) return undefined;
  const { at, value } = kept;
  // A clock set back must not extend the lifetime.
  const isFresh = Math.abs(Date.now() - at) < MAX_AGE;
  const isSamePage = isList || decodeURIComponent(location.pathname).endsWith(`/${value.csid}`);
  const isSameDisplay =
    value.locale === document.documentElement.lang && (value.scheme === 'dark') === isDark();
  return isFresh && isSamePage && isSameDisplay ? value : undefined;
}

const RULES = [
  '#kept{position:fixed;inset:0;z-index:99;display:flex;flex-direction:column;overflow:hidden;line-height:1.35}',
  '#kept header{display:grid;align-content:center;box-sizing:border-box;min-height:64px;padding:8px 16px 8px 60px;overflow-wrap:anywhere}',
  '#kept header b{font-size:1.0625rem}',
  '#kept header span{font-size:.875rem}',
  '#kept>p{margin:0;padding:8px 16px;font-size:.875rem;border-block-end:1px solid}',
  '#kept ol{flex:1;display:flex;flex-direction:column;gap:12px;box-sizing:border-box;inline-size:100%;max-inline-size:48rem;margin:0 auto;padding:16px 12px 96px;overflow:auto;list-style:none}',
  '#kept li{max-inline-size:82%;padding:8px 14px;border-radius:18px;align-self:flex-start;overflow-wrap:anywhere;white-space:pre-line}',
  '#kept li:first-child{margin-block-start:auto}',
  '#kept li[data-mine]{align-self:flex-end}',
  '#kept li b{display:block;font-size:.8125rem}',
  '#kept[data-list] ol{gap:8px;padding-block-start:20px}',
  // Rules are prepended: these need more specificity.
  '#kept[data-list] ol>li{box-sizing:border-box;max-inline-size:none;inline-size:100%;margin:0;padding:10px 16px;font-size:.8125rem}',
  '#kept[data-list] ol>li b{font-size:.9375rem}',
];

function createElement(
  name: string,
  text: string,
  colours: readonly [ground: string, txt: string] | [],
): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  const [ground, txt] = colours;
  if (ground && txt) Object.assign(created.style, { backgroundColor: ground, color: txt });
  return created;
}

function getColours(mine: boolean, { colours }: PageSnapshot): readonly [ground: string, txt: string] {
  if (isList) return [colours.mainBtnBg1, colours.mainBtnTxt1];
  return mine ? [colours.msgMineBg, colours.msgMineTxt] : [colours.msgOthersBg, colours.msgOthersTxt];
}

function createLine({ mine, name, text }: SnapshotLine, kept: PageSnapshot): HTMLElement {
  const line = createElement('li', text, getColours(mine, kept));
  if (mine) line.dataset.mine = '';
  if (!mine) line.prepend(createElement('b', name, []));
  return line;
}

function createView(kept: PageSnapshot): HTMLElement {
  const { bg1, hdrBg1, txt } = kept.colours;
  const whole = createElement('div', '', [bg1, txt]);
  whole.id = 'kept';
  if (isList) whole.dataset.list = '';
  whole.lang = kept.locale;
  const header = createElement('header', '', [hdrBg1, txt]);
  header.append(createElement('b', kept.title, []), createElement('span', kept.subtitle, []));
  const list = createElement('ol', '', []);
  list.setAttribute('aria-label', kept.label);
  list.append(...kept.lines.map((line) => createLine(line, kept)));
  whole.append(header, createElement('p', kept.told, []), list);
  return whole;
}

/** Until the app renders anything but a loading state. */
function showSnapshot(kept: PageSnapshot, root: HTMLElement): void {
  const style = document.createElement('style');
  document.head.append(style);
  for (const rule of RULES) style.sheet?.insertRule(rule);
  const whole = createView(kept);
  root.before(whole);
  if (!isList) whole.lastElementChild?.scrollTo(0, whole.lastElementChild.scrollHeight);
  root.inert = true;
  const removeView = () => {
    watch.disconnect();
    clearTimeout(timer);
    whole.remove();
    style.remove();
    root.inert = false;
  };
  const checkRendered = () => {
    if (root.querySelector('[role=log], main:not(.first) :is(button, a)')) removeView();
  };
  const watch = new MutationObserver(checkRendered);
  watch.observe(root, { childList: true, subtree: true });
  const timer = setTimeout(removeView, TIMEOUT);
}

try {
  const kept = loadSnapshot();
  const root = document.getElementById('root');
  if (kept && root) showSnapshot(kept, root);
} catch {
  // The app reports unreadable data.
}
