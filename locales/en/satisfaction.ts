import type { Translation } from '../forms/plurals.ts';
import type { satisfaction as french } from '../fr/satisfaction.ts';

/** The satisfaction survey of a closed case. */
export const satisfaction: Translation<typeof french> = {
  satisfaction: 'How did it go?',
  'answer.satisfaction': 'Your satisfaction',
  'satisfaction.min': 'Very dissatisfied',
  'satisfaction.max': 'Very satisfied',
  'satisfaction.send': 'Send my rating',
  'satisfaction.thanks': 'Thank you! A word of thanks for the staff?',
  'satisfaction.thanksUser': 'Thank you! A word of thanks for the other person?',
  'answer.satisfaction.thanks': 'Thank-you message',
  'satisfaction.write': 'Write a word',
  'satisfaction.skip': 'No, thanks',
  'satisfaction.thanksMessage': 'Your word of thanks',
  'answer.satisfaction.thanksMessage': 'Thanks',
  'satisfaction.thanksMessage.placeholder': 'Your message',
  'satisfaction.wrong': 'We are sorry about that. Would you like to say what went wrong?',
  'answer.satisfaction.wrong': 'Message about what went wrong',
  'satisfaction.wrongMessage': 'What went wrong?',
  'answer.satisfaction.wrongMessage': 'What went wrong',
  'satisfaction.wrongMessage.placeholder': 'For example: the problem came back',
  'satisfaction.tool': 'And was this reporting service easy to use?',
  'answer.satisfaction.tool': 'Ease of use',
  'satisfaction.tool.min': 'Difficult',
  'satisfaction.tool.max': 'Very easy',
  'satisfaction.next': 'Continue',
  'satisfaction.end': 'Thank you, and have a great day!',
  'satisfaction.close': 'Close',
};
