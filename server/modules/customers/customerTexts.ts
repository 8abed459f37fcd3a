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
export type NoteTextId = keyof typeof fr.customerNotes;
export type FindingTextId = keyof typeof fr.customerErrors | keyof typeof fr.customerWarnings;
/** Plural forms share the id without suffix. */
export type CustomerTextId = NoteTextId | FindingTextId | PluralBase<keyof typeof frCommands>;

export function getSeverity(id: string): 'error' | 'warning' | undefined {
  if (Object.hasOwn(fr.customerErrors, id)) return 'error';
  return Object.hasOwn(fr.customerWarnings, id) ? 'warning' : undefined;
}

export const translate = (language: Language, id: CustomerTextId, values: Values = {}): string =>
  engine.say(LOCALES[language], id, values) ?? id;

export const translateLines = (language: Language, id: CustomerTextId, values: Values = {}): string[] =>
  translate(language, id, values).split('\n');

export const translateBoth = (id: CustomerTextId, values: Values = {}): Both<string> => ({
  fr: translate('fr', id, values),
  en: translate('en', id, values),
});

type Command = 'new' | 'check' | 'reload' | 'withdraw' | 'rename' | 'look' | 'export' | 'import';

export const describeCommand = (name: Command): { usage: Both<string>; help: Both<readonly string[]> } => {
  const help = (language: Language) => translateLines(language, `${name}.help`);
  return { usage: translateBoth(`${name}.usage`), help: { fr: help('fr'), en: help('en') } };
};
