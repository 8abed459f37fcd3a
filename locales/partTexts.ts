import { displayDate, displayMoment, displayTime } from './dates.ts';
import { frameTexts } from './frameTexts.ts';
import type { Locale } from './languages.ts';
import type { Translate } from './translate.ts';

export type PartTextsOptions = {
  /** Time zone, as `Europe/Paris`, equal on server and browser; the system's by default. */
  timeZone?: string | undefined;
};

/**
 * Returns the texts of the component library; `UiTexts` of `ui` checks that the list is complete.
 */
export const partTexts = (t: Translate, locale: Locale, { timeZone }: PartTextsOptions = {}) => ({
  ...frameTexts(t),
  send: t('part.send'),
  yes: t('part.yes'),
  no: t('part.no'),
  cancel: t('part.cancel'),
  required: t('part.required'),
  optional: t('part.optional'),
  stars: (count: number, max: number) => t('part.stars', { count, max }),
  starsShort: (count: number, max: number) => t('part.starsShort', { count, max }),
  rated: (value: number, max: number) =>
    t('part.rated', { value: value.toLocaleString(locale, { maximumFractionDigits: 1 }), max }),
  notRated: t('part.notRated'),
  clearRating: t('part.clearRating'),
  time: (at: Date) => displayTime(locale, at, timeZone),
  date: (at: Date) => displayDate(locale, at, undefined, timeZone),
  moment: (at: Date) => displayMoment(locale, at, timeZone),
  showPassword: t('part.showPassword'),
  hidePassword: t('part.hidePassword'),
  cut: (count: number) => t('part.cut', { count }),
  charactersLeft: (count: number) =>
    count < 0 ? t('part.charactersOver', { count: -count }) : t('part.charactersLeft', { count }),
  choose: t('part.choose'),
  clearChoice: t('part.clearChoice'),
  noChoices: t('part.noChoices'),
  newMessages: (count: number) => t('part.newMessages', { count }),
  latestMessages: t('part.latestMessages'),
  loadOlder: t('part.loadOlder'),
  sending: t('part.sending'),
  sent: t('part.sent'),
  seen: t('part.seen'),
  notSent: t('part.notSent'),
  takePhoto: t('part.takePhoto'),
  message: t('part.message'),
  unknownMessage: t('part.unknownMessage'),
  said: (of: string, what: string) => t('part.said', { of, what }),
  typing: t('part.typing'),
  openImage: t('part.openImage'),
  missingImage: t('part.missingImage'),
  missingVideo: t('part.missingVideo'),
  zoomIn: t('part.zoomIn'),
  zoomOut: t('part.zoomOut'),
  zoomFit: t('part.zoomFit'),
  zoomLevel: (percent: number) => t('part.zoomLevel', { percent }),
  imageOf: (at: number, count: number) => t('part.imageOf', { at, of: count }),
  previousImage: t('part.previousImage'),
  nextImage: t('part.nextImage'),
  pollShare: (count: number, percent: number) => t('part.pollShare', { count, percent }),
  pollTotal: (count: number) => t('part.pollTotal', { count }),
  pollMine: t('part.pollMine'),
  pollClosed: t('part.pollClosed'),
});
