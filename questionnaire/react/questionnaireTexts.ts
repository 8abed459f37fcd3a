import type { Item } from '../model/schema.ts';
import type { MessageLetters } from '../model/values/validate.ts';

export type ResolveText = (id: string) => string | undefined;

/** Resolves a text; a missing one shows as `--id--` (specification, section 8). */
export function resolveWords(resolveText: ResolveText, id: string): string {
  return resolveText(id) ?? `--${id}--`;
}

/** The literal text wins over the id. */
export function resolveItemWords(
  resolveText: ResolveText,
  { text, id }: Pick<Item, 'text' | 'id'>,
): string | undefined {
  if (text !== undefined) return text;
  return id === undefined ? undefined : resolveWords(resolveText, id);
}

export interface QuestionnaireTexts {
  /** Default label of a confirm. */
  confirm: string;
  /** Label of a field's button that leads to another question; "send" by default. */
  next?: string;
  /** Announces invalid input. */
  invalid: string;
  /** Shown and spoken when a message holds characters that are not accepted; `characters` names them, `letters` says which it takes. */
  refused: (characters: readonly string[], letters?: MessageLetters) => string;
  /** Shown and spoken when a phone number is one of another country; by default it is not valid like any other. */
  foreign?: string;
  /** For invalid addresses by reason; `invalid` by default. */
  mail?: { form: string; tooLong: string; characters: string };
  missing: string;
  /** Announces missing answers; `what` names them. */
  missingOf: (what: string) => string;
  /** For Enter where every button skips or aborts; `what` names them. */
  onlyButtons: (what: string) => string;
  /** For missing ticks. */
  missingTicks: string;
  /** For a missing choice. */
  missingChoice: string;
  waiting: string;
  /** The outcome failed: the question is asked again. */
  unheard: string;
  done: string;
  left: string;
  /** The form that each kind of field expects; always visible. */
  hints: {
    email: string;
    code: string;
    phone: string;
    message: string;
    /** Of a message that takes the letters of every script; that of any message by default. */
    anyLetters?: string;
  };
}
