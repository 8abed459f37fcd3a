/** Commands about customers: for operators, never for a phone. */
export const customerCommands = {
  confirm: 'Rien n’a changé. Pour le faire : la même commande avec --yes.',
  'new.usage':
    'Usage : parvis new dossier [--name … --mail … --colour … --languages … --place …] [--logo fichier] [--lang fr|en] [--help]',
  'new.help': `  Écrit le dossier d’un nouveau client, prêt à servir : customer.json et son logo. --name et --mail sont nécessaires.
  dossier          à créer, ou vide ; son nom devient le « cuid » du client, qui ne change plus : saint-elme
  --name           nom de la ville, comme on l’appelle
  --mail           adresse e-mail où on lui écrit, et qui lira les signalements
  --colour         couleur principale, comme #0A7D4B : toutes les autres en sont tirées
  --languages      fr, ou fr,en : la première est celle de la ville ; fr si rien n’est dit
  --place          premier lieu où un code sera affiché ; « Mairie » (ou « Town hall », si l’anglais est premier) si rien n’est dit
  --logo fichier   image carrée (SVG, PNG, JPEG ou WebP) ; sinon un logo est dessiné dans la couleur
  --lang fr|en     langue de ce que dit la commande (anglais par défaut)
  --help, -h       affiche ceci
Statut : 0 écrit, 2 une réponse ou un argument ne peut pas être pris, rien n’est écrit`,
  'new.unnamed': 'Aucun dossier n’est nommé.',
  'new.taken': '{{folder}} existe et n’est pas vide : nommez-en un autre.',
  'new.noCode':
    'Le nom du dossier devient le code du client : il faut des lettres ou des chiffres, « {{folder}} » n’en a pas.',
  'new.reserved':
    'Le nom du dossier devient le code du client, et « {{cuid}} » est celui d’une page (/staff/{{cuid}}) : nommez le dossier autrement, comme la ville.',
  'new.missing': '{{option}} manque.',
  'new.noLogo': '« {{file}} » n’est pas une image SVG, PNG, JPEG ou WebP de 2 Mo au plus.',
  'new.logoMissing': '--logo : le fichier « {{file}} » n’existe pas.',
  'new.unwritable': 'Le dossier ne peut pas être écrit : {{why}}',
  'new.wrote': 'Écrit : {{path}}',
  'check.usage': 'Usage : parvis check [dossier …] [--lang fr|en] [--json] [--help]',
  'check.help': `  dossier         le dossier d’un client (avec customer.json), ou un dossier de tels dossiers ; ou le nom d’un client de PARVIS_CUSTOMERS
                  sans dossier : tous ceux de PARVIS_CUSTOMERS
  --lang fr|en    langue de ce que dit la commande (anglais par défaut)
  --json          écrit des données au lieu de phrases
  --help, -h      affiche ceci
Statut : 0 rien à signaler, 1 des erreurs ou des avertissements, 2 un fichier ou un argument ne peut pas être lu
Une erreur empêche le client d’être chargé ; un avertissement, non.`,
  'reload.usage': 'Usage : parvis reload [--dry-run] [--lang fr|en] [--json] [--help]',
  'reload.help': `  Relit les dossiers de PARVIS_CUSTOMERS et charge ce qui a changé, pendant que les serveurs servent : ils le montrent dans les dix secondes.
  Un client est chargé en entier ou pas du tout ; celui dont le fichier a une erreur reste tel qu’il était.
  --dry-run       dit ce qui changerait, et ne change rien
  --lang fr|en    langue de ce que dit la commande (anglais par défaut)
  --json          écrit des données au lieu de phrases
  --help, -h      affiche ceci
« ! » précède ce que les passants ou le personnel remarquent aussitôt.
La base est celle du serveur : DATABASE_URL, sinon PARVIS_DATA, sinon l’endroit habituel.
Statut : 0 fait, 1 un client au moins n’a pas été chargé, 2 les dossiers, la base ou un argument ne peuvent pas être lus`,
  'reload.noFolder':
    'PARVIS_CUSTOMERS ne nomme aucun dossier où des clients auraient le leur : donnez ici les réglages du serveur, comme PARVIS_CUSTOMERS=/chemin/des/clients.',
  'reload.noneLeft':
    '{{folder}} (PARVIS_CUSTOMERS) ne contient plus aucun client : rien n’a changé, et ceux qui sont chargés restent en service. Pour en retirer un : npx parvis withdraw <client>',
  'reload.would': 'Changerait maintenant :',
  'reload.refused': '{{folder}} : n’est pas chargé ; ce qui l’était reste tel quel.',
  'reload.absent':
    '{{cuid}} : n’a plus de dossier, et reste en service. Pour le retirer : npx parvis withdraw {{cuid}}',
  'withdraw.usage': 'Usage : parvis withdraw client [--yes] [--lang fr|en] [--help]',
  'withdraw.help': `  Retire un client dont le dossier n’est plus là, pendant que les serveurs servent : ses codes le disent et comment le joindre,
  personne n’est plus son personnel, ses demandes restent lisibles jusqu’à leur effacement, et ses codes peuvent passer à un autre client.
  Celui qui a encore un dossier se retire par "withdrawn": true dans son customer.json, puis « parvis reload ». Un dossier qui revient le remet en service.
  client          son « cuid »
  --yes           le fait ; sans lui, la commande dit ce qui s’ensuit, et ne change rien
  --lang fr|en    langue de ce que dit la commande (anglais par défaut)
  --help, -h      affiche ceci
La base est celle du serveur : DATABASE_URL, sinon PARVIS_DATA, sinon l’endroit habituel.
Statut : 0 fait, 1 à confirmer par --yes, ou il l’était déjà, 2 il n’y a pas de tel client, il a un dossier, ou la base ou un argument ne peut pas être lu`,
  'withdraw.unnamed': 'Aucun client n’est nommé.',
  'withdraw.unknown': 'Il n’y a pas de client « {{cuid}} ».',
  'withdraw.hasFolder':
    '« {{cuid}} » a un dossier, qui le remettrait en service : écrivez-y "withdrawn": true, puis « npx parvis reload ».',
  'withdraw.closed':
    'Le dossier {{folder}} ne peut pas être lu, et pourrait être celui de « {{cuid}} » : donnez-le au compte de Parvis (chown), puis recommencez.',
  'withdraw.already': '« {{cuid}} » était déjà retiré.',
  'withdraw.done':
    '« {{cuid}} » est retiré : ses codes le disent, plus personne n’est son personnel, ses demandes restent jusqu’à leur effacement.',
  'rename.usage': 'Usage : parvis rename ancien nouveau [--yes] [--lang fr|en] [--help]',
  'rename.help': `  Donne à un client un autre « cuid », pendant que les serveurs servent, et dit d’abord ce qui s’ensuit. Rien ne change sans --yes.
  Tout est fait en une fois ou pas du tout. Les adresses qui portent l’ancien nom mènent au nouveau ; les codes imprimés restent bons.
  Le « cuid » est changé aussi dans son customer.json, s’il est dans PARVIS_CUSTOMERS.
  --yes           le fait
  --lang fr|en    langue de ce que dit la commande (anglais par défaut)
  --help, -h      affiche ceci
La base est celle du serveur : DATABASE_URL, sinon PARVIS_DATA, sinon l’endroit habituel.
Statut : 0 fait, 1 à confirmer par --yes, ou fait mais le fichier est à changer à la main, 2 il n’y a pas de tel client, le nom est pris, ou la base ou un argument ne peut pas être lu`,
  'rename.two': 'Deux noms sont nécessaires : l’ancien et le nouveau.',
  'rename.unknown': 'Il n’y a pas de client « {{cuid}} ».',
  'rename.left': 'Le client « {{cuid}} » s’appelle déjà « {{name}} ».',
  'rename.invented': '« {{cuid}} » est de la démonstration, dont les fichiers ne changent pas.',
  'rename.taken': '« {{name}} » est le nom d’un autre client, ou l’était.',
  'rename.several':
    'Plusieurs fichiers portent le nom « {{cuid}} » : lequel est ce client ? N’en laissez qu’un dans PARVIS_CUSTOMERS. Rien n’a changé.',
  'rename.borne':
    'Un fichier porte déjà le nom « {{name}} » : retirez-le de PARVIS_CUSTOMERS, ou choisissez un autre nom. Rien n’a changé.',
  'rename.notCode':
    '« {{name}} » n’est pas un code : lettres sans accent, chiffres, « - », « _ », « . », 64 signes au plus.',
  'rename.reserved':
    '« {{name}} » est le nom d’une page (/staff/{{name}}) : choisissez-en un autre, comme celui de la ville.',
  'rename.same': 'Les deux noms sont le même.',
  'rename.done': 'Fait.',
  'rename.file': '{{path}} : son « cuid » est changé.',
  'rename.already': '{{path}} : son « cuid » est déjà celui-là.',
  'rename.byHand':
    'Son customer.json n’a pas été trouvé, ou ne peut pas être écrit : écrivez-y "cuid": "{{name}}", sinon il n’est plus chargé.',
  'rename.sites':
    'PARVIS_SITES nomme « {{cuid}} » : écrivez-y « {{name}} » avant le prochain démarrage des serveurs, et redémarrez-les.',
  'look.usage': 'Usage : parvis look client [--write] [--lang fr|en] [--help]',
  'look.help': `  Donne l’apparence enregistrée dans le studio comme le customer.json l’écrit : nom, logos, image d’accueil, couleurs, coins et lettres.
  --write         l’écrit dans le customer.json de ce client, les images à côté ; le reste du fichier ne change pas
  --lang fr|en    langue de ce que dit la commande (anglais par défaut)
  --help, -h      affiche ceci
Ce qui est enregistré dans le studio l’emporte toujours sur le fichier : rien ne change pour le public.
La base est celle du serveur : DATABASE_URL, sinon PARVIS_DATA, sinon l’endroit habituel.
Statut : 0 fait, 1 rien n’a été enregistré dans le studio, 2 le fichier, la base ou un argument ne peut pas être lu ou écrit`,
  'look.none': 'Rien n’a été enregistré dans le studio pour « {{cuid}} » : son fichier vaut.',
  'look.noFile':
    'Aucun dossier de PARVIS_CUSTOMERS n’est celui de « {{cuid}} », ou son fichier a une erreur (npx parvis check).',
  'look.wrote': 'Écrit : {{path}}',
  'export.usage': 'Usage : parvis export client fichier.zip [--lang fr|en] [--help]',
  'export.help': `  Écrit un client entier dans une archive zip, pour un autre serveur ou pour le garder. Son dossier est dans PARVIS_CUSTOMERS.
  Y sont : customer.json (mots, questions, lieux, codes, personnel, couleurs) et ses images, les apparences du studio avec les leurs,
  les codes hors service et les noms d’avant. L’archive contient des adresses du personnel : son propriétaire seul peut la lire.
  N’y sont pas : les demandes, ce que les gens ont écrit ou envoyé, leurs comptes. C’est l’affaire d’une sauvegarde.
  --lang fr|en    langue de ce que dit la commande (anglais par défaut)
  --help, -h      affiche ceci
La base est celle du serveur : DATABASE_URL, sinon PARVIS_DATA, sinon l’endroit habituel.
Statut : 0 écrit, 2 il n’y a pas de tel client, le fichier existe, ou quelque chose ne peut pas être lu ou écrit`,
  'import.usage': 'Usage : parvis import fichier.zip [--lang fr|en] [--help]',
  'import.help': `  Prend un client d’une archive que « parvis export » a écrite : en fait un dossier dans PARVIS_CUSTOMERS et le met en service.
  Y sont : customer.json (mots, questions, lieux, codes, personnel, couleurs) et ses images, les apparences du studio avec les leurs,
  les codes hors service et les noms d’avant. L’archive contient des adresses du personnel : son propriétaire seul peut la lire.
  N’y sont pas : les demandes, ce que les gens ont écrit ou envoyé, leurs comptes. C’est l’affaire d’une sauvegarde.
  --lang fr|en    langue de ce que dit la commande (anglais par défaut)
  --help, -h      affiche ceci
La base est celle du serveur : DATABASE_URL, sinon PARVIS_DATA, sinon l’endroit habituel.
Statut : 0 fait, 2 l’archive est refusée ou quelque chose ne peut pas être lu ou écrit : rien n’est changé`,
  'archive.noFolder': 'PARVIS_CUSTOMERS ne nomme aucun dossier où ce client aurait le sien.',
  'archive.unknown':
    'Aucun dossier de PARVIS_CUSTOMERS n’est celui de « {{cuid}} », ou son fichier a une erreur (npx parvis check).',
  'archive.folderGone':
    '« {{cuid}} » est en base, mais aucun dossier de PARVIS_CUSTOMERS n’est le sien, ou son fichier a une erreur (npx parvis check) : son customer.json n’est nulle part ailleurs. Remettez ce dossier, d’une archive d’avant (npx parvis import, après npx parvis withdraw {{cuid}}) ou d’une sauvegarde de fichiers, puis exportez.',
  'archive.there': '{{path}} existe déjà : nommez-en un autre.',
  'archive.unwritable': 'Ne peut pas être écrit : {{why}}',
  'archive.written': 'Écrit : {{path}}. Les demandes n’y sont pas : c’est l’affaire d’une sauvegarde.',
  'archive.folderThere': '{{path}} existe déjà.',
  'archive.busy': 'Un autre import de « {{cuid}} » est en cours.',
  'archive.inService':
    '« {{cuid}} » est en service ici : retirez-le d’abord (npx parvis withdraw {{cuid}}), ou renommez-le.',
  'archive.formerly': '« {{cuid}} » est le nom qu’un autre client portait, et ses adresses y mènent.',
  'archive.findings': 'Rien n’est changé.',
  'archive.done': 'Le client est en service ; son dossier : {{folder}}',
  'archive.beside': 'Apparences du studio, codes hors service, noms d’avant : {{counts}}',
  'archive.refused.missing': 'Il n’y a pas de tel fichier.',
  'archive.refused.notArchive':
    'Ce n’est pas une archive zip entière : elle a été coupée, ou c’est autre chose. Copiez-la de nouveau.',
  'archive.refused.tooLarge':
    'Elle contient plus qu’aucun client ({{most}} Mo dépliés au plus) : elle n’est pas dépliée.',
  'archive.refused.climbs': '« {{about}} » mène hors du dossier : rien n’en est écrit.',
  'archive.refused.link': '« {{about}} » est un lien : une archive de client n’en contient pas.',
  'archive.refused.stranger': '« {{about}} » n’est pas d’une archive de client.',
  'archive.refused.twice': '« {{about}} » y est deux fois.',
  'archive.refused.locked': '« {{about}} » est chiffré : déchiffrez l’archive d’abord.',
  'archive.refused.damaged': '« {{about}} » manque ou n’est plus ce qui a été écrit : l’archive est abîmée.',
  'archive.refused.notOurs': 'Ce n’est pas une archive de « parvis export ».',
  'archive.refused.version':
    'Elle est de la version {{about}}, et celle-ci lit la version {{version}} : exportez-la avec le Parvis de ce serveur, ou mettez celui-ci à jour.',
  'new.wrong.name': 'Il faut un nom sur une ligne, de 80 signes au plus.',
  'new.wrong.mail': 'Ce n’est pas une adresse e-mail complète, comme mairie@saint-elme.fr.',
  'new.wrong.colour': 'Ce n’est pas une couleur : écrivez-la comme #0A7D4B.',
  'new.wrong.languages':
    'Il faut fr, fr,en ou en,fr : le français en est ; d’autres langues s’ajoutent dans le fichier.',
  'new.wrong.place': 'Il faut un nom de lieu avec une lettre ou un chiffre, de 80 signes au plus.',
  'withdraw.follows': `Ce qui suit le retrait de « {{cuid}} » :
  - codes en service : {{codes}}. Qui les scanne lit que le service a pris fin, et comment le joindre.
  - demandes encore ouvertes : {{openCases}}. Plus personne ne peut y répondre, ni les clôturer ; elles restent lisibles jusqu’à leur effacement.
  - personnel : {{staff}}. Plus personne n’a de rôle ici.`,
  'rename.follows': `« {{cuid}} » s’appellera « {{name}} » :
  - codes : {{codes}}. Ceux qui sont imprimés restent bons : leur adresse ne porte pas ce nom.
  - demandes : {{cases}}, photos et vidéos : {{media}}. Elles suivent, avec leurs numéros et leurs jours d’effacement.
  - personnel : {{staff}}. Chacun garde son rôle ; qui a une page ouverte la recharge.
  - adresses : /app/{{cuid}}, /staff/{{cuid}}, /privacy/{{cuid}} et les liens gardés ou envoyés mènent à « {{name}} », aussi longtemps que ce client existe.
  - applications installées : elles s’ouvrent comme avant ; qui l’installe désormais a une application de plus.
{{formerly}}  - qui est en train de signaler, d’écrire ou de répondre continue : les serveurs qui tournent suivent d’eux-mêmes.`,
  'rename.formerly': '  - « {{former}} », qu’il portait avant, mène aussi à « {{name}} ».',
  'archive.renamed': '« {{cuid}} » s’appelle désormais « {{now}} » : npx parvis export {{now}} fichier.zip',
  'new.next': `Et maintenant :
  npx parvis check {{folder}} --lang fr
      après chaque modification ; que peut-on y écrire : docs/customers.md
  PARVIS_CUSTOMERS={{parent}} {{data}}npm start
      puis ouvrez /q/{{code}} ; un serveur qui tourne déjà sur ce dossier : npx parvis reload, avec ses réglages
  npx parvis codes {{cuid}} --lang fr
      les affiches, une fois l’adresse publique connue
À revoir dans le fichier : les numéros d’urgence sont ceux de la France, et le personnel n’est encore que l’adresse donnée.`,
  'check.nothing': 'rien à signaler',
  'check.errors_one': '{{count}} erreur',
  'check.errors_other': '{{count}} erreurs',
  'check.warnings_one': '{{count}} avertissement',
  'check.warnings_other': '{{count}} avertissements',
  'check.loaded': '{{errors}}, {{warnings}} : ce client est chargé tout de même.',
  'check.refused': '{{errors}}, {{warnings}} : ce client n’est pas chargé.',
  'check.unnamed': 'Aucun dossier n’est nommé.',
};
