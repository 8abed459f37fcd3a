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
    says: { fr: (why) => why, en: (why) => why },
    help: {
      fr: () => 'Démarrez PostgreSQL (systemctl status postgresql), ou corrigez ce réglage.',
      en: () => 'Start PostgreSQL (systemctl status postgresql), or correct that setting.',
    },
  },
  // Says itself what to do.
  databaseRefused: { grade: 'bad', says: { fr: (why) => why, en: (why) => why } },
  writesRefused: {
    grade: 'bad',
    says: {
      fr: () =>
        'La base se lit, mais refuse ce qu’on y écrit : c’est une réplique, ou elle est en lecture seule.',
      en: () =>
        'The database can be read, and refuses what is written: it is a standby, or set to read only.',
    },
    help: {
      fr: () =>
        'Menez DATABASE_URL à la base primaire, ou ôtez-lui la lecture seule (default_transaction_read_only).',
      en: () => 'Lead DATABASE_URL to the primary, or set it to be written (default_transaction_read_only).',
    },
  },
  databaseFull: {
    grade: 'bad',
    says: {
      fr: () => 'Le disque de la base est plein : ce que les gens envoient est refusé.',
      en: () => 'The disk of the database is full: what people send is refused.',
    },
    help: {
      fr: () => 'Faites de la place (anciennes sauvegardes, journaux), ou agrandissez le disque.',
      en: () => 'Make room (old back-ups, logs), or enlarge the disk.',
    },
  },
  notMoved: {
    grade: 'look',
    says: {
      fr: (folder) =>
        `La base de DATABASE_URL ne contient aucun signalement, et ${folder} contient une base.`,
      en: (folder) => `The database of DATABASE_URL holds no case, and ${folder} holds a database.`,
    },
    help: {
      fr: () =>
        'Si ses signalements doivent venir ici : arrêtez chaque serveur, puis npx parvis move external (--replace si l’un d’eux a déjà démarré). Sinon, effacez ce dossier.',
      en: () =>
        'If its cases are to come here: stop every server, then npx parvis move external (--replace where one of them has started already). Else erase that folder.',
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
  schemaBefore: {
    grade: 'bad',
    says: {
      fr: (at) =>
        `La base est d’avant la première version de Parvis (${at}) : aucun serveur de celle-ci n’y démarre.`,
      en: (at) =>
        `The database is from before the first version of Parvis (${at}): no server of this one starts on it.`,
    },
    help: {
      fr: () =>
        'Sauvegardez-la avec le dernier commit d’alors, celui de la migration 0055_one_change (parvis backup), puis restaurez ce fichier avec cette version (parvis restore --replace).',
      en: () =>
        'Back it up with the last commit of then, that of migration 0055_one_change (parvis backup), then restore that file with this version (parvis restore --replace).',
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
  busRefused: {
    grade: 'look',
    says: {
      fr: (why) => `Le Redis de BUS_URL refuse le mot de passe ; PostgreSQL prend sa place : ${why}`,
      en: (why) => `The Redis of BUS_URL refuses the password; PostgreSQL takes its place: ${why}`,
    },
    help: {
      fr: () => 'Corrigez-le dans BUS_URL (redis://:motdepasse@hôte:6379), puis redémarrez les serveurs.',
      en: () => 'Correct it in BUS_URL (redis://:password@host:6379), then start the servers again.',
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
