/** `parvis codes`: `refused` for an unprintable address, `unfit` for one given by hand. */
export const codes = {
  usage:
    'Usage : parvis codes client [--format a4|a5|a6|stickers|tent] [--svg] [--code code …] [--copies nombre] [--out fichier] [--address adresse] [--font fichier …] [--lang fr|en] [--help]',
  options: [
    '  Écrit les codes d’un client, prêts à imprimer en A4 : son nom, son logo, ses couleurs, le lieu, une phrase en deux langues, l’adresse à taper.',
    '  client            son « cuid » ; tous ses codes en service, sauf ceux d’essai',
    '  --format nom      a4 (si rien n’est dit), a5 : 2 par feuille, a6 : 4, stickers : 24 étiquettes de 70 × 37 mm, tent : chevalet de table à plier',
    '  --svg             un dessin par feuille au lieu d’un PDF, au nom de son code s’il n’y en a qu’un dessus',
    '  --code code       ce code seulement ; peut être répété',
    '  --copies nombre   combien de fois chacun, de 1 à 24 ; 24 étiquettes d’un même code remplissent une feuille',
    '  --out fichier     où écrire ; « client-format.pdf » ici si rien n’est dit',
    '  --address adresse l’adresse où mènent les codes, si ce n’est pas PUBLIC_URL. Celle de cette machine, d’un réseau privé ou sans https n’est imprimée que nommée ainsi',
    '  --font fichier    une police (.ttf, .otf) pour les lettres que Noto Sans n’a pas : arabe, chinois, hébreu… ; peut être répété, avant celles de PRINT_FONTS',
    '  --lang fr|en      langue de ce que dit la commande (anglais par défaut)',
    '  --help, -h        affiche ceci',
    'La base est celle du serveur : DATABASE_URL, sinon PARVIS_DATA, sinon l’endroit habituel.',
    'Statut : 0 écrit, 1 un code nommé n’est pas en service, ou des lettres manquent au papier, 2 rien n’a pu être écrit',
  ].join('\n'),
  unnamed: 'Aucun client n’est nommé.',
  unknown: 'Il n’y a pas de client « {{cuid}} ».',
  noCodes: '« {{cuid}} » n’a pas de code en service.',
  notInUse: 'Le code « {{qrid}} » n’est pas en service chez ce client.',
  replaced:
    'Le code « {{qrid}} » a été remplacé : c’est « {{now}} » qui est à sa place. Pour imprimer celui-là : --code {{now}}',
  noFormat: 'Il n’y a pas de format « {{name}} » : a4, a5, a6, stickers ou tent.',
  noCopies: '« {{typed}} » n’est pas un nombre d’exemplaires : un nombre entier, de 1 à 24.',
  noAddress:
    '« {{typed}} » n’est pas l’adresse d’un site, sans chemin, comme https://signaler.ville.example.',
  unprintable:
    'Aucune police donnée n’a {{letters}} : ce seraient des cases vides sur le papier. Nommez-en une qui les a (--font fichier, ou PRINT_FONTS), changez ce nom, ou imprimez ces codes avec un autre logiciel (/qr/code.svg).',
  noFont: '« {{file}} » n’est pas une police qui se lit : un fichier .ttf ou .otf.',
  unwritable:
    'On ne peut pas écrire dans {{folder}} ({{why}}). Rien n’a été écrit : dites où avec --out, comme --out /var/lib/parvis/codes',
  written: 'Écrit : {{file}}',
  'refused.none':
    'PUBLIC_URL n’est pas donnée : les codes ne mèneraient nulle part. Donnez-la, ou nommez l’adresse avec --address.',
  'refused.private':
    '{{origin}} n’est joignable que d’ici : une affiche imprimée ainsi ne mènerait personne nulle part. Si c’est voulu : --address {{origin}}',
  'refused.http':
    '{{origin}} n’est pas chiffrée (https) : les navigateurs préviennent ou refusent. Si c’est voulu : --address {{origin}}',
  'unfit.none':
    'PUBLIC_URL n’est pas donnée : les codes ne mèneraient nulle part. Donnez-la, ou nommez l’adresse avec --address.',
  'unfit.private':
    'Les téléphones des passants ne peuvent pas ouvrir {{origin}} : n’affichez pas ces codes, ils ne servent qu’à un essai d’ici.',
  'unfit.http':
    '{{origin}} n’est pas chiffrée (https) : les téléphones des passants préviennent ou refusent de l’ouvrir.',
} as const satisfies Readonly<Record<string, string>>;
