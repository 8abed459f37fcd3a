import { checkbox, checkboxSchema } from './checkbox.ts';
import { confirm, confirmSchema } from './confirm.ts';
import { image, imageSchema } from './image.ts';
import { input, inputSchema } from './input.ts';
import { message, messageSchema } from './message.ts';
import { nextButton, nextButtonSchema } from './nextButton.ts';
import { rating, ratingSchema } from './rating.ts';
import { separator, separatorSchema } from './separator.ts';
import { text, textSchema } from './text.ts';
import { yesNo, yesNoSchema } from './yesNo.ts';

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
