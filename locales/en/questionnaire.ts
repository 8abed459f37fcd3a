import type { Translation } from '../forms/plurals.ts';
import type { questionnaire as french } from '../fr/questionnaire.ts';

/** Built-in texts of any questionnaire: buttons, hints, errors. */
export const questionnaire: Translation<typeof french> = {
  'questionnaire.confirm': 'Confirm',
  'questionnaire.invalid':
    'This answer is incomplete or holds a character that is refused. Please correct it.',
  'questionnaire.missing': 'Please answer this question to continue.',
  'questionnaire.missingOf': 'Not answered yet: {{what}}',
  'questionnaire.onlyButtons': 'To go on, choose a button: {{what}}',
  'questionnaire.missingTicks': 'Tick at least one box.',
  'questionnaire.missingChoice': 'Choose one answer.',
  'questionnaire.restored': 'Your answers are back: carry on where you were.',
  'questionnaire.changed': 'The questions have changed since. Please answer them again.',
  'questionnaire.lost': 'Your answers could not be brought back. Please answer again.',
  'questionnaire.left': 'You have left these questions.',
  'questionnaire.unheard': 'The service does not answer. Please try again.',
  'questionnaire.done': 'Thank you, it is saved.',
  'questionnaire.waiting': 'Checking…',
  'questionnaire.error': 'an error was encountered, try refreshing the page',
  'questionnaire.rating.min': 'Minimum',
  'questionnaire.rating.max': 'Maximum',
  'questionnaire.hint.email': 'For example: first.last@example.com',
  'questionnaire.mail.form': 'This address is not complete. Write it like this: first.last@example.com',
  'questionnaire.mail.tooLong': 'This address is too long: it has 255 characters at most.',
  'questionnaire.mail.characters':
    'This address has a sign that addresses cannot hold: a space, an accent or an emoji, for example.',
  'questionnaire.hint.code': '5 letters or digits, without l, o, 0 or 1',
  'questionnaire.hint.foreign':
    'This number is of another country: text messages go to French mobiles alone.',
  'questionnaire.hint.phone': 'French number, for example: 06\u00a012\u00a034\u00a056\u00a078',
  'questionnaire.hint.message': 'At most 200 characters: Latin letters, digits and punctuation',
  'questionnaire.hint.message.all': 'At most 200 characters, in any script, without emoji',
  'questionnaire.hint.unseen':
    'The text holds an invisible character, which cannot be sent. Erase all of it and write anew.',
  'questionnaire.hint.refused':
    'Character not accepted: {{chars}}. Write in Latin letters, digits and punctuation.',
  'questionnaire.hint.refused_other':
    'Characters not accepted: {{chars}}. Write in Latin letters, digits and punctuation.',
  'questionnaire.hint.refused.all':
    'Character not accepted: {{chars}}. Write in letters, digits and punctuation.',
  'questionnaire.hint.refused.all_other':
    'Characters not accepted: {{chars}}. Write in letters, digits and punctuation.',
};
