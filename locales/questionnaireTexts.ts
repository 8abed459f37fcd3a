import type { Translate } from './translate.ts';

/** The few sentences that a questionnaire says by itself (area `flows`). */
export const questionnaireTexts = (t: Translate) => ({
  confirm: t('questionnaire.confirm'),
  invalid: t('questionnaire.invalid'),
  missing: t('questionnaire.missing'),
  waiting: t('questionnaire.waiting'),
  hints: {
    email: t('questionnaire.hint.email'),
    code: t('questionnaire.hint.code'),
    phone: t('questionnaire.hint.phone'),
    message: t('questionnaire.hint.message'),
  },
});
