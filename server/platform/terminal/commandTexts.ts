import { createSmallEngine, type Values } from '@parvis/locales/engine';
import { missingText } from '@parvis/locales/missingText';
import type { Both, Language } from '@parvis/questionnaire/analysis/words/language';

type CommandTexts = Readonly<Record<'usage' | 'options', string>>;

/** Without plural suffix. */
type TextId<Texts> = keyof Texts extends infer Id
  ? Id extends `${infer Base}_one`
    ? Base
    : Id & string
  : never;

/** Returns usage, help, and `say`, which formats a sentence. */
export function loadCommandTexts<Texts extends CommandTexts>(
  fr: Texts,
  en: Readonly<Record<keyof Texts & string, string>>,
) {
  const engine = createSmallEngine();
  engine.add('fr-FR', fr);
  engine.add('en-US', en);
  const help: Both<readonly string[]> = { fr: fr.options.split('\n'), en: en.options.split('\n') };
  return {
    usage: { fr: fr.usage, en: en.usage } satisfies Both<string>,
    help,
    say: (language: Language, id: TextId<Texts>, values: Values = {}): string =>
      engine.say(language === 'fr' ? 'fr-FR' : 'en-US', id, values) ?? missingText(id),
    has: (id: string): id is keyof Texts & string => Object.hasOwn(fr, id),
  };
}
