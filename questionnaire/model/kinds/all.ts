import { checkbox, checkboxExamples, checkboxKeys, checkboxSchema } from './checkbox.ts';
import type { Descriptions } from './descriptions.ts';
import { input, inputExamples, inputKeys, inputSchema } from './input.ts';
import type { KindProblem } from './kind.ts';
import { message, messageExamples, messageKeys, messageSchema } from './message.ts';
import {
  confirm,
  confirmExamples,
  confirmKeys,
  confirmSchema,
  nextButton,
  nextButtonExamples,
  nextButtonKeys,
  nextButtonSchema,
} from './nextButton.ts';
import { photo, photoExamples, photoKeys, photoSchema } from './photo.ts';
import { rating, ratingExamples, ratingKeys, ratingProblems, ratingSchema } from './rating.ts';
import {
  image,
  imageExamples,
  imageKeys,
  imageSchema,
  separator,
  separatorExamples,
  separatorKeys,
  separatorSchema,
  text,
  textExamples,
  textKeys,
  textSchema,
} from './text.ts';
import { yesNo, yesNoExamples, yesNoKeys, yesNoSchema } from './yesNo.ts';

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
    textSchema(),
    imageSchema(),
    separatorSchema(),
    yesNoSchema(),
    checkboxSchema(),
    ratingSchema(),
    inputSchema(),
    messageSchema(),
    nextButtonSchema(),
    confirmSchema(),
    photoSchema(),
  ] as const;

/** Descriptions of keys for editors, by type. */
export const kindKeys = (): { readonly [T in keyof typeof kinds]: Descriptions } => ({
  text: textKeys(),
  image: imageKeys(),
  separator: separatorKeys(),
  yesNo: yesNoKeys(),
  checkbox: checkboxKeys(),
  rating: ratingKeys(),
  input: inputKeys(),
  message: messageKeys(),
  nextButton: nextButtonKeys(),
  confirm: confirmKeys(),
  photo: photoKeys(),
});

export const kindProblems = (): { readonly [P in KindProblem]: ReturnType<typeof ratingProblems>[P] } =>
  ratingProblems();

export const kindExamples = () => ({
  text: textExamples,
  image: imageExamples,
  separator: separatorExamples,
  yesNo: yesNoExamples,
  checkbox: checkboxExamples,
  rating: ratingExamples,
  input: inputExamples,
  message: messageExamples,
  nextButton: nextButtonExamples,
  confirm: confirmExamples,
  photo: photoExamples,
});
