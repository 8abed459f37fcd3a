import type { Translation } from '../forms/plurals.ts';
import type { survey as french } from '../fr/survey.ts';

/** The survey about the service as a whole. */
export const survey: Translation<typeof french> = {
  'survey.title': 'Your opinion of this service',
  'survey.text':
    'Four questions, one minute. Your answers are anonymous and change nothing for your reports.',
  'survey.begin': 'Give my opinion',
  'survey.resume': 'Continue',
  'survey.later': 'Later',
  'survey.never': 'Do not ask again',
  'survey.thanks': 'Thank you for your opinion!',
  'survey.thanks.text': 'It helps to improve this service.',
  'survey.thanks.offline': 'It will be sent once you are back online.',
  'survey.close': 'Close',
  'survey.service': 'Overall, what do you think of this service?',
  'answer.survey.service': 'The service as a whole',
  'survey.service.min': 'Very dissatisfied',
  'survey.service.max': 'Very satisfied',
  'survey.next': 'Continue',
  'survey.easy': 'Is it easy to use?',
  'answer.survey.easy': 'Ease of use',
  'survey.easy.min': 'Difficult',
  'survey.easy.max': 'Very easy',
  'survey.again': 'Would you use it again?',
  'answer.survey.again': 'Use it again',
  'survey.words': 'Anything to add?',
  'answer.survey.words': 'Your words (optional)',
  'survey.words.placeholder': 'What you like, what is missing',
  'survey.send': 'Finish',
};
