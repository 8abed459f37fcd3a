import type { Both } from '@parvis/questionnaire/analysis/words/language';

class SchemaError extends Error {
  readonly says: Both<string>;

  constructor(says: Both<string>, options?: ErrorOptions) {
    super(says.en, options);
    this.says = says;
  }
}

export class NewerSchema extends SchemaError {
  override readonly name = 'NewerSchema';

  constructor(there: string, known: string) {
    super({
      fr: `Une version plus récente de Parvis a amené la base à la migration ${there} ; celle-ci s’arrête à ${known}, et ne démarre pas : relancez la version plus récente, ou restaurez une sauvegarde d’avant (parvis restore --replace). Rien n’a été modifié.`,
      en: `A newer version of Parvis brought the database to migration ${there}; this one ends at ${known} and does not start: start the newer version again, or restore a back-up of before (parvis restore --replace). Nothing was changed.`,
    });
  }
}

/** This version only restores their backups. */
export class SchemaBeforeBaseline extends SchemaError {
  override readonly name = 'SchemaBeforeBaseline';

  constructor(there: string) {
    super({
      fr: `La base est d’avant la première version de Parvis (migration ${there}), et celle-ci ne la reprend pas : sauvegardez-la avec le dernier commit d’alors, celui de la migration 0055_one_change (parvis backup), puis restaurez ce fichier ici (parvis restore --replace). Rien n’a été modifié.`,
      en: `The database is from before the first version of Parvis (migration ${there}), and this one does not take it over: back it up with the last commit of then, that of migration 0055_one_change (parvis backup), then restore that file here (parvis restore --replace). Nothing was changed.`,
    });
  }
}

interface FailedStatement {
  readonly name: string;
  readonly at: number;
  readonly of: number;
  readonly before: string | undefined;
}

export class MigrationFailed extends SchemaError {
  override readonly name = 'MigrationFailed';

  constructor({ name, at, of, before }: FailedStatement, cause: unknown) {
    super(
      {
        fr: `La migration ${name} n’a pas abouti (instruction ${at} sur ${of}) ; tout est comme avant${before ? `, à ${before}` : ''}, et la version d’avant démarre encore.`,
        en: `Migration ${name} could not be done (statement ${at} of ${of}); everything is as it was${before ? `, at ${before}` : ''}, and the version of before still starts.`,
      },
      { cause },
    );
  }
}

export class ExtensionMissing extends SchemaError {
  override readonly name = 'ExtensionMissing';

  constructor(extension: string, cause: unknown) {
    super(
      {
        fr: `L’extension ${extension} de PostgreSQL manque à la base, et n’a pas pu y être créée : installez le paquet contrib de PostgreSQL (postgresql-contrib) là où il n’est pas, puis, en administrateur de la base, faites CREATE EXTENSION unaccent; CREATE EXTENSION pg_trgm; et relancez. Rien n’a été modifié.`,
        en: `The database lacks the extension ${extension} of PostgreSQL, and it could not be created there: install the contrib package of PostgreSQL (postgresql-contrib) where it is missing, then, as an administrator of the database, run CREATE EXTENSION unaccent; CREATE EXTENSION pg_trgm; and start again. Nothing was changed.`,
      },
      { cause },
    );
  }
}

export const NO_DATABASE = {
  noData: {
    fr: 'Il n’y a pas encore de base là où PARVIS_DATA la met : un démarrage du serveur en fait une ; s’il sert déjà, donnez ici les mêmes réglages.',
    en: 'There is no database yet where PARVIS_DATA puts it: a start of the server makes one; where it serves already, give the same settings here.',
  },
  starting: {
    fr: 'La base est encore vide : le premier démarrage du serveur est en train d’y mettre ce qu’il faut, ou a été interrompu. Attendez qu’il dise qu’il est prêt, et réessayez ; s’il ne tourne pas, démarrez-le une fois.',
    en: 'The database is empty still: the first start of the server is putting in what it needs, or was interrupted. Wait until it says that it is ready, and try again; where it does not run, start it once.',
  },
  empty: {
    fr: 'La base de DATABASE_URL est neuve, sans rien de Parvis : un démarrage du serveur y met ce qu’il faut. Si elle devait être pleine, vérifiez DATABASE_URL.',
    en: 'The database of DATABASE_URL is new, with nothing of Parvis in it: a start of the server puts in what it needs. If it should be full, check DATABASE_URL.',
  },
  old: {
    fr: 'La base est d’une version plus ancienne de Parvis : démarrez d’abord le serveur de celle-ci.',
    en: 'The database is of an older version of Parvis: start the server of this one first.',
  },
} as const;

export class NoDatabase extends SchemaError {
  override readonly name = 'NoDatabase';

  constructor(why: keyof typeof NO_DATABASE) {
    super(NO_DATABASE[why]);
  }
}
