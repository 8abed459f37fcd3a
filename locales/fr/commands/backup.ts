/** `parvis backup`. */
export const backup = {
  usage:
    'Usage : parvis backup <fichier ou dossier> [--no-media] [--keep jours] [--lang fr|en] [--json] [--help]',
  options: [
    '  Sauvegarde la base et les fichiers, pendant que les serveurs servent : tout ce qui était enregistré à un même instant.',
    '  Dans un dossier, la sauvegarde porte sa date. Elle n’a son nom qu’une fois entière ; interrompue, il n’en reste rien.',
    '  Elle contient des données personnelles et les clés du serveur : gardez-la chiffrée, trente jours au plus.',
    '  --no-media      sans les photos et vidéos (quand leur compartiment S3 a ses propres sauvegardes)',
    '  --keep jours    retire ensuite du dossier les sauvegardes plus anciennes, et ce qui y reste depuis un jour d’une qui fut tuée ; avertit au-delà de 30',
    '  --lang fr|en    langue de ce que dit la commande (anglais par défaut)',
    '  --json          écrit des données au lieu de phrases',
    '  --help, -h      affiche ceci',
    'Les réglages sont ceux du serveur : DATABASE_URL ou PARVIS_DATA, PARVIS_MEDIA, MEDIA_URL.',
    'Statut : 0 fait, 1 sauvegardé sans des photos que la base connaît, 2 rien n’a été sauvegardé',
  ].join('\n'),
  unnamed: 'Il manque le nom du fichier.',
  written: 'Sauvegardé dans {{path}} : {{held}}.',
  gone: 'Effacés entre-temps avec leur signalement : {{many}}.',
  elsewhere:
    'Les photos de cette base ne sont pas dans {{place}} : montez ce dossier, ou donnez à PARVIS_MEDIA ou MEDIA_URL la valeur qu’ils ont pour le serveur ; --no-media sauvegarde sans elles. Rien n’a été sauvegardé.',
  missingFiles:
    'Ne sont pas dans {{place}}, bien que la base les connaisse : {{files}}. La sauvegarde est entière, sans elles ; voyez avec parvis doctor où elles sont.',
  files_one: '{{n}} photo ou vidéo',
  files_other: '{{n}} photos et vidéos',
  lacking_one: '{{n}} photo ou vidéo manquait déjà quand elle a été faite, bien que la base les connût.',
  lacking_other:
    '{{n}} photos et vidéos manquaient déjà quand elle a été faite, bien que la base les connût.',
  size: '{{n}} Mo',
  noneRemoved: 'Aucune sauvegarde plus ancienne n’a été retirée : l’une d’elles les contient peut-être.',
  removed: 'Retirées, étant plus anciennes : {{names}}.',
  keptLong:
    'Les sauvegardes sont gardées {{keep}} jours ; le serveur ne sait pas plus de {{most}} jours qui a tout effacé : ces personnes reviendraient d’une plus ancienne. Donnez --keep {{most}} ou moins.',
  givenUp: 'Interrompu : il n’en reste rien.',
  exists: '{{path}} existe déjà : donnez un autre nom, ou un dossier.',
  noKeep: '--keep veut un nombre de jours, de 1 à 9999, et non « {{keep}} ».',
  noFolder:
    'Il n’y a pas de dossier {{path}} : --keep en retire les sauvegardes anciennes. Créez-le d’abord. Rien n’a été sauvegardé.',
  notFolder:
    '{{path}} n’est pas un dossier : --keep retire d’un dossier les sauvegardes anciennes. Nommez-en un. Rien n’a été sauvegardé.',
  noRoom:
    'Le disque de {{path}} est plein : faites-y de la place, ou nommez un autre dossier. Rien n’a été sauvegardé.',
  whole: '{{path}} est entière : {{held}}, du {{made}}.',
  back: 'Remise en place : {{path}}, {{held}}, du {{made}}.',
  missing: 'Il n’y a pas de fichier {{path}}. Rien n’a changé.',
  folder:
    '{{path}} est un dossier : nommez le fichier de la sauvegarde, comme {{path}}/parvis-….tar. Rien n’a changé.',
  unnamedFiles: 'N’ont pas été remises en place, aucune ligne ne les connaissant : {{files}}.',
  erased: 'Effacé, étant dû depuis : {{rows}}.',
  notErased:
    'Ce qui était dû n’a pas pu être effacé : {{why}} Un démarrage du serveur l’essaie de nouveau avant de servir.',
  next: 'Démarrez le serveur : il efface d’abord les personnes qui ont tout effacé depuis.',
  codes:
    'Les codes qui en ont remplacé d’autres depuis ne sont plus connus : ajoutez chacun à son lieu, {"qrid":"…"} dans "qr" de customer.json, puis parvis reload.',
  served:
    'Quelqu’un utilise la base (connexions, comme PostgreSQL les nomme : {{others}}) : arrêtez d’abord chaque serveur. Rien n’a changé.',
  notEmpty: 'La base n’est pas vide : --replace remplace ce qu’elle contient. Rien n’a changé.',
};

/** `parvis restore`, and why it refuses an archive. */
export const restore = {
  usage: 'Usage : parvis restore <fichier> [--check] [--replace] [--lang fr|en] [--json] [--help]',
  options: [
    '  Remet une sauvegarde en place, toute ou rien, serveurs arrêtés ; celle d’une version antérieure est ensuite amenée à celle-ci.',
    '  Ce qui devait être effacé depuis l’est aussitôt, et au prochain démarrage les personnes qui ont tout effacé (PARVIS_ERASED).',
    '  --check         lit la sauvegarde jusqu’au bout et dit si elle est entière ; ne touche à rien',
    '  --replace       remplace ce que contient la base ; sans cela une base qui n’est pas vide est refusée',
    '  --lang fr|en    langue de ce que dit la commande (anglais par défaut)',
    '  --json          écrit des données au lieu de phrases',
    '  --help, -h      affiche ceci',
    'Les réglages sont ceux du serveur : DATABASE_URL ou PARVIS_DATA, PARVIS_MEDIA, MEDIA_URL.',
    'Statut : 0 fait, 1 remise en place, mais tout n’a pas pu être effacé : ne servez pas, 2 rien n’a changé',
  ].join('\n'),
  cut: '{{path}} est coupée : sa fin manque. Rien n’a changé.',
  altered: '{{path}} n’est plus telle qu’elle a été écrite (somme de contrôle). Rien n’a changé.',
  foreign: '{{path}} n’est pas une sauvegarde de Parvis. Rien n’a changé.',
  newerFormat: '{{path}} est d’une version plus récente de Parvis : installez-la d’abord. Rien n’a changé.',
  newerSchema: '{{path}} est d’une version plus récente de Parvis : installez-la d’abord. Rien n’a changé.',
  unknownSchema:
    '{{path}} est d’une version que ce Parvis n’a jamais été (base du {{detail}}) : restaurez-la avec celle qui l’a écrite, amenez cette base à une version que celle-ci connaît (avant la première : le commit de la migration 0055_one_change), et sauvegardez-la de nouveau. Rien n’a changé.',
  contents:
    '{{path}} a la bonne somme de contrôle, mais son contenu n’est pas celui d’une sauvegarde ({{detail}}) : un autre programme l’a écrite ou changée. Prenez-en une autre. Rien n’a changé.',
  name: '{{path}} contient un fichier qu’aucune sauvegarde ne contient ({{detail}}). Rien n’a changé.',
};

/** `parvis move`. */
export const move = {
  usage: 'Usage : parvis move <external|embedded> [--replace] [--lang fr|en] [--help]',
  options: [
    '  Recopie toute la base, serveurs arrêtés, puis vérifie qu’il n’y manque aucune ligne. L’ancienne reste telle quelle.',
    '  external        de la base intégrée (PARVIS_DATA) vers celle de DATABASE_URL',
    '  embedded        de celle de DATABASE_URL vers la base intégrée (PARVIS_DATA)',
    '  --replace       remplace ce que contient la nouvelle base ; sans cela une base qui n’est pas vide est refusée',
    '  --lang fr|en    langue de ce que dit la commande (anglais par défaut)',
    '  --help, -h      affiche ceci',
    'Les photos et vidéos restent où elles sont (PARVIS_MEDIA, MEDIA_URL), de même que la liste des personnes effacées (PARVIS_ERASED).',
    'Statut : 0 fait, 1 recopié, mais tout n’a pas pu être effacé, 2 rien n’a changé',
  ].join('\n'),
  nowhere: 'Dites où : external ou embedded.',
  noUrl: 'DATABASE_URL n’est pas réglé : c’est elle qui nomme la base externe, dans les deux sens.',
  moved: 'Recopié : {{rows}}, aucune ne manque.',
  external:
    'Démarrez désormais chaque serveur avec DATABASE_URL. L’ancienne base contient encore tout : effacez {{folder}} dès que la nouvelle sert.',
  embedded:
    'Démarrez désormais le serveur sans DATABASE_URL. L’ancienne base contient encore tout : effacez-la dès que la nouvelle sert.',
};
