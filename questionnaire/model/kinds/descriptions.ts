/** For editors: only the JSON Schema uses them, phones do not load them. */
export interface Descriptions {
  readonly [key: string]: string | Nested;
}

/** Of a key that holds objects. */
export interface Nested {
  readonly means: string;
  readonly within: Descriptions;
}

type Sentences = Readonly<Record<string, string>>;

export const meansOf = (told: string | Nested): string => (typeof told === 'string' ? told : told.means);

export const withinOf = (told: string | Nested): Descriptions =>
  typeof told === 'string' ? {} : told.within;

export const ROOT: Sentences = {
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

export const EFFECT: Sentences = {
  followUp: FOLLOW_UP,
  flags: FLAGS,
  set: 'Changes to report as made (chng.set), for the host to carry out: a list, or a map to lists. They never touch flags.',
  clear: 'Changes to report as taken back (chng.clear): a list, or a map to lists. They never touch flags.',
  abort: 'Leaves the questionnaire: it ends as aborted, with abortDefault, and what was not sent is dropped.',
};

const ABORT_DEFAULT: Sentences = {
  answers: 'Answers by item id: true or false, a number of stars, or a text.',
  flags: FLAGS,
  set: 'Changes to report as made: a list, or a map from flags and answers to lists.',
  clear: 'Changes to report as taken back: a list, or a map from flags and answers to lists.',
};

export const QUESTION: Descriptions = {
  ...EFFECT,
  titleId: 'The text id of the heading. A question that one tap is to answer carries its prompt here.',
  items:
    'What is shown and answered together, in order. A confirm button is added at the end unless there is one, unless there is a message, input or rating, or unless all items are checkbox, yesNo or nextButton.',
  exclusive: 'Of the checkboxes only one can be ticked.',
  reportAnswer: 'false leaves the question out of the report. Its flags are raised all the same.',
  await:
    'The outcomes that the host may give, each a flag, before the way on is chosen (a wrong code, for instance). They hold for that choice alone. No flag is success.',
  abortDefault: {
    means: 'What leaving at this question answers and does. Without it leaving adds nothing to the report.',
    within: ABORT_DEFAULT,
  },
};

export const LOOK: Sentences = {
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

export const ANSWERING: Sentences = {
  ...LOOK,
  id: 'The key of its answer, unique in the question, and the text id of its words. As a key of keyed values it stands for the answer.',
};
