/** `parvis doctor`; `.help` is the remedy. */
export const doctor = {
  usage: 'Usage : parvis doctor [--lang fr|en] [--json] [--help]',
  options: [
    '  Regarde si tout est en état de servir, et dit pour chaque point ce qu’il y a à faire : réglages, base et son schéma, horloge, disques,',
    '  photos, courriels, SMS, notifications, adresse publique, ce qui devrait être effacé. N’envoie rien et ne change rien.',
    '  --lang fr|en    langue de ce que dit la commande (anglais par défaut)',
    '  --json          écrit des données au lieu de phrases',
    '  --help, -h      affiche ceci',
    'Les réglages sont ceux du serveur.',
    'Statut : 0 tout va bien, 1 un point mérite attention (!), 2 quelque chose ne marche pas (✗)',
  ].join('\n'),
  settings: 'Les réglages se comprennent.',
  advice: '{{detail}}',
  settingWrong: '{{detail}}',
  databaseFine: 'La base répond et a le schéma de cette version (PostgreSQL {{detail}}).',
  databaseAway: '{{detail}}',
  'databaseAway.help': 'Démarrez PostgreSQL (systemctl status postgresql), ou corrigez ce réglage.',
  databaseRefused: '{{detail}}',
  writesRefused:
    'La base se lit, mais refuse ce qu’on y écrit : c’est une réplique, ou elle est en lecture seule.',
  'writesRefused.help':
    'Menez DATABASE_URL à la base primaire, ou ôtez-lui la lecture seule (default_transaction_read_only).',
  databaseFull: 'Le disque de la base est plein : ce que les gens envoient est refusé.',
  'databaseFull.help': 'Faites de la place (anciennes sauvegardes, journaux), ou agrandissez le disque.',
  notMoved: 'La base de DATABASE_URL ne contient aucun signalement, et {{detail}} contient une base.',
  'notMoved.help':
    'Si ses signalements doivent venir ici : arrêtez chaque serveur, puis npx parvis move external (--replace si l’un d’eux a déjà démarré). Sinon, effacez ce dossier.',
  databaseNone: 'Il n’y a pas encore de base.',
  'databaseNone.help': 'Un démarrage du serveur en fait une.',
  schemaNone: 'La base {{detail}} répond, et elle est neuve : il n’y a encore rien de Parvis.',
  'schemaNone.help':
    'Un démarrage du serveur y met ce qu’il faut. Si elle devait être pleine, vérifiez DATABASE_URL.',
  schemaBefore:
    'La base est d’avant la première version de Parvis ({{detail}}) : aucun serveur de celle-ci n’y démarre.',
  'schemaBefore.help':
    'Sauvegardez-la avec le dernier commit d’alors, celui de la migration 0055_one_change (parvis backup), puis restaurez ce fichier avec cette version (parvis restore --replace).',
  schemaOlder: 'La base est d’une version plus ancienne de Parvis ({{detail}}).',
  'schemaOlder.help':
    'Sauvegardez-la avec cette version-là, puis démarrez le serveur : il l’amène à celle-ci.',
  schemaNewer: 'Une version plus récente de Parvis a amené la base à la migration {{detail}}.',
  'schemaNewer.help':
    'Un serveur de cette version qui tourne continue ; aucun ne démarre plus. Installez la version plus récente, ou restaurez une sauvegarde d’avant.',
  customerRefused: '{{name}} n’est pas chargé tel que son fichier le décrit : {{why}}',
  'customerRefused.help':
    'Corrigez le fichier (npx parvis check dit tout ce qui ne va pas), puis npx parvis reload. D’ici là, il est servi tel qu’il a été chargé en dernier, ou pas du tout.',
  clockFine: 'L’horloge est celle de la base, à {{seconds}} s près.',
  clockOff: 'L’horloge de cette machine diffère de {{detail}} s de celle de la base.',
  'clockOff.help':
    'Mettez les deux machines à l’heure (timedatectl set-ntp true) : codes et effacement en dépendent.',
  busNone: 'Un seul serveur, avec sa base embarquée : rien n’est à partager.',
  busDatabase: 'Plusieurs serveurs se parlent et comptent ensemble par PostgreSQL.',
  busRedis: 'Plusieurs serveurs se parlent et comptent ensemble par le Redis de {{detail}}.',
  busAway: 'Le Redis de BUS_URL ne répond pas, ou refuse ; PostgreSQL prend sa place : {{detail}}',
  'busAway.help':
    'Démarrez-le, faites-y de la place s’il est plein (maxmemory), ou corrigez BUS_URL. Rien ne s’est perdu, et il sert de nouveau dès qu’il répond.',
  busRefused: 'Le Redis de BUS_URL refuse le mot de passe ; PostgreSQL prend sa place : {{detail}}',
  'busRefused.help':
    'Corrigez-le dans BUS_URL (redis://:motdepasse@hôte:6379), puis redémarrez les serveurs.',
  dueFine: 'Rien de ce qui devait être effacé n’est encore là.',
  dueLeft: 'Ceci devrait être effacé depuis plus de deux heures : {{detail}}.',
  'dueLeft.help':
    'Un serveur efface chaque heure : démarrez-en un, ou lancez npx parvis retention et lisez ce qu’il dit.',
  diskFine: '{{room}}',
  room: '{{free}} libres pour {{path}}.',
  'room.later': '{{free}} libres dans {{at}}, où le premier démarrage crée {{path}}.',
  diskLow: 'Seulement {{room}}',
  'diskLow.help':
    'Agrandissez le disque, ou faites de la place : sous 64 Mo, le serveur refuse ce qu’on lui envoie.',
  diskFull: 'Le disque est plein : {{room}}',
  'diskFull.help':
    'Le serveur refuse ce qu’on lui envoie tant qu’il y a moins de 64 Mo : ôtez d’anciennes sauvegardes et des journaux, ou agrandissez le disque. Les appareils gardent ce qui n’est pas parti.',
  folderFine: 'On peut écrire dans {{detail}}.',
  folderRefused: 'Ce compte n’a pas le droit d’écrire dans {{detail}}.',
  'folderRefused.help':
    'Lancez la commande sous le compte du serveur ; si c’est fait, donnez-lui ce dossier (chown, chmod 700), ou corrigez le réglage.',
  folderForeign: 'Le compte du serveur ne peut pas écrire dans {{detail}}, qui est à un autre compte.',
  'folderForeign.help':
    'Rendez à ce compte tout le dossier autour, avec ce qu’il contient (chown -R parvis:parvis …) : une commande a dû être lancée en root.',
  folderReadOnly: 'Le disque de {{detail}} est monté en lecture seule.',
  'folderReadOnly.help':
    'Remontez-le en écriture (mount -o remount,rw) ; dmesg dit si une erreur du disque l’a fermé. Dans une unité systemd, ajoutez ce dossier à ReadWritePaths.',
  folderNone: '{{detail}} n’est pas un dossier.',
  'folderNone.help': 'Corrigez ce réglage.',
  folderFails: 'On ne peut pas écrire dans {{detail}}.',
  'folderFails.help': 'Vérifiez ce dossier, son disque ou son partage, et le réglage qui le nomme.',
  folderToMake: 'Il n’y a pas de dossier {{detail}}, et le compte du serveur ne peut pas le créer.',
  'folderToMake.help':
    'Créez-le pour ce compte : install -d -o parvis -g parvis -m 700 {{detail}} ; ou corrigez PARVIS_MEDIA ou PARVIS_ERASED.',
  bucketAway: 'Le stockage de MEDIA_URL ne répond pas : {{detail}}.',
  'bucketAway.help': 'Relancez-le, ouvrez le pare-feu vers lui, ou corrigez l’adresse dans MEDIA_URL.',
  bucketNone: 'Le stockage de MEDIA_URL répond, mais n’a pas ce compartiment : {{detail}}.',
  'bucketNone.help': 'Corrigez MEDIA_URL (adresse, compartiment), ou créez ce compartiment.',
  bucketForbidden: 'Le stockage de MEDIA_URL refuse sa clé, ou ne la laisse pas écrire : {{detail}}.',
  'bucketForbidden.help':
    'Vérifiez la clé et le secret de MEDIA_URL, leurs droits (lire, écrire, effacer, lister) et l’heure de cette machine.',
  bucketFails: 'Le stockage de MEDIA_URL n’a pas gardé ce qu’on lui donnait : {{detail}}.',
  'bucketFails.help': 'Corrigez MEDIA_URL (adresse, compartiment), ou créez ce compartiment.',
  photosElsewhere:
    'Les photos de cette base ne sont pas dans {{place}} : il en manque {{missing}} sur {{all}}.',
  'photosElsewhere.help':
    'Montez le partage où elles sont, ou donnez à PARVIS_MEDIA ou MEDIA_URL la valeur d’avant. Rien n’est effacé ni sauvegardé des photos tant qu’elles manquent.',
  mailFine: 'Le serveur de courriels répond et accepte le compte.',
  mailRefused: '{{detail}}',
  smsFine: 'La passerelle SMS répond ({{detail}}) ; ses identifiants ne s’essaient qu’en envoyant.',
  smsAway: 'La passerelle SMS ne répond pas : {{detail}}',
  'smsAway.help': 'Ouvrez le pare-feu vers elle en https, ou corrigez SMS_GATEWAY.',
  pushFine: 'Les notifications ont une clé ; les services d’envoi sont priés d’écrire à {{detail}}.',
  pushNobody: 'Les services d’envoi de notifications n’ont personne à qui écrire ({{detail}}).',
  'pushNobody.help': 'Réglez CONTACT_MAIL : certains services refusent un expéditeur qui n’existe pas.',
  addressFine: 'L’adresse publique est en https : {{detail}}',
  addressOwn:
    'L’adresse publique est en https ; cette machine se trouve elle-même sous ce nom ({{detail}}, /etc/hosts), ce qui ne dit pas si d’autres y arrivent : essayez-la d’un téléphone.',
  addressUnknown:
    'Aucun serveur de noms ne connaît {{detail}} : personne n’arrive ici par l’adresse publique.',
  'addressUnknown.help':
    'Inscrivez ce nom dans la zone DNS (A ou AAAA, vers le proxy ou cette machine), ou corrigez PUBLIC_URL. Un nom tout neuf peut mettre quelques heures à se répandre.',
  addressUnasked: 'Les serveurs de noms n’ont pas répondu : on ne sait pas si {{detail}} mène ici.',
  'addressUnasked.help':
    'Vérifiez ceux de cette machine (/etc/resolv.conf) et son pare-feu, puis recommencez.',
  addressNone: 'PUBLIC_URL n’est pas réglé.',
  'addressNone.help': 'Réglez-le sur l’adresse https que verront les gens : les codes imprimés y mènent.',
  addressPrivate: 'PUBLIC_URL est {{detail}}, que personne n’atteint hors de cette machine ou de son réseau.',
  'addressPrivate.help':
    'Pour un essai, rien à faire ; avant d’imprimer un code, donnez-lui l’adresse https que verront les gens.',
  addressHttp: '{{detail}} n’est pas en https.',
  'addressHttp.help':
    'Mettez un proxy ou TLS_CERT devant, et réglez PUBLIC_URL en https : sans cela ni photos, ni hors ligne, ni session sûre.',
  addressOther: 'À {{detail}}, quelque chose répond qui n’est pas Parvis.',
  'addressOther.help':
    'Corrigez PUBLIC_URL, ou menez ce nom jusqu’ici (zone DNS, proxy) : les codes imprimés y mènent.',
  certificateFine: 'Le certificat de TLS_CERT est bon jusqu’au {{detail}}.',
  certificateEndsSoon:
    'Le certificat de TLS_CERT prend fin le {{detail}} : les navigateurs le refuseront ensuite.',
  'certificateEndsSoon.help': 'Renouvelez-le : ses fichiers sont relus quand ils changent, sans redémarrage.',
  certificateEnded: 'Le certificat de TLS_CERT a pris fin le {{detail}} : les navigateurs le refusent.',
  'certificateEnded.help': 'Renouvelez-le : ses fichiers sont relus quand ils changent, sans redémarrage.',
  certificateBegins:
    'Le certificat de TLS_CERT commence le {{detail}} : les navigateurs le refusent jusque-là.',
  'certificateBegins.help': 'Servez-vous de celui d’avant jusque-là, et vérifiez l’heure de cette machine.',
} as const satisfies Readonly<Record<string, string>>;
