import { challengeSchema } from '../entities/proof.ts';
import { failureSchema } from '../envelope.ts';
import { errorSchema } from '../errors.ts';
import { documentSchema, type SchemaDocs } from './describe.ts';

export const errorDocs: readonly SchemaDocs[] = [
  documentSchema('Failure', failureSchema, 'Why a call was refused.', { rslt: 'The envelope.' }),
  documentSchema('FailureResult', failureSchema.shape.rslt, 'The envelope of a refusal.', {
    error: 'Why the call was refused.',
  }),
  documentSchema('CallError', errorSchema, 'The reason of a refusal.', {
    code: 'The reason, from a list that may grow: read a code that you do not know by the HTTP status.',
    replacedBy: 'With `staleQr`: the code that hangs in its place, which leads on.',
    ended: 'With `staleQr`: its customer, whose service has ended.',
    retryAfter: {
      description: 'Seconds to wait, with `tooMany` and `unavailable`; the header Retry-After says the same.',
      type: 'integer',
    },
    path: 'The field that is wrong, such as `body.csid`; with `conflict` the id that was used before. The value itself is never repeated.',
    reason:
      'With `badRequest`, what is wrong there: `missing`, `type`, `choice` (none of those there are), `format`, `characters`, `tooLong`, `tooShort`, `tooBig`, `tooSmall`, `unknown` (it names nothing that there is), `twice`, `reserved` (nobody may take it), `notPossible` (nobody can have done that). Other codes may be added.',
    max: 'With `tooLong` and `tooBig`: the most that is taken, in UTF-16 units of a text, entries of a list, or as a number.',
    min: 'With `tooShort` and `tooSmall`: the least that is taken, likewise.',
    earliest: 'With `tooSmall`, of an instant: it has to be after this one.',
    latest: 'With `tooBig`, of an instant: the last one that is taken.',
    characters: 'With `characters`, where they can be named: those that are not taken, each once.',
    suggested: 'With `twice`, of a name: the next one that is free.',
    work: 'With `tooMany`, where work stands in for waiting: make the call again with its solution in the header `X-Parvis-Proof`.',
  }),
  documentSchema('Challenge', challengeSchema, 'Work that is asked for in place of waiting.', {
    challenge:
      'What is to be solved: look for a number such that SHA-256 of `{challenge}:{number}` begins with zero bits.',
    bits: 'How many zero bits.',
    seconds: 'How long the challenge is good for.',
  }),
];
