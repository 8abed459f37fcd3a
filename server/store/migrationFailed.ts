import { SchemaFault } from './schemaFaults.ts';

/** Which migration failed, and how far the database had been brought before. */
export interface FailedStep {
  readonly name: string;
  /** Which of its statements, and of how many. */
  readonly at: number;
  readonly of: number;
  readonly before: string | undefined;
}

/** A migration could not be done; the cause is what the database says. */
export class MigrationFailed extends SchemaFault {
  override readonly name = 'MigrationFailed';

  constructor({ name, at, of, before }: FailedStep, cause: unknown) {
    super(
      {
        fr: `La migration ${name} n’a pas abouti (instruction ${at} sur ${of}) ; tout est comme avant${before ? `, à ${before}` : ''}, et la version d’avant démarre encore.`,
        en: `Migration ${name} could not be done (statement ${at} of ${of}); everything is as it was${before ? `, at ${before}` : ''}, and the version of before still starts.`,
      },
      { cause },
    );
  }
}
