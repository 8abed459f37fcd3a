import { type BrowserSeen, isLegacyIos } from './agents.ts';

/** What a browser cannot do, or does beyond what is asked. */
export type BrowserWarning = 'inApp' | 'legacyIos' | 'iosOther' | 'samsungDark';

/** What was found out about it. */
export interface Found {
  readonly seen: BrowserSeen;
  /** It changes colours of pages by itself. */
  readonly darkens: boolean;
}

const rows: readonly (readonly [BrowserWarning, (found: Found) => boolean])[] = [
  ['inApp', ({ seen }) => seen.browser === 'inApp'],
  ['legacyIos', ({ seen }) => isLegacyIos(seen)],
  ['iosOther', ({ seen }) => seen.system === 'ios' && seen.browser !== 'safari' && seen.browser !== 'inApp'],
  ['samsungDark', ({ seen, darkens }) => seen.browser === 'samsung' && darkens],
];

/** What is to be said of a browser; nothing of most. */
export const warningsOf = (found: Found): BrowserWarning[] =>
  rows.filter(([, fits]) => fits(found)).map(([warning]) => warning);

/** How browsers compute white. */
const WHITE = /^rgba?\(255, ?255, ?255(?:, ?1)?\)$/;

/** Whether what must be white is drawn in another colour: nobody but the browser changes it. */
export const isChanged = (computed: string): boolean => computed !== '' && !WHITE.test(computed);

/** Whether this browser darkens pages by itself at the moment: the ground of a page is asked for that is light in so many words. */
export function darkensHere(): boolean {
  const probe = document.createElement('div');
  Object.assign(probe.style, { display: 'none', colorScheme: 'only light', backgroundColor: 'Canvas' });
  document.body.append(probe);
  const computed = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return isChanged(computed);
}
