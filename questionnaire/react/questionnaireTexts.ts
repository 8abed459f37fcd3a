import type { Item } from '../model/schema.ts';
import type { MessageLetters } from '../model/values/validate.ts';

export type ResolveText = (id: string) => string | undefined;

/** Missing texts show as `--id--` (specification, section 8). */
export function resolveWords(resolveText: ResolveText, id: string): string {
  return resolveText(id) ?? `--${id}--`;
}

/** Literal text wins over the id. */
export function resolveItemWords(
  resolveText: ResolveText,
  { text, id }: Pick<Item, 'text' | 'id'>,
): string | undefined {
  if (text !== undefined) return text;
  return id === undefined ? undefined : resolveWords(resolveText, id);
}

export interface QuestionnaireTexts {
  /** Of a confirm. */
  confirm: string;
  /** If a field's button leads on; "send" by default. */
  next?: string;
  /** Announced. */
  invalid: string;
  /** `characters` names the refused ones, `letters` the accepted. */
  refused: (characters: readonly string[], letters?: MessageLetters) => string;
  /** Foreign numbers; `invalid` by default. */
  foreign?: string;
  /** By reason; `invalid` by default. */
  mail?: { form: string; tooLong: string; characters: string };
  missing: string;
  /** Announced; `what` names them. */
  missingOf: (what: string) => string;
  /** Enter where every button skips or aborts; `what` names them. */
  onlyButtons: (what: string) => string;
  /** Ticks. */
  missingTicks: string;
  /** Choice. */
  missingChoice: string;
  waiting: string;
  /** No outcome: asked again. */
  unheard: string;
  done: string;
  left: string;
  /** Expected form by kind of field; always visible. */
  hints: {
    email: string;
    code: string;
    phone: string;
    message: string;
    /** Messages in any script; as other messages by default. */
    anyLetters?: string;
  };
}
