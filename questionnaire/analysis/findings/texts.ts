import { isUnseen } from '../../model/values/validate.ts';
import { listTextPlaces, textIdsOf } from '../places/textIds.ts';
import { findQuestionWitness } from '../symbolic/witness.ts';
import type { Check, Found, Subject } from './findings.ts';

export const checkTexts: Check = (subject) => [
  ...findMissing(subject),
  ...findEmpty(subject),
  ...findUnused(subject),
];

const isBlank = (words: string | undefined): boolean => words !== undefined && isUnseen(words);

/** Each id once per language. */
function findMissing({ definition, known }: Subject): Found[] {
  return Object.entries(known).flatMap(([language, ids]) => {
    const told = new Set<string>();
    return listTextPlaces(definition).flatMap(({ text, path, questionId }): Found[] => {
      if (ids.has(text) || told.has(text)) return [];
      told.add(text);
      return [{ id: 'missingText', path, questionId, about: { text, language } }];
    });
  });
}

function findEmpty({ definition, survey }: Subject): Found[] {
  const ofItems = Object.entries(definition.questions).flatMap(([questionId, { items }]) =>
    items.flatMap((item, index): Found[] => {
      if (!isBlank(item.text)) return [];
      const path = `questions.${questionId}.items.${index}.text`;
      const about = item.id === undefined ? {} : { item: item.id };
      return [{ id: 'emptyWords', path, questionId, about }];
    }),
  );
  const places = listTextPlaces(definition);
  const own = Object.entries(definition.texts ?? {}).flatMap(([language, words]) =>
    Object.entries(words ?? {}).flatMap(([text, said]): Found[] => {
      const place = places.find((one) => one.text === text);
      if (!isBlank(said) || !place) return [];
      const questionId = null;
      const witness = findQuestionWitness(survey, place.questionId);
      return [
        {
          id: 'emptyWords',
          path: `texts.${language}.${text}`,
          questionId,
          about: { text, language },
          witness,
        },
      ];
    }),
  );
  return [...ofItems, ...own];
}

function findUnused({ definition }: Subject): Found[] {
  const shown = textIdsOf(definition);
  return Object.entries(definition.texts ?? {}).flatMap(([language, words]) =>
    Object.keys(words ?? {})
      .filter((text) => !shown.has(text))
      .map((text): Found => {
        const path = `texts.${language}.${text}`;
        return { id: 'unusedText', path, questionId: null, about: { text, language } };
      }),
  );
}
