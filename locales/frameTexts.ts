import type { Translate } from './translate.ts';

/** The words of the parts that a first view draws; `FrameTexts` of `ui` holds the list complete where it is used. */
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
