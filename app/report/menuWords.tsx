import type { TextStore } from '@parvis/locales/translate';
import { iconByName } from '@parvis/ui/icons/byName';
import type { QrMenuTexts } from '@parvis/ui/screens/QrMenu';

/** What a menu says, whether of a scanned code or of a demonstration. */
export const menuWords = (t: TextStore['t']): QrMenuTexts => ({
  prompts: {
    category: t('menu.title'),
    option: t('menu.continue'),
    poll: t('menu.poll'),
    info: t('menu.info'),
    reportOrOther: t('menu.other'),
  },
  report: (lbl) => t('menu.report', { lbl }),
});

export const drawMenuIcon = (name: string) => {
  const Icon = iconByName(name);
  return <Icon size={24} />;
};
