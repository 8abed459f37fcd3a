import { customerCommands as enCommands } from '@parvis/locales/en/customerCommands';
import * as en from '@parvis/locales/en/customerFile';
import { createSmallEngine, type Values } from '@parvis/locales/engine';
import { customerCommands as frCommands } from '@parvis/locales/fr/customerCommands';
import * as fr from '@parvis/locales/fr/customerFile';
import type { Both, Language } from '@parvis/questionnaire/analysis/words/language';

const LOCALES = { fr: 'fr-FR', en: 'en-US' } as const;
const engine = createSmallEngine();
engine.add('fr-FR', { ...fr.customerErrors, ...fr.customerWarnings, ...fr.customerNotes, ...frCommands });
engine.add('en-US', { ...en.customerErrors, ...en.customerWarnings, ...en.customerNotes, ...enCommands });

type PluralBase<Id> = Id extends `${infer Base}_one` ? Base : Id;
/** What is said beside findings, and of changes. */
export type NoteSentence = keyof typeof fr.customerNotes;
/** A finding or one of its variants. */
export type FindingSentence = keyof typeof fr.customerErrors | keyof typeof fr.customerWarnings;
/** Any sentence of the folders and commands of customers; plural forms go by the id without their ending. */
export type Sentence = NoteSentence | FindingSentence | PluralBase<keyof typeof frCommands>;

/** Says how grave a finding is by the table that its sentence stands in; nothing where there is no such finding. */
export function severityOf(id: string): 'error' | 'warning' | undefined {
  if (Object.hasOwn(fr.customerErrors, id)) return 'error';
  return Object.hasOwn(fr.customerWarnings, id) ? 'warning' : undefined;
}

/** Says a sentence with its values filled in. */
export const say = (language: Language, id: Sentence, values: Values = {}): string =>
  engine.say(LOCALES[language], id, values) ?? id;

/** Says a sentence of several lines. */
export const sayLines = (language: Language, id: Sentence, values: Values = {}): string[] =>
  say(language, id, values).split('\n');

/** Says a sentence in both languages. */
export const sayBoth = (id: Sentence, values: Values = {}): Both<string> => ({
  fr: say('fr', id, values),
  en: say('en', id, values),
});

/** A command of customers. */
type Command = 'new' | 'check' | 'reload' | 'withdraw' | 'rename' | 'look' | 'export' | 'import';

/** The usage line of a command, and what `--help` prints below it. */
export const describeCommand = (name: Command): { usage: Both<string>; help: Both<readonly string[]> } => {
  const help = (language: Language) => sayLines(language, `${name}.help`);
  return { usage: sayBoth(`${name}.usage`), help: { fr: help('fr'), en: help('en') } };
};
