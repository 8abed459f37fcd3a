import type { Translate } from './translate.ts';

/** Returns the texts of a menu of tiles (area `entry`). */
export const menuTexts = (t: Translate) => ({
  prompts: {
    category: t('menu.title'),
    option: t('menu.continue'),
    poll: t('menu.poll'),
    info: t('menu.info'),
    reportOrOther: t('menu.other'),
  },
  report: (lbl: string) => t('menu.report', { lbl }),
});
