import type { Locale } from '@parvis/locales/languages';
import type { Translate } from '@parvis/locales/translate';
import type { UiTexts } from '@parvis/ui/texts';

/** The words of parts in the given language. The type holds it complete. */
export function uiTexts(t: Translate, locale: Locale): UiTexts {
  return {
    back: t('part.back'),
    close: t('part.close'),
    send: t('part.send'),
    yes: t('part.yes'),
    no: t('part.no'),
    cancel: t('part.cancel'),
    retry: t('part.retry'),
    loading: t('part.loading'),
    required: t('part.required'),
    optional: t('part.optional'),
    stars: (count, max) => t('part.stars', { count, max }),
    starsShort: (count, max) => t('part.starsShort', { count, max }),
    rated: (value, max) =>
      t('part.rated', { value: value.toLocaleString(locale, { maximumFractionDigits: 1 }), max }),
    clearRating: t('part.clearRating'),
    showPassword: t('part.showPassword'),
    hidePassword: t('part.hidePassword'),
    charactersLeft: (count) => t('part.charactersLeft', { count }),
    choose: t('part.choose'),
    clearChoice: t('part.clearChoice'),
    noChoices: t('part.noChoices'),
    pending: t('part.pending'),
    alreadyAnswered: t('part.alreadyAnswered'),
    mainNavigation: t('part.mainNavigation'),
    breadcrumbs: t('part.breadcrumbs'),
    demo: t('part.demo'),
    simulation: t('part.simulation'),
    unread: (count) => t('part.unread', { count }),
    expand: t('part.expand'),
    collapse: t('part.collapse'),
    newMessages: (count) => t('part.newMessages', { count }),
    loadOlder: t('part.loadOlder'),
    sending: t('part.sending'),
    sent: t('part.sent'),
    seen: t('part.seen'),
    notSent: t('part.notSent'),
    takePhoto: t('part.takePhoto'),
    message: t('part.message'),
    unknownMessage: t('part.unknownMessage'),
    typing: t('part.typing'),
    openImage: t('part.openImage'),
    missingImage: t('part.missingImage'),
    zoomIn: t('part.zoomIn'),
    zoomOut: t('part.zoomOut'),
  };
}
