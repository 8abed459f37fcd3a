import type { Call } from '@parvis/api/call';
import { success } from '@parvis/api/envelope';
import * as z from 'zod/mini';

/** Made of a call when it is first asked for: schemas are much work, and tests begin many servers in one process. */
function madeOnce<T>(make: (call: Call) => T): (call: Call) => T {
  const made = new Map<Call, T>();
  return (call) => {
    const known = made.get(call) ?? make(call);
    made.set(call, known);
    return known;
  };
}

/** The schema of a call's answer in its envelope. */
export const answerOf = madeOnce((call) => success(call.answer, call.beside));

/**
 * JSON Schema of an answer for Fastify's serialiser, which also drops fields that do not belong. Schemas with
 * alternatives (messages, questionnaires) are left to JSON.stringify: choosing a branch for each value costs more
 * than it gains.
 */
export const answerSchema = madeOnce((call): { response?: { 200: object } } => {
  const schema = z.toJSONSchema(answerOf(call), { target: 'draft-7', io: 'output' });
  return /"(anyOf|oneOf|\$ref)":/.test(JSON.stringify(schema)) ? {} : { response: { 200: schema } };
});
