import type { Translate } from './translate.ts';

/** Returns the built-in texts of a questionnaire (area `flows`). */
export const questionnaireTexts = (t: Translate) => ({
  confirm: t('questionnaire.confirm'),
  invalid: t('questionnaire.invalid'),
  // Code points of invisible characters would mean nothing to the writer.
  refused(chars: readonly string[], letters?: 'latin' | 'all') {
    if (chars.every((name) => name.startsWith('U+'))) return t('questionnaire.hint.unseen');
    const id = letters === 'all' ? 'questionnaire.hint.refused.all' : 'questionnaire.hint.refused';
    return t(id, { chars: chars.join(' '), count: chars.length });
  },
  foreign: t('questionnaire.hint.foreign'),
  mail: {
    form: t('questionnaire.mail.form'),
    tooLong: t('questionnaire.mail.tooLong'),
    characters: t('questionnaire.mail.characters'),
  },
  missing: t('questionnaire.missing'),
  missingOf: (what: string) => t('questionnaire.missingOf', { what }),
  onlyButtons: (what: string) => t('questionnaire.onlyButtons', { what }),
  missingTicks: t('questionnaire.missingTicks'),
  missingChoice: t('questionnaire.missingChoice'),
  left: t('questionnaire.left'),
  waiting: t('questionnaire.waiting'),
  unheard: t('questionnaire.unheard'),
  done: t('questionnaire.done'),
  hints: {
    email: t('questionnaire.hint.email'),
    code: t('questionnaire.hint.code'),
    phone: t('questionnaire.hint.phone'),
    message: t('questionnaire.hint.message'),
    anyLetters: t('questionnaire.hint.message.all'),
  },
});
