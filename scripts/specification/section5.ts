import type { Clause } from './clause.ts';

export const section5: readonly Clause[] = [
  {
    id: '5.1',
    words:
      'An e-mail address has at most 255 characters, is trimmed, and ends in a domain whose last part has two letters or more.',
    module: 'questionnaire/model/values/validate.ts',
    tests: [
      'questionnaire/model/values/validate.test.ts › an e-mail address',
      'questionnaire/model/values/validate.test.ts › accepts 255 characters',
    ],
  },
  {
    id: '5.2',
    words: 'A code has five signs of 32, whatever their case and the spaces around them.',
    module: 'questionnaire/model/values/validate.ts',
    tests: [
      'questionnaire/model/values/validate.test.ts › a verification code',
      'tests/security/codes.test.ts › has five of 32 symbols and is never stored in plain text',
    ],
  },
  {
    id: '5.3',
    words:
      'A French phone number of at most 23 signs, +33 or 0 and nine digits, loses its spaces and is stored as digits with 33 before them.',
    module: 'questionnaire/model/values/validate.ts',
    tests: ['questionnaire/model/values/validate.test.ts › a phone number'],
    decision: '0064-numbers-are-taken-as-typed-and-never-told-in-messages',
  },
  {
    id: '5.4',
    words:
      'Numbers that begin with 33 are shown as 1, 2, 2, 2, 2 digits, those that begin with 1 as 3, 3, 4.',
    module: 'questionnaire/model/values/validate.ts',
    tests: ['questionnaire/model/values/validate.test.ts › formats %j as %j'],
    decision: '0064-numbers-are-taken-as-typed-and-never-told-in-messages',
  },
  {
    id: '5.5',
    words: 'Visitors type at most 200 signs of a message.',
    module: 'questionnaire/engine',
    tests: [
      'questionnaire/engine/transition.test.ts › truncates to the field’s maximum',
      'ui/parts/Composer/Composer.stories.tsx › TooLongIsKeptButNotSent',
    ],
  },
  {
    id: '5.6',
    words:
      'A message has 1 to 255 letters, accented too, digits, spaces and limited punctuation; Ð × Þ ß ÷ þ ø are refused.',
    module: 'questionnaire/model/values/validate.ts',
    tests: [
      'questionnaire/model/values/validate.test.ts › a message',
      'server/modules/cases/messageLetters.test.ts › letters of every script',
      'tests/e2e/night/bad-input.spec.ts › hostile text is shown as text, and invalid text is rejected at its field',
      'server/modules/cases/cases.test.ts › of contributors follow the character rule',
    ],
    decision: '0065-staff-write-any-letter-and-customers-may-open-all-scripts',
  },
  {
    id: '5.7',
    words: 'Typographic apostrophes of visitors become plain ones; staff keep theirs.',
    decision: '0065-staff-write-any-letter-and-customers-may-open-all-scripts',
    module: 'questionnaire/model/values/validate.ts',
    tests: ['questionnaire/model/values/validate.test.ts › normalises %j to %j'],
  },
  {
    id: '5.8',
    words: 'Enter sends, except with Shift or Ctrl.',
    module: 'ui/parts/Composer',
    tests: [
      'ui/parts/Composer/Composer.stories.tsx › EnterSendsAndShiftEnterBreaksTheLine',
      'ui/parts/Composer/Composer.stories.tsx › ASecondButtonSendsAndGoesOn',
      'questionnaire/react/Questionnaire.stories.tsx › AnsweredByKeyboardAlone',
    ],
  },
  {
    id: '5.9',
    words: 'A field with an invalid answer is marked.',
    module: 'questionnaire/react/TypedItem.tsx',
    tests: [
      'questionnaire/react/typedItem.alone.test.ts › shows which characters were rejected',
      'questionnaire/react/Questionnaire.stories.tsx › WhatIsMissingIsMarkedAndFocused',
    ],
    decision: '0061-a-refused-field-says-why',
  },
  {
    id: '5.10',
    words: 'The name at the login page is longer than seven signs, without its spaces.',
    module: 'app/features/sign-in/LoginPage.tsx',
    tests: [
      'tests/e2e/night/staff-login.spec.ts › takes a name longer than seven signs, spaces aside, to the sign-in of its customer',
      'ui/screens/Login/Login.stories.tsx › EnterSubmitsALongEnoughName',
    ],
  },
  {
    id: '5.11',
    words: 'A rating has five stars, is needed unless it says so, and the same star clears it.',
    module: 'ui/parts/Rating',
    tests: [
      'questionnaire/engine/transition.test.ts › the same star again clears the rating',
      'ui/parts/Rating/Rating.stories.tsx › TapAnswersAndSameStarClears',
      'ui/parts/Rating/RatingTold.stories.tsx › WhetherAnAnswerIsNeededIsSaidWhereItIsKnown',
      'questionnaire/flows/flows.test.ts › a dissatisfied user may explain, and may skip rating the tool',
    ],
  },
  {
    id: '5.12',
    words:
      'Cookies are accepted once the terms are ticked, or at once where only basic cookies are used; none but a chosen language is set before.',
    module: 'app/shell/SessionGate.tsx',
    tests: [
      'ui/screens/Gate/Gate.stories.tsx › AcceptsOnceTermsAreAgreedTo',
      'tests/e2e/first-view.spec.ts › stores no cookie before consent, and one session cookie afterwards',
      'ui/screens/Gate/Gate.stories.tsx › BasicCookiesOnly',
      'tests/e2e/first-view.spec.ts › explains the consequences of declining, and stores nothing',
    ],
    decision: '0054-no-gate-before-pages-that-store-nothing',
  },
  {
    id: '5.13',
    words: 'A picture zooms from 0.8 to 3 times, a long one also down to the whole.',
    module: 'ui/parts/ImageViewer',
    tests: [
      'ui/parts/ImageViewer/zoom.test.ts › keeps scale between 0.8, or less for a long picture, and 3, and the picture in bounds for any events',
    ],
    decision: '0066-pictures-are-seen-whole-and-missed-photos-are-told',
  },
  {
    id: '5.14',
    words: 'Preview pages need colours as JSON; answers show numbers in groups and hide codes.',
    module: 'previews/samples/shared',
    tests: [
      'previews/samples/shared/request.test.ts › returns the reason when no colour is usable',
      'questionnaire/model/answerLines.test.ts › masks codes and groups phone numbers',
    ],
  },
  {
    id: '5.15',
    words: 'Resizing refuses a missing file and one that is no picture, each in given words.',
    module: 'app/features/media/resize.ts',
    tests: ['app/features/media/resize.alone.test.ts › is none without a file, and none of another kind'],
  },
];
