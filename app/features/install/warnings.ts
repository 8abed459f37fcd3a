import type { BrowserSeen } from './agents.ts';
import { type InstallWay, opensElsewhere } from './ways.ts';

/** What a browser cannot do. */
export type BrowserWarning = 'inApp' | 'iosOther';

type Fits = (seen: BrowserSeen, way: InstallWay | undefined) => boolean;

const rows: readonly (readonly [BrowserWarning, Fits])[] = [
  // Where the way itself leads out of the other app, that says it.
  ['inApp', ({ browser }, way) => browser === 'inApp' && !(way && opensElsewhere(way))],
  ['iosOther', ({ system, browser }) => system === 'ios' && browser !== 'safari' && browser !== 'inApp'],
];

/** What is to be said of a browser beside how the app is installed in it; nothing of most. */
export const warningsOf = (seen: BrowserSeen, way: InstallWay | undefined): BrowserWarning[] =>
  rows.filter(([, fits]) => fits(seen, way)).map(([warning]) => warning);

/** How browsers compute white. */
const WHITE = /^rgba?\(255, ?255, ?255(?:, ?1)?\)$/;

/** Whether what must be white is drawn in another colour: nobody but the browser changes it. */
const isChanged = (computed: string): boolean => computed !== '' && !WHITE.test(computed);

/** Whether this browser darkens pages by itself at the moment: the ground of a page is asked for that is light in so many words. */
export function darkensHere(): boolean {
  const probe = document.createElement('div');
  Object.assign(probe.style, { display: 'none', colorScheme: 'only light', backgroundColor: 'Canvas' });
  document.body.append(probe);
  const computed = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return isChanged(computed);
}
