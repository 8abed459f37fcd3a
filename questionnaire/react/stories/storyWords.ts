// biome-ignore-start lint/correctness/noUndeclaredDependencies: as above
import type { flows as French } from '@parvis/locales/fr/flows';
import { survey as surveyWords, flows as words } from '@parvis/locales/inBook/flowsInBook';
import { languages } from '@parvis/locales/languages';
// biome-ignore-end lint/correctness/noUndeclaredDependencies: as above
import type { QuestionnaireTexts, ResolveText } from '../Questionnaire.tsx';

export const inLanguage = <T>(
  table: Readonly<Record<(typeof languages)[0]['tag'], T>>,
  language: string,
): T => (table as Readonly<Record<string, T>>)[language] ?? table[languages[0].tag];

const HOLES: Readonly<Record<string, string>> = {
  maskedEmail: 'l•••@exemple.fr',
  maskedPhone: '+33 6 •• •• •• 78',
};

export interface StoryTexts {
  readonly resolveText: ResolveText;
  readonly texts: QuestionnaireTexts;
  readonly error: string;
}

const cache = new Map<string, StoryTexts>();

/** A stable object. */
export function storyTexts(language: string): StoryTexts {
  const made = cache.get(language) ?? makeTexts(language);
  cache.set(language, made);
  return made;
}

function makeTexts(language: string): StoryTexts {
  const known: ReturnType<typeof inLanguage<(typeof words)[keyof typeof words]>> = {
    ...inLanguage(words, language),
    ...inLanguage(surveyWords, language),
  };
  const of = (id: keyof typeof French) => known[id] ?? id;
  return {
    resolveText: (id) => known[id]?.replace(/\{\{(\w+)\}\}/g, (hole, name) => HOLES[name] ?? hole),
    texts: {
      confirm: of('questionnaire.confirm'),
      invalid: of('questionnaire.invalid'),
      refused: (chars) =>
        of(chars.length > 1 ? 'questionnaire.hint.refused_other' : 'questionnaire.hint.refused').replace(
          '{{chars}}',
          chars.join(' '),
        ),
      foreign: of('questionnaire.hint.foreign'),
      missing: of('questionnaire.missing'),
      missingOf: (what) => of('questionnaire.missingOf').replace('{{what}}', what),
      onlyButtons: (what) => of('questionnaire.onlyButtons').replace('{{what}}', what),
      missingTicks: of('questionnaire.missingTicks'),
      missingChoice: of('questionnaire.missingChoice'),
      left: of('questionnaire.left'),
      waiting: of('questionnaire.waiting'),
      unheard: of('questionnaire.unheard'),
      done: of('questionnaire.done'),
      hints: {
        email: of('questionnaire.hint.email'),
        code: of('questionnaire.hint.code'),
        phone: of('questionnaire.hint.phone'),
        message: of('questionnaire.hint.message'),
      },
    },
    error: of('questionnaire.error'),
  };
}
