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

/** Every kind of item, by type: whatever plays, checks or tells of a questionnaire reads it here. */
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

/** The schema of every kind. A function, so that what plays a questionnaire carries no schema. */
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

/** What the keys of every kind mean, by type, for editors: `type` says what the kind is. */
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

/** Why kinds refuse an item that has the right form, in words, by reason. A function, as above. */
export const kindProblems = (): { readonly [P in KindProblem]: ReturnType<typeof ratingProblems>[P] } =>
  ratingProblems();

/** Items of every kind with a given id, by type, for tests and the book of components. A function, as above. */
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
