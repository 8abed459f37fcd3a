import { textCalls } from '../../calls/texts.ts';
import { meaning } from '../telling/meaning.ts';
import { menus } from '../telling/samples.ts';
import { type Told, tell } from '../telling/told.ts';

const languageData = textCalls.settingsLanguage.answer.def.element;

/** Languages, texts and demo menus. */
export const textTold: readonly Told[] = [
  tell(textCalls.settingsLanguages, {
    answer: { language: 'The locale, as answers and `Accept-Language` name it.', lbl: 'Its own name.' },
    example: {
      answer: [
        { language: 'fr-FR', lbl: 'Français' },
        { language: 'en-US', lbl: 'English' },
      ],
    },
  }),
  tell(textCalls.settingsLanguage, {
    body: { language: 'A language or locale; the default language where it is left out.' },
    answer: {
      language: 'The locale.',
      rev: 'A number that changes whenever a text does.',
      data: 'The texts, by group and id.',
    },
    more: [
      meaning(languageData.shape.data, {
        generic: 'Words of the interface.',
        answers: 'Words of answers.',
        statements: 'What system messages say.',
      }),
    ],
    example: {
      body: { language: 'en' },
      answer: [
        {
          language: 'en-US',
          rev: 3_021_994_110,
          data: {
            generic: { 'common.back': 'Back' },
            answers: { 'part.yes': 'Yes' },
            statements: { 'statement.handle': '{{name}} is taking care of it' },
          },
        },
      ],
    },
  }),
  tell(textCalls.settingsMenusQr, {
    body: { ccatCode: 'The category.' },
    example: { body: { ccatCode: 'light' }, answer: [menus] },
    errors: ['unknownCategory'],
  }),
];
