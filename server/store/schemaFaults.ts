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
