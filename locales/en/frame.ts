import type { Translation } from '../forms/plurals.ts';
import type { frame as French } from '../fr/frame.ts';

/** Built-in texts of the first view's components; see `FrameTexts` of `ui/texts.tsx`. */
export const frame: Translation<typeof French> = {
  'part.skip': 'Skip to content',
  'part.back': 'Back',
  'part.close': 'Close',
  'part.retry': 'Try again',
  'part.loading': 'Loading…',
  'part.pending': 'Pending',
  'part.alreadyAnswered': 'Already answered',
  'part.mainNavigation': 'Main menu',
  'part.breadcrumbs': 'Path',
  'part.demo': 'Demo',
  'part.simulation': 'Simulation: fake QR code',
  'part.unread_one': '{{count}} unread',
  'part.unread_other': '{{count}} unread',
  'part.newTab': '{{words}} (new tab)',
  'part.expand': 'Expand',
  'part.collapse': 'Collapse',
};
