import type { Item, Question } from '@parvis/questionnaire/model/schema';
import {
  type EditedPart,
  type EditedQuestion,
  type EditedWords,
  isAsking,
  isNamedByTitle,
} from '@parvis/ui/screens/QuestionEditor';

/** `texts` of a questionnaire: by id, then language. */
export type QuestionTexts = Record<string, Record<string, string>>;

export interface BuiltQuestion {
  readonly question: Question;
  readonly texts: QuestionTexts;
}

const trim = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** Omits empty languages. */
function addWords(texts: QuestionTexts, id: string, words: EditedWords): void {
  for (const [language, text] of Object.entries(words)) {
    const trimmed = trim(text);
    if (trimmed === '') continue;
    const own = texts[language] ?? {};
    texts[language] = own;
    own[id] = trimmed;
  }
}

const hasWords = (words: EditedWords): boolean => Object.values(words).some((text) => trim(text) !== '');

/** Ends of stars or yes-and-no. */
const getEndIds = (id: string) => ({ low: `${id}.low`, high: `${id}.high` });

type PartBuilder = (part: EditedPart, addText: (id: string, words: EditedWords) => void) => Item[];

const buildRating: PartBuilder = ({ id, required, low, high, stars }, addText) => {
  const ids = getEndIds(id);
  addText(ids.low, low);
  addText(ids.high, high);
  return [
    {
      ...{ type: 'rating', id },
      ...(stars !== 5 && { max: stars }),
      ...(hasWords(low) && { minId: ids.low }),
      ...(hasWords(high) && { maxId: ids.high }),
      ...(!required && { required }),
    },
  ];
};

const buildYesNo: PartBuilder = ({ id, required, low, high }, addText) => {
  const ids = getEndIds(id);
  addText(ids.low, low);
  addText(ids.high, high);
  return [
    {
      ...{ type: 'yesNo', id },
      yes: hasWords(high) ? ids.high : {},
      no: hasWords(low) ? ids.low : {},
      ...(!required && { required }),
    },
  ];
};

const buildChoice: PartBuilder = ({ id, words, options }, addText) => {
  for (const option of options) addText(option.id, option.words);
  return [
    ...(hasWords(words) ? [{ type: 'text' as const, id, bold: true }] : []),
    ...options.map((option): Item => ({ type: 'checkbox', id: option.id })),
  ];
};

const buildInput =
  (subType: 'email' | 'phone'): PartBuilder =>
  ({ id, required }) => [{ type: 'input', id, subType, ...(!required && { required }) }];

const builders: Readonly<Record<EditedPart['kind'], PartBuilder>> = {
  choice: buildChoice,
  rating: buildRating,
  yesNo: buildYesNo,
  message: ({ id, required }) => [{ type: 'message', id, letters: 'all', ...(!required && { required }) }],
  email: buildInput('email'),
  phone: buildInput('phone'),
  text: ({ id }) => [{ type: 'text', id }],
};

/** Single taps and fields need no button. */
function needsConfirm(parts: readonly EditedPart[]): boolean {
  const asking = parts.filter(isAsking);
  const [only] = asking;
  if (!only) return false;
  return asking.length > 1 || !(only.kind === 'choice' ? only.exclusive : only.required);
}

export function buildQuestion(edited: EditedQuestion, followUp?: string): BuiltQuestion {
  const { id, title, parts } = edited;
  const texts: QuestionTexts = {};
  addWords(texts, id, title);
  const items = parts.flatMap((part) => {
    const isNamed = isNamedByTitle(part, edited);
    const words = isNamed && part.kind === 'choice' ? {} : isNamed ? title : part.words;
    addWords(texts, part.id, words);
    return builders[part.kind]({ ...part, words }, (textId, own) => addWords(texts, textId, own));
  });
  const choice = parts.find(({ kind }) => kind === 'choice');
  return {
    question: {
      titleId: id,
      items: needsConfirm(parts) ? [...items, { type: 'confirm' }] : items,
      ...(choice?.exclusive && { exclusive: true }),
      ...(followUp !== undefined && { followUp }),
    },
    texts,
  };
}
