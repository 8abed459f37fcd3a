import { checkbox, createCheckboxExamples, describeCheckboxKeys, createCheckboxSchema } from './checkbox.ts';
import type { Descriptions } from './descriptions.ts';
import { input, createInputExamples, describeInputKeys, createInputSchema } from './input.ts';
import type { KindProblem } from './kind.ts';
import { message, createMessageExamples, describeMessageKeys, createMessageSchema } from './message.ts';
import {
  confirm,
  createConfirmExamples,
  describeConfirmKeys,
  createConfirmSchema,
  nextButton,
  createNextButtonExamples,
  describeNextButtonKeys,
  createNextButtonSchema,
} from './nextButton.ts';
import { photo, createPhotoExamples, describePhotoKeys, createPhotoSchema } from './photo.ts';
import { rating, createRatingExamples, describeRatingKeys, getRatingProblems, createRatingSchema } from './rating.ts';
import {
  image,
  createImageExamples,
  describeImageKeys,
  createImageSchema,
  separator,
  createSeparatorExamples,
  describeSeparatorKeys,
  createSeparatorSchema,
  text,
  createTextExamples,
  describeTextKeys,
  createTextSchema,
} from './text.ts';
import { yesNo, createYesNoExamples, describeYesNoKeys, createYesNoSchema } from './yesNo.ts';

/** Every kind of item, by type. */
export const kinds = {
  text,
  image,
  separator,
  yesNo,
  checkbox,
  rating,
  input,
  message,
  nextButton,
  confirm,
  photo,
};

/** A function, so that playing a questionnaire does not load the schemas. */
export const kindSchemas = () =>
  [
    createTextSchema(),
    createImageSchema(),
    createSeparatorSchema(),
    createYesNoSchema(),
    createCheckboxSchema(),
    createRatingSchema(),
    createInputSchema(),
    createMessageSchema(),
    createNextButtonSchema(),
    createConfirmSchema(),
    createPhotoSchema(),
  ] as const;

/** Descriptions of keys for editors, by type. */
export const kindKeys = (): { readonly [T in keyof typeof kinds]: Descriptions } => ({
  text: describeTextKeys(),
  image: describeImageKeys(),
  separator: describeSeparatorKeys(),
  yesNo: describeYesNoKeys(),
  checkbox: describeCheckboxKeys(),
  rating: describeRatingKeys(),
  input: describeInputKeys(),
  message: describeMessageKeys(),
  nextButton: describeNextButtonKeys(),
  confirm: describeConfirmKeys(),
  photo: describePhotoKeys(),
});

export const kindProblems = (): { readonly [P in KindProblem]: ReturnType<typeof getRatingProblems>[P] } =>
  getRatingProblems();

export const kindExamples = () => ({
  text: createTextExamples,
  image: createImageExamples,
  separator: createSeparatorExamples,
  yesNo: createYesNoExamples,
  checkbox: createCheckboxExamples,
  rating: createRatingExamples,
  input: createInputExamples,
  message: createMessageExamples,
  nextButton: createNextButtonExamples,
  confirm: createConfirmExamples,
  photo: createPhotoExamples,
});
