import { checkbox, checkboxKeys, checkboxSchema } from './checkbox.ts';
import { confirm, confirmKeys, confirmSchema } from './confirm.ts';
import type { Descriptions } from './descriptions.ts';
import { image, imageKeys, imageSchema } from './image.ts';
import { input, inputKeys, inputSchema } from './input.ts';
import { message, messageKeys, messageSchema } from './message.ts';
import { nextButton, nextButtonKeys, nextButtonSchema } from './nextButton.ts';
import { rating, ratingKeys, ratingSchema } from './rating.ts';
import { separator, separatorKeys, separatorSchema } from './separator.ts';
import { text, textKeys, textSchema } from './text.ts';
import { yesNo, yesNoKeys, yesNoSchema } from './yesNo.ts';

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
});
