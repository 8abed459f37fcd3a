import type { Row } from './row.ts';

/** What can be found of the database, by name, and of what servers on it share. */
export const DATABASE_FINDINGS = {
  databaseFine: {
    grade: 'ok',
    says: {
      fr: (version) => `La base répond et a le schéma de cette version (PostgreSQL ${version}).`,
      en: (version) => `The database answers and has this version’s schema (PostgreSQL ${version}).`,
    },
  },
  databaseAway: {
    grade: 'bad',
    says: {
      fr: (why) => `La base ne répond pas : ${why}`,
      en: (why) => `The database does not answer: ${why}`,
    },
    help: {
      fr: () => 'Démarrez PostgreSQL, ou corrigez DATABASE_URL ou PARVIS_DATA.',
      en: () => 'Start PostgreSQL, or correct DATABASE_URL or PARVIS_DATA.',
    },
  },
  databaseNone: {
    grade: 'look',
    says: { fr: () => 'Il n’y a pas encore de base.', en: () => 'There is no database yet.' },
    help: { fr: () => 'Un démarrage du serveur en fait une.', en: () => 'A start of the server makes one.' },
  },
  schemaNone: {
    grade: 'look',
    says: {
      fr: (at) => `La base ${at} répond, et elle est neuve : il n’y a encore rien de Parvis.`,
      en: (at) => `The database ${at} answers, and is new: there is nothing of Parvis in it yet.`,
    },
    help: {
      fr: () =>
        'Un démarrage du serveur y met ce qu’il faut. Si elle devait être pleine, vérifiez DATABASE_URL.',
      en: () => 'A start of the server puts in what it needs. If it should be full, check DATABASE_URL.',
    },
  },
  schemaOlder: {
    grade: 'bad',
    says: {
      fr: (at) => `La base est d’une version plus ancienne de Parvis (${at}).`,
      en: (at) => `The database is of an older version of Parvis (${at}).`,
    },
    help: {
      fr: () => 'Sauvegardez-la avec cette version-là, puis démarrez le serveur : il l’amène à celle-ci.',
      en: () => 'Back it up with that version, then start the server: it brings the database to this one.',
    },
  },
  schemaNewer: {
    grade: 'bad',
    says: {
      fr: (at) => `Une version plus récente de Parvis a amené la base à la migration ${at}.`,
      en: (at) => `A newer version of Parvis brought the database to migration ${at}.`,
    },
    help: {
      fr: () =>
        'Un serveur de cette version qui tourne continue ; aucun ne démarre plus. Installez la version plus récente, ou restaurez une sauvegarde d’avant.',
      en: () =>
        'A server of this version that runs goes on; none starts any more. Install the newer version, or restore a back-up of before.',
    },
  },
  clockFine: {
    grade: 'ok',
    says: {
      fr: (seconds) => `L’horloge est celle de la base, à ${seconds.replace('.', ',')} s près.`,
      en: (seconds) => `The clock is the database’s, within ${seconds} s.`,
    },
  },
  clockOff: {
    grade: 'bad',
    says: {
      fr: (seconds) => `L’horloge de cette machine diffère de ${seconds} s de celle de la base.`,
      en: (seconds) => `The clock of this machine is ${seconds} s off the database’s.`,
    },
    help: {
      fr: () =>
        'Mettez les deux machines à l’heure (timedatectl set-ntp true) : codes et effacement en dépendent.',
      en: () => 'Set both machines right (timedatectl set-ntp true): codes and erasing depend on it.',
    },
  },
  busNone: {
    grade: 'ok',
    says: {
      fr: () => 'Un seul serveur, avec sa base embarquée : rien n’est à partager.',
      en: () => 'One server, with its embedded database: nothing is to be shared.',
    },
  },
  busDatabase: {
    grade: 'ok',
    says: {
      fr: () => 'Plusieurs serveurs se parlent et comptent ensemble par PostgreSQL.',
      en: () => 'Several servers tell each other and count together by PostgreSQL.',
    },
  },
  busRedis: {
    grade: 'ok',
    says: {
      fr: (host) => `Plusieurs serveurs se parlent et comptent ensemble par le Redis de ${host}.`,
      en: (host) => `Several servers tell each other and count together by the Redis at ${host}.`,
    },
  },
  busAway: {
    grade: 'look',
    says: {
      fr: (why) => `Le Redis de BUS_URL ne répond pas, ou refuse ; PostgreSQL prend sa place : ${why}`,
      en: (why) => `The Redis of BUS_URL does not answer, or refuses; PostgreSQL takes its place: ${why}`,
    },
    help: {
      fr: () =>
        'Démarrez-le, faites-y de la place s’il est plein (maxmemory), ou corrigez BUS_URL. Rien ne s’est perdu, et il sert de nouveau dès qu’il répond.',
      en: () =>
        'Start it, make room in it where it is full (maxmemory), or correct BUS_URL. Nothing was lost, and it serves again as soon as it answers.',
    },
  },
  dueFine: {
    grade: 'ok',
    says: {
      fr: () => 'Rien de ce qui devait être effacé n’est encore là.',
      en: () => 'Nothing that was to be erased is still there.',
    },
  },
  dueLeft: {
    grade: 'bad',
    says: {
      fr: (tables) => `Ceci devrait être effacé depuis plus de deux heures : ${tables}.`,
      en: (tables) => `This should have been erased more than two hours ago: ${tables}.`,
    },
    help: {
      fr: () =>
        'Un serveur efface chaque heure : démarrez-en un, ou lancez npx parvis retention et lisez ce qu’il dit.',
      en: () => 'A server erases every hour: start one, or run npx parvis retention and read what it says.',
    },
  },
} as const satisfies Readonly<Record<string, Row>>;
