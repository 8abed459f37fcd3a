import type { Check, Found, Subject } from './findings.ts';
import { textIdsOf, textPlaces } from './textIds.ts';
import { witnessOfQuestion } from './witness.ts';

/** Ids without words in some language, and words of the definition that are never shown. */
export const textFindings: Check = (subject) => [...missing(subject), ...unused(subject)];

/** Each id is told once for a language, at the first place that shows it. */
function missing({ definition, exploration, known }: Subject): Found[] {
  return Object.entries(known).flatMap(([language, ids]) => {
    const told = new Set<string>();
    return textPlaces(definition).flatMap(({ text, path, questionId }): Found[] => {
      if (ids.has(text) || told.has(text)) return [];
      told.add(text);
      const witness = witnessOfQuestion(exploration, questionId);
      return [{ id: 'missingText', path, questionId, about: { text, language }, witness }];
    });
  });
}

function unused({ definition }: Subject): Found[] {
  const shown = textIdsOf(definition);
  return Object.entries(definition.texts ?? {}).flatMap(([language, words]) =>
    Object.keys(words)
      .filter((text) => !shown.has(text))
      .map((text): Found => {
        const path = `texts.${language}.${text}`;
        return { id: 'unusedText', path, questionId: null, about: { text, language }, witness: null };
      }),
  );
}
