import { customerCommands as enCommands } from '@parvis/locales/en/customerCommands';
import { customerFile as enFile } from '@parvis/locales/en/customerFile';
import { createSmallEngine, type Values } from '@parvis/locales/engine';
import { customerCommands as frCommands } from '@parvis/locales/fr/customerCommands';
import { customerFile as frFile } from '@parvis/locales/fr/customerFile';
import type { Both, Language } from '@parvis/questionnaire/analysis/words/language';

const LOCALES = { fr: 'fr-FR', en: 'en-US' } as const;
const engine = createSmallEngine();
engine.add('fr-FR', { ...frFile, ...frCommands });
engine.add('en-US', { ...enFile, ...enCommands });

type PluralBase<Id> = Id extends `${infer Base}_one` ? Base : Id;
/** A sentence about a customer's folder. */
export type FileSentence = keyof typeof frFile;
/** Any sentence of the folders and commands of customers; plural forms go by the id without their ending. */
export type Sentence = FileSentence | PluralBase<keyof typeof frCommands>;

/** Whether a sentence about a customer's folder has this id. */
export const isFileSentence = (id: string): id is FileSentence => Object.hasOwn(frFile, id);

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
