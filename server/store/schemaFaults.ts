import type { Both } from '@parvis/questionnaire/analysis/words/language';

/** A failure of a start that is said in the reader's language. */
export class SchemaFault extends Error {
  readonly says: Both<string>;

  constructor(says: Both<string>, options?: ErrorOptions) {
    super(says.en, options);
    this.says = says;
  }
}

/** A newer version brought the database further than this one knows. */
export class NewerSchema extends SchemaFault {
  override readonly name = 'NewerSchema';

  constructor(there: string, known: string) {
    super({
      fr: `Une version plus récente de Parvis a amené la base à la migration ${there} ; celle-ci s’arrête à ${known}, et ne démarre pas : relancez la version plus récente, ou restaurez une sauvegarde d’avant (parvis restore --replace). Rien n’a été modifié.`,
      en: `A newer version of Parvis brought the database to migration ${there}; this one ends at ${known} and does not start: start the newer version again, or restore a back-up of before (parvis restore --replace). Nothing was changed.`,
    });
  }
}

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
