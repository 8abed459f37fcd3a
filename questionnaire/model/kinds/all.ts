import {
  checkbox,
  createCheckboxExamples,
  createCheckboxItemSchema,
  describeCheckboxKeys,
} from './checkbox.ts';
import type { Descriptions } from './descriptions.ts';
import { createInputExamples, createInputSchema, describeInputKeys, input } from './input.ts';
import type { KindProblem } from './kind.ts';
import { createMessageExamples, createMessageSchema, describeMessageKeys, message } from './message.ts';
import {
  confirm,
  createConfirmExamples,
  createConfirmSchema,
  createNextButtonExamples,
  createNextButtonSchema,
  describeConfirmKeys,
  describeNextButtonKeys,
  nextButton,
} from './nextButton.ts';
import { createPhotoExamples, createPhotoSchema, describePhotoKeys, photo } from './photo.ts';
import {
  createRatingExamples,
  createRatingSchema,
  describeRatingKeys,
  getRatingProblemTexts,
  rating,
} from './rating.ts';
import {
  createImageExamples,
  createImageSchema,
  createSeparatorExamples,
  createSeparatorSchema,
  createTextExamples,
  createTextSchema,
  describeImageKeys,
  describeSeparatorKeys,
  describeTextItemKeys,
  image,
  separator,
  text,
} from './text.ts';
import { createYesNoExamples, createYesNoSchema, describeYesNoKeys, yesNo } from './yesNo.ts';

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

/** A function: playing loads no schemas. */
export const kindSchemas = () =>
  [
    createTextSchema(),
    createImageSchema(),
    createSeparatorSchema(),
    createYesNoSchema(),
    createCheckboxItemSchema(),
    createRatingSchema(),
    createInputSchema(),
    createMessageSchema(),
    createNextButtonSchema(),
    createConfirmSchema(),
    createPhotoSchema(),
  ] as const;

/** For editors, by type. */
export const describeKindKeys = (): { readonly [T in keyof typeof kinds]: Descriptions } => ({
  text: describeTextItemKeys(),
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

export const kindProblems = (): {
  readonly [P in KindProblem]: ReturnType<typeof getRatingProblemTexts>[P];
} => getRatingProblemTexts();

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
