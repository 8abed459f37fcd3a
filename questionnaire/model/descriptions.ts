/**
 * What every key of a definition means, for editors that follow the JSON Schema. Read when the schema file is written and never
 * by what plays a questionnaire, so that phones load none of it.
 */
type Descriptions = Readonly<Record<string, string>>;

/** Keys of a questionnaire. */
export const ROOT: Descriptions = {
  $schema: 'Where an editor finds this schema. Nothing else reads it.',
  version:
    'A whole number. Raise it with every change of meaning: what people had answered of another version is given up.',
  start: 'The id of the first question.',
  contextFlags:
    'The flags that the host may start the questionnaire with. They may then be keys of keyed values.',
  questions: 'The questions by id. An answer, a button or a question leads to another one by followUp.',
  texts:
    'The words of the definition itself, by language (two letters) and text id. The first language stands for words that another lacks. Without texts the host gives the words of every id.',
};

const FOLLOW_UP =
  'The id of the next question, or a map from flags and answers to ids with a "default": the first key that is current wins. Without a way on, the questionnaire ends.';
const FLAGS =
  'Flags that are raised, and stay raised: a list, or a map from flags and answers to lists. The host gets them with the report.';

const EFFECT: Descriptions = {
  followUp: FOLLOW_UP,
  flags: FLAGS,
  set: 'Changes to report as made (chng.set), for the host to carry out: a list, or a map to lists. They never touch flags.',
  clear: 'Changes to report as taken back (chng.clear): a list, or a map to lists. They never touch flags.',
  abort: 'Leaves the questionnaire: it ends as aborted, with abortDefault, and what was not sent is dropped.',
};

/** Keys of a question. */
export const QUESTION: Descriptions = {
  ...EFFECT,
  titleId: 'The text id of the heading. A question that one tap is to answer carries its prompt here.',
  items:
    'What is shown and answered together, in order. A confirm button is added at the end unless there is one, unless there is a message, input or rating, or unless all items are checkbox, yesNo or nextButton.',
  exclusive: 'Of the checkboxes only one can be ticked.',
  reportAnswer: 'false leaves the question out of the report. Its flags are raised all the same.',
  await:
    'The outcomes that the host may give, each a flag, before the way on is chosen (a wrong code, for instance). They hold for that choice alone. No flag is success.',
  abortDefault:
    'What leaving at this question answers and does. Without it leaving adds nothing to the report.',
};

/** Keys of what leaving at a question answers and does. */
export const ABORT_DEFAULT: Descriptions = {
  answers: 'Answers by item id: true or false, a number of stars, or a text.',
  flags: FLAGS,
  set: 'Changes to report as made: a list, or a map from flags and answers to lists.',
  clear: 'Changes to report as taken back: a list, or a map from flags and answers to lists.',
};

const LOOK: Descriptions = {
  id: 'The text id of its words.',
  text: 'Its words themselves, in one language: they win over those of the id.',
  italic: 'Words in italics.',
  bold: 'Words in bold.',
  small: 'Words in small type.',
  framed: 'A frame around it: "plain", "info" (to know) or "warning".',
  imgSrc:
    'A picture: an icon that the host knows by name ("tap"), or an address (https, or a path of the site).',
  imgColor: 'The colour of an icon: #hex, rgb(), hsl() or oklch().',
  imgDesc: 'The text id of what the picture shows, for those who cannot see it.',
  imgSzRem: 'The width of the picture in rem, 40 at most.',
  imgBkColor: 'A colour behind the picture: #hex, rgb(), hsl() or oklch().',
  imgRight: 'The picture stands at the end of the line instead of before the words.',
};

const ANSWERING: Descriptions = {
  ...LOOK,
  id: 'The key of its answer, unique in the question, and the text id of its words. As a key of keyed values it stands for the answer.',
};

/** The keys of an item by its type, and what the type itself is. */
export const ITEMS: Readonly<Record<string, Descriptions>> = {
  text: { ...LOOK, type: 'text: words that are only shown.' },
  image: { ...LOOK, type: 'image: a picture; give it imgDesc.' },
  separator: { ...LOOK, type: 'separator: a line between items.' },
  yesNo: {
    ...ANSWERING,
    type: 'yesNo: two sides, one tap. The answer is true or false.',
    yes: 'The yes side: the text id of its label, or an object with effects. Keyed values know it as "<id>.yes".',
    no: 'The no side: the text id of its label, or an object with effects. Keyed values know it as "<id>.no".',
    required: 'false: it may be left unanswered, and is then left out of the report. true if it is left out.',
  },
  checkbox: {
    ...ANSWERING,
    ...EFFECT,
    type: 'checkbox: a box to tick; at least one of a question must be. The answer is true or false. Keyed values know a ticked one as "<id>".',
    preset: 'Ticked from the start. The question then needs a button.',
  },
  rating: {
    ...ANSWERING,
    type: 'rating: stars. The answer is a number. Keyed values know it as "<id>:<number>".',
    min: 'The first star; 1 if it is left out.',
    max: 'The last star; 5 if it is left out. At most 21 stars.',
    minId: 'The text id of the label at the first star.',
    maxId: 'The text id of the label at the last star.',
    required: 'false: the stars may be left out; the question then needs a button. true if it is left out.',
    values: 'The effects of single stars, by number: { "5": { "flags": ["happy"] } }.',
  },
  input: {
    ...ANSWERING,
    type: 'input: one line to type. The answer is the valid text in its normal form.',
    subType:
      'email: an address of at most 255 characters. code: five lower-case letters and digits without l, o, 0 and 1; never reported. phone: a French number, at most 23 characters as typed, kept as digits with 33 before them.',
    placeholderId: 'The text id of an example inside the empty field.',
    required: 'false: it may be left empty, and is then left out of the report. true if it is left out.',
  },
  message: {
    ...ANSWERING,
    type: 'message: a text of up to 200 characters, reported as the answer and as msgTxt.',
    msgType: 'What kind of message it is, reported with it; "thanks" if it is left out.',
    placeholderId: 'The text id of an example inside the empty field.',
    required: 'false: it may be left empty, and is then left out of the report. true if it is left out.',
  },
  nextButton: {
    ...ANSWERING,
    ...EFFECT,
    type: 'nextButton: a button that ends the question with an effect of its own, once everything asked is answered.',
    skip: 'The button leaves the question without an answer: nothing is reported or awaited, and only the followUp of the button leads on. Without one the questionnaire ends.',
  },
  confirm: {
    ...LOOK,
    type: 'confirm: the button that ends the question. Without words it has those of the host.',
  },
};

/** Keys of one side of a yes/no. */
export const SIDE: Descriptions = {
  ...EFFECT,
  id: 'The text id of the label of this side; without it the host’s word for yes or no.',
  imgSrc: LOOK.imgSrc ?? '',
};

/** The effects of one star of a rating. */
export const STAR: Descriptions = { ...EFFECT, imgSrc: 'Not shown for stars.' };
