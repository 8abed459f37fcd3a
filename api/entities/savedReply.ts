import * as z from 'zod/mini';
import { codeSchema, idSchema, instantSchema, orNewer } from './basics.ts';
import type { CaseState } from './case.ts';

/** Longest title of a saved reply, in characters. */
export const REPLY_TITLE_MAX = 80;
/** How many replies a person keeps at most, and how many a customer; deleted ones count until they are gone for good. */
export const SAVED_REPLIES_MAX = 200;
/** How many former versions are kept. */
export const SAVED_VERSIONS_MAX = 20;
/** How many categories suggest one reply or question. */
export const SAVED_CATEGORIES_MAX = 50;

/** States of a case that suggest a reply: staff write in no other. */
export const replyStates = ['open', 'handled', 'held'] as const satisfies readonly CaseState[];
const replyStateSchema = z.enum(replyStates);
export type ReplyState = (typeof replyStates)[number];
/** States to save with a reply or a question. */
export const replyStatesSchema = z.array(replyStateSchema).check(z.maxLength(replyStates.length));

/** What a case puts in place of `{place}` and so on. */
export const replyPlaceholders = ['place', 'number', 'handler', 'date'] as const;
export type ReplyPlaceholder = (typeof replyPlaceholders)[number];

const isPlaceholder = (name: string): name is ReplyPlaceholder =>
  (replyPlaceholders as readonly string[]).includes(name);

const BRACED = /\{([^{}\n]*)\}/g;

/** Replaces placeholders in braces; keeps those for which `replace` returns undefined. */
export const replacePlaceholders = (txt: string, replace: (name: string) => string | undefined): string =>
  txt.replaceAll(BRACED, (whole: string, name: string) => replace(name.trim()) ?? whole);

/** Names in braces that are no placeholders. */
export const findUnknownPlaceholders = (txt: string): string[] =>
  [...txt.matchAll(BRACED)].map(([, name = '']) => name.trim()).filter((name) => !isPlaceholder(name));

const content = {
  title: z.string(),
  /** By language tag, with placeholders. */
  words: z.record(z.string(), z.string()),
  ccatCodes: z.array(codeSchema),
  states: z.array(orNewer(replyStateSchema)),
  by: z.string(),
  saved: instantSchema,
};

/** A reply that staff send again: of one person, or of the customer. */
export const savedReplySchema = z.object({
  id: idSchema,
  shared: z.boolean(),
  archived: z.optional(z.literal(true)),
  ...content,
});
export type SavedReply = z.infer<typeof savedReplySchema>;

/** A saved reply as it was before a change. */
export const replyVersionSchema = z.object(content);
export type ReplyVersion = z.infer<typeof replyVersionSchema>;
