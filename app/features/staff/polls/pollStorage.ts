import { questionnaireSchema } from '@parvis/questionnaire/model/schema';
import * as z from 'zod/mini';
import { createOwnSlot } from '../../../lib/session/ownSlot.ts';
import type { ComposedPoll } from './pollDraft.ts';

const wordsSchema = z.record(z.string(), z.string());
const kindSchema = z.enum(['choice', 'rating', 'yesNo', 'message', 'email', 'phone', 'text']);
const optionSchema = z.object({ id: z.string(), words: wordsSchema });
const partSchema = z.object({
  ...{ id: z.string(), kind: kindSchema, words: wordsSchema, required: z.boolean() },
  ...{ options: z.array(optionSchema), exclusive: z.boolean() },
  ...{ low: wordsSchema, high: wordsSchema, stars: z.int() },
});
const questionSchema = z.object({ id: z.string(), title: wordsSchema, parts: z.array(partSchema) });

const composedSchema: z.ZodMiniType<ComposedPoll> = z.object({
  poll: z.object({
    ...{ label: wordsSchema, intro: wordsSchema, questions: z.array(questionSchema) },
    ...{ everywhere: z.boolean(), places: z.array(z.string()), opens: z.string(), closes: z.string() },
    gathering: z.optional(z.string()),
    results: z.enum(['nobody', 'answered', 'everybody']),
    ...{ anonymous: z.boolean(), changeable: z.boolean(), partial: z.boolean() },
  }),
  kept: z.optional(questionnaireSchema),
});

/** A draft until saved. */
export function createPollStorage(cuid: string, code: string | undefined) {
  const { load, save, remove } = createOwnSlot(`poll_${cuid}_${code ?? ''}`);
  return {
    load: (): ComposedPoll | undefined => z.safeParse(composedSchema, load()).data,
    save: (composed: ComposedPoll): void => save(composed),
    remove,
  };
}
