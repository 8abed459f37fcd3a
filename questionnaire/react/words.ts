import type { Item } from '../model/schema.ts';
import type { MessageLetters } from '../model/values/validate.ts';

/** Gives the words of a text id, or nothing where there are none. */
export type ResolveText = (id: string) => string | undefined;

/** The words of an id; a missing one shows as its code between double dashes (specification, section 8). */
export function wordsOf(resolveText: ResolveText, id: string): string {
  return resolveText(id) ?? `--${id}--`;
}

/** The words of an item: its literal text wins over those of its id. */
export function itemWords(
  resolveText: ResolveText,
  { text, id }: Pick<Item, 'text' | 'id'>,
): string | undefined {
  if (text !== undefined) return text;
  return id === undefined ? undefined : wordsOf(resolveText, id);
}

/** The few sentences that a questionnaire says by itself. */
export interface QuestionnaireTexts {
  /** Label of a confirm without words of its own. */
  confirm: string;
  /**
   * Label of a field's own button where it leads to a further question, and nothing is sent yet; by default the part's
   * word for sending.
   */
  next?: string;
  /** Spoken when a field was sent with something that is not valid. */
  invalid: string;
  /** Shown and spoken when a message holds characters that are not accepted; `characters` names them, `letters` says which it takes. */
  refused: (characters: readonly string[], letters?: MessageLetters) => string;
  /** Shown and spoken when a phone number is one of another country; by default it is not valid like any other. */
  foreign?: string;
  /** Shown and spoken when an address is not complete, too long, or holds a sign that none can hold; by default it is not valid like any other. */
  mail?: { form: string; tooLong: string; characters: string };
  /** What is said of an item that must still be answered. */
  missing: string;
  /** Spoken when something is still unanswered; `what` names it. */
  missingOf: (what: string) => string;
  /** Shown after Enter where every button leaves or skips, so that one must be chosen; `what` names them. */
  onlyButtons: (what: string) => string;
  /** Shown under boxes of which none is ticked. */
  missingTicks: string;
  /** Shown under boxes of which one is to be chosen. */
  missingChoice: string;
  /** While the host finds out the outcome of an answer. */
  waiting: string;
  /** The host could not find it out: the question is asked again. */
  unheard: string;
  /** In place of the questionnaire once it is complete. */
  done: string;
  /** In place of the questionnaire once it was left, where no host takes it away. */
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
