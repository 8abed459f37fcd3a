import type { Translate } from './translate.ts';

/**
 * Returns the texts of the first view's components; `FrameTexts` of `ui` checks that the list is
 * complete.
 */
export const frameTexts = (t: Translate) => ({
  skipToContent: t('part.skip'),
  back: t('part.back'),
  close: t('part.close'),
  retry: t('part.retry'),
  loading: t('part.loading'),
  pending: t('part.pending'),
  alreadyAnswered: t('part.alreadyAnswered'),
  mainNavigation: t('part.mainNavigation'),
  breadcrumbs: t('part.breadcrumbs'),
  demo: t('part.demo'),
  simulation: t('part.simulation'),
  unread: (count: number) => t('part.unread', { count }),
  newTab: (words: string) => t('part.newTab', { words }),
  expand: t('part.expand'),
  collapse: t('part.collapse'),
});
