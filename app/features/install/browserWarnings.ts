import type { BrowserInfo } from './detectBrowser.ts';
import { type InstallMethod, isOtherBrowserNeeded } from './installMethods.ts';

export type BrowserWarning = 'inApp' | 'iosOther';

type WarningRule = (seen: BrowserInfo, way: InstallMethod | undefined) => boolean;

const rows: readonly (readonly [BrowserWarning, WarningRule])[] = [
  // Methods that leave the other app say so themselves.
  ['inApp', ({ browser }, way) => browser === 'inApp' && !(way && isOtherBrowserNeeded(way))],
  ['iosOther', ({ system, browser }) => system === 'ios' && browser !== 'safari' && browser !== 'inApp'],
];

export const listWarnings = (seen: BrowserInfo, way: InstallMethod | undefined): BrowserWarning[] =>
  rows.filter(([, fits]) => fits(seen, way)).map(([warning]) => warning);

const WHITE = /^rgba?\(255, ?255, ?255(?:, ?1)?\)$/;

const isChanged = (computed: string): boolean => computed !== '' && !WHITE.test(computed);

/** Probes a colour declared light-only. */
export function isPageDarkened(): boolean {
  const probe = document.createElement('div');
  Object.assign(probe.style, { display: 'none', colorScheme: 'only light', backgroundColor: 'Canvas' });
  document.body.append(probe);
  const computed = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return isChanged(computed);
}
