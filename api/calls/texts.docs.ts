import { documentCalls, documentSchema } from '../docs/describe.ts';
import { menus } from '../docs/samples.docs.ts';
import { textCalls } from './texts.ts';

const languageData = textCalls.settingsLanguage.answer.def.element;

export const textDocs = documentCalls(textCalls, {
  settingsLanguages: {
    summary: 'The languages that there are, each with its own name.',
    answer: { language: 'The locale, as answers and `Accept-Language` name it.', lbl: 'Its own name.' },
    example: {
      answer: [
        { language: 'fr-FR', lbl: 'Français' },
        { language: 'en-US', lbl: 'English' },
      ],
    },
  },
  settingsLanguage: {
    summary: 'All texts of a language, by group.',
    body: { language: 'A language or locale; the default language where it is left out.' },
    answer: {
      language: 'The locale.',
      rev: 'A number that changes whenever a text does.',
      data: 'The texts, by group and id.',
    },
    schemas: [
      documentSchema('LanguageTexts', languageData.shape.data, 'Texts by group and id.', {
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
  },
  settingsMenusQr: {
    summary: 'The demo QR menus that lead to a category.',
    body: { ccatCode: 'The category.' },
    example: { body: { ccatCode: 'light' }, answer: [menus] },
    errors: ['unknownCategory'],
  },
});
