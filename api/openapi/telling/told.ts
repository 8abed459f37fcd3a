import type { AnswerOf, BodyOf, Call } from '../../call.ts';
import type { ErrorCode } from '../../errors.ts';
import { inner, type Meaning, type Sentences } from './meaning.ts';

/** What the document says of a call beyond its row, which phones load. */
export interface Told {
  readonly call: Call;
  readonly meanings: readonly Meaning[];
  /** A body and its answer, as they travel. */
  readonly example: { readonly body?: unknown; readonly answer: unknown };
  /** Refusals of its own, beside those that follow from who may ask and from its body. */
  readonly errors: readonly ErrorCode[];
}

type Example<C extends Call> = C['body'] extends null
  ? { readonly answer: AnswerOf<C> }
  : { readonly body: BodyOf<C>; readonly answer: AnswerOf<C> };

/** What the fields of a body and an answer mean, unless they are shared shapes; an example; refusals of its own. */
interface Telling<C extends Call> {
  readonly body?: Sentences<NonNullable<C['body']>>;
  readonly answer?: Sentences<C['answer']>;
  /** Rules for fields of the body that phones do not carry, as JSON Schema. */
  readonly exact?: Meaning['exact'];
  readonly more?: readonly Meaning[];
  readonly example: Example<C>;
  readonly errors?: readonly ErrorCode[];
}

/** Tells of a call what its row does not. */
export function tell<C extends Call>(call: C, telling: Telling<C>): Told {
  const { body, answer, exact, more = [], example, errors = [] } = telling;
  return {
    call,
    example,
    errors,
    meanings: [
      ...(call.body && body ? [{ schema: inner(call.body), fields: body, exact }] : []),
      ...(answer ? [{ schema: inner(call.answer), fields: answer }] : []),
      ...more,
    ],
  };
}
