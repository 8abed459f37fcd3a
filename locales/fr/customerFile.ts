/**
 * Errors of a customer's folder, for its authors, never for a phone. Values choose `id_meant`,
 * `id_one` and the like.
 */
export const customerErrors = {
  wrongName: 'Le fichier doit s’appeler « customer.json », en minuscules ; « {{value}} » n’est pas lu.',
  noCustomer: 'Ce dossier ne contient pas de fichier « customer.json ».',
  noCustomer_meant:
    'Ce dossier ne contient pas de fichier « customer.json » ; c’est peut-être « {{meant}} », à renommer ainsi.',
  noPlainText:
    'Ce dossier ne contient pas de fichier « customer.json » ; « {{value}} » est d’un traitement de texte : enregistrez-le en texte brut (UTF-8) sous le nom « customer.json ».',
  notFile: '« customer.json » n’est pas un fichier ordinaire.',
  fileTooLarge: '« customer.json » pèse plus de {{other}} Mo.',
  notChecked:
    'Ce fichier n’a pas pu être vérifié : c’est une faute de Parvis, merci de la signaler ({{value}}).',
  notStored:
    'Ce client n’a pas pu être enregistré : c’est une faute de Parvis, merci de la signaler ({{value}}).',
  manyMoreErrors: '… et {{value}} autres remarques, dont des erreurs, qui ne sont pas affichées.',
  notUtf8: 'Une lettre est illisible ici : enregistrez le fichier en UTF-8.',
  tooDeep: 'Trop de niveaux sont emboîtés les uns dans les autres.',
  repeatedKey: 'La clé « {{value}} » est écrite deux fois : seule la dernière serait lue.',
  unknownKey: 'La clé « {{value}} » n’est pas connue ici ; clés possibles : {{other}}.',
  unknownKey_meant: 'La clé « {{value}} » n’est pas connue ici ; peut-être « {{meant}} ».',
  notCode:
    'Trouvé : {{found}} ; attendu : un code de lettres sans accent, de chiffres, de « - », « _ » ou « . », sans espace, qui commence par une lettre ou un chiffre, 64 caractères au plus.',
  reservedName:
    'Ce nom est celui d’une page ({{reserved}}) : choisissez-en un autre, comme celui de la ville. Si le client est déjà en service : npx parvis rename.',
  notFileName:
    'Trouvé : {{found}} ; attendu : le nom d’un fichier du même dossier, sans espace, accent ni « / » ; renommez le fichier.',
  notOneLine:
    'Ce texte contient un retour à la ligne, une tabulation ou un caractère invisible : écrivez-le d’un seul tenant.',
  emptyWords: 'Ce texte est vide : écrivez-le, ou supprimez cette langue.',
  missingKey: 'Manque : écrivez par exemple "{{value}}": {{meant}}.',
  unknownPoll:
    'Aucun sondage de « polls » n’a le code « {{value}} » : ajoutez-le, ou donnez à la tuile la clé « poll » avec le bon code.',
  unknownPoll_meant:
    'Aucun sondage de « polls » n’a le code « {{value}} » ; peut-être « {{meant}} », à écrire sous la clé « poll » de la tuile.',
  unknownPlace: 'Aucun lieu de « places » n’a le code « {{value}} ».',
  unknownPlace_meant: 'Aucun lieu de « places » n’a le code « {{value}} » ; peut-être « {{meant}} ».',
  notDay: 'Ce n’est pas un jour : écrivez-le comme « 2026-03-02 », l’année d’abord.',
  closesBeforeOpens:
    'Ce sondage fermerait avant d’ouvrir : « closes » est le dernier jour, « opens » le premier.',
  notHours: 'Des heures s’écrivent comme « 08:30-12:00 », de « 00:00 » à « 24:00 », une plage par texte.',
  hoursOutOfOrder:
    'Ces plages se recouvrent ou ne sont pas dans l’ordre : écrivez-les du matin au soir ; une nuit s’écrit en deux jours.',
  noOpenHour:
    'Aucun jour n’a d’heure d’ouverture : aucun délai ne passerait jamais. Donnez au moins une plage, comme "mon": ["08:30-12:00"], ou retirez « openingHours ».',
  notTarget:
    'Un délai s’écrit en heures d’ouverture, plus de 0 et 2 000 au plus, sans guillemets ; sans délai, retirez la clé.',
  photoInPoll:
    'Un sondage ne reçoit pas de photos : retirez cet élément, ou posez la question dans une tuile « reportEnd ».',
  mainCode: '« main » est le nom de la première page du menu : choisissez un autre code.',
  knownHereDanger:
    'Ce qui est déjà signalé sur place ne se montre que sans danger et sans concerner des personnes : ajoutez "urgency": "low", retirez « caseType » s’il vaut rescue, police, fire ou emergency, ou retirez « knownHere ».',
  assignUnseen:
    'Seule une catégorie où signaler (« reportEnd ») attribue ses signalements : retirez « assign ».',
  assignIncomplete:
    'Il faut un service : écrivez "service" dans « assign », ou "turn": true ici et « gcatCode » sur la tuile.',
  repeated: '« {{value}} » est déjà pris par {{other}}.',
  unknownService:
    '« {{value}} » n’est aucun des quatorze services ; les codes possibles sont dans docs/customers.md, sous « Services ».',
  unknownService_meant: '« {{value}} » n’est aucun des quatorze services ; peut-être « {{meant}} ».',
  unknownPerson: 'Il n’y a personne de cette adresse dans « staff » : « {{value}} ».',
  unknownPerson_meant:
    'Il n’y a personne de cette adresse dans « staff » : « {{value}} » ; peut-être « {{meant}} ».',
  emptyMenu:
    'Ce menu est vide : donnez-lui des « entries », ou le type « reportEnd » s’il se signale lui-même.',
  entriesUnseen: 'Seul un menu a des « entries » : celles-ci ne seraient vues de personne.',
  notWords: 'Trouvé : {{found}} ; les mots s’écrivent par langue : { "{{language}}": {{value}} }.',
  noWords: 'Il manque les mots : écrivez-les dans une langue au moins, comme { "fr": "Mairie" }.',
  notNumber:
    'Trouvé : {{found}} ; attendu : un numéro de chiffres et d’espaces, avec « + » devant au besoin, 20 signes au plus ; les mots vont sous « lbl ».',
  notDays:
    'Trouvé : {{found}} ; attendu : un nombre entier de jours, de {{meant}} à {{other}}, sans guillemets.',
  notDays_missing: 'Manque ; attendu : un nombre entier de jours, de {{meant}} à {{other}}, sans guillemets.',
  notMinutes:
    'Trouvé : {{found}} ; attendu : un nombre entier de minutes, de {{meant}} à {{other}}, sans guillemets.',
  notMinutes_missing:
    'Manque ; attendu : un nombre entier de minutes, de {{meant}} à {{other}}, sans guillemets.',
  notSeconds:
    'Trouvé : {{found}} ; attendu : un nombre entier de secondes, de {{meant}} à {{other}}, sans guillemets.',
  notSeconds_missing:
    'Manque ; attendu : un nombre entier de secondes, de {{meant}} à {{other}}, sans guillemets.',
  notMany: 'Trouvé : {{found}} ; attendu : un nombre entier, de {{meant}} à {{other}}, sans guillemets.',
  notMany_missing: 'Manque ; attendu : un nombre entier, de {{meant}} à {{other}}, sans guillemets.',
  notZone:
    'Ce n’est pas un fuseau horaire connu : écrivez-le comme « Europe/Paris », « Indian/Reunion » ou « America/Martinique ».',
  notLanguage: 'Les langues s’écrivent en deux lettres, comme « fr » : « {{value}} » n’est lu par personne.',
  notLanguage_meant:
    'Les langues s’écrivent en deux lettres, comme « fr » : « {{value}} » n’est lu par personne ; peut-être « {{meant}} ».',
  notEmail: '« {{value}} » n’est pas une adresse e-mail : écrivez-la comme « mairie@ville.example ».',
  notMobile:
    '« {{value}} » n’est pas un numéro de mobile français, comme 06 12 34 56 78 : les codes de connexion partent par SMS.',
  notSite:
    '« {{value}} » n’est pas l’adresse d’un site : écrivez-la en entier, comme https://www.ville.example.',
  notOrigin:
    'Ce n’est pas l’adresse d’un site, sans chemin : écrivez-la comme « https://signaler.ville.example ».',
  siteWithCredentials:
    'Cette adresse contient un nom ou un mot de passe, que tout le monde lirait : écrivez-la sans ce qui précède « @ ».',
  itemPictureNone:
    '« {{value}} » n’est pas une image qui puisse être montrée : les fichiers de ce dossier ne sont pas servis ici. Écrivez le nom d’une icône, comme « pin », ou l’image elle-même (« data:image/… », 2000 signes au plus).',
  pictureMissing: 'Il n’y a pas de fichier « {{value}} » dans ce dossier.',
  pictureMissing_meant: 'Il n’y a pas de fichier « {{value}} » dans ce dossier ; peut-être « {{meant}} ».',
  pictureTooLarge: '« {{value}} » pèse plus de {{other}} Mo.',
  pictureUnreadable:
    '« {{value}} » ne peut pas être lu : vérifiez que c’est un fichier, et ses droits d’accès.',
  notPicture: '« {{value}} » n’est ni SVG, ni PNG, JPEG ou WebP.',
  takenByFolder: '« {{value}} » est déjà pris par le dossier {{other}}.',
  codeInFolder:
    'Le code « {{value}} » est déjà pris par le dossier {{other}}. S’il doit passer à ce client, ôtez-le là-bas, même hors service ("stale") ; sinon, ôtez-le d’ici.',
  takenByCustomer:
    'Le code « {{value}} » appartient déjà au client « {{other}} » : ôtez-le de son fichier, même hors service ("stale"), ou retirez ce client (« npx parvis withdraw {{other}} »).',
  heldByRefused:
    'Le code « {{value}} » est encore celui du client « {{other}} » : son fichier ne le nomme plus, mais n’est pas chargé. Corrigez d’abord ce fichier.',
  withOther:
    'Des codes passent entre ce client et « {{other}} », qui n’a pas pu être chargé : rien n’est changé ici non plus.',
  formerName: 'Le client « {{value}} » s’appelle maintenant « {{other}} » : écrivez "cuid": "{{other}}" ici.',
  wordMissing: 'Le texte « {{value}} » n’est écrit nulle part : ajoutez-le sous « texts ».',
  notHere:
    'Il n’y a pas ici de dossier de ce nom ; pour les clients du serveur, donnez ses réglages, comme PARVIS_CUSTOMERS=/chemin/des/clients.',
  notHere_other: 'Il n’y a pas ici de dossier de ce nom, ni de client dans {{other}} (PARVIS_CUSTOMERS).',
};

/** Warnings, with which a customer is loaded. */
export const customerWarnings = {
  manyMore: '… et {{value}} autres remarques, qui ne sont pas affichées.',
  unprintable:
    'Les affiches n’ont pas ces lettres : {{value}}. Ce seraient des cases vides sur le papier, sauf avec une police qui les a (réglage PRINT_FONTS du serveur, ou « npx parvis codes --font fichier.ttf ») ; l’application les montre.',
  flagNeverRead:
    'Le drapeau « {{value}} » est posé, mais rien ne le lit : lisez-le dans un « followUp », ou retirez-le. « {{other}} » dit au personnel qu’il y a un danger.',
  flagNeverRead_meant:
    'Le drapeau « {{value}} » est posé, mais rien ne le lit ; peut-être « {{meant}} ». « {{other}} » dit au personnel qu’il y a un danger.',
  flagNeverRead_same:
    'Le drapeau « {{value}} » est posé, mais rien ne le lit ; peut-être « {{other}} », qui dit au personnel qu’il y a un danger.',
  unknownIcon:
    'L’icône « {{value}} » n’existe pas : un point d’interrogation est montré ; les noms possibles sont dans docs/customers.md, sous « Icônes ».',
  unknownIcon_meant:
    'L’icône « {{value}} » n’existe pas : un point d’interrogation est montré ; peut-être « {{meant}} ».',
  assignNobody:
    'Personne dans « staff » n’est du service « {{value}} » : ce qui lui est attribué n’alerterait que tout le personnel à la fois.',
  emptyGroup: 'Personne dans « staff » n’a le « gcatCode » « {{value}} » : ce groupe ne sera jamais appelé.',
  emptyGroup_meant:
    'Personne dans « staff » n’a le « gcatCode » « {{value}} » : ce groupe ne sera jamais appelé ; peut-être « {{meant}} ».',
  noPeople: 'Il n’y a personne dans ce groupe : il ne peut pas être appelé.',
  betweenUsersOff:
    'Ce signalement ne concernera personne d’autre tant que le client n’a pas "casesBetweenUsers": true.',
  noBetweenUsers: 'Aucune catégorie n’a "betweenUsers": true : rien ne se signale entre usagers.',
  unusedChange:
    '« {{value}} » n’aura aucun effet ici : seule une catégorie avec "betweenUsers": true l’applique.',
  unknownChange:
    '« {{value}} » n’aura aucun effet : un signalement entre usagers connaît conflict, tgtTypes.staff, tgtTypes.reporter et tgtTypes.target.',
  unknownChange_meant: '« {{value}} » n’aura aucun effet ; peut-être « {{meant}} ».',
  serviceWithoutStaff: 'Personne dans « staff » n’est de ce service : il ne peut pas être appelé.',
  noMenu: 'Le menu est vide : personne ne peut rien signaler.',
  noPlaces: 'Il n’y a aucun code à scanner : personne ne peut arriver ici.',
  noStaff: 'Il n’y a personne dans « staff » : personne ne verrait les signalements.',
  notColour: '« {{value}} » n’est pas une couleur : celle d’origine reste. Écrivez-la comme « #1752E3 ».',
  unknownColour:
    'Il n’y a pas de couleur de ce nom : « {{value}} » reste sans effet ; les noms possibles sont sur la page /samples/1/, sous « clés de couleur ».',
  unknownColour_meant:
    'Il n’y a pas de couleur de ce nom : « {{value}} » reste sans effet ; peut-être « {{meant}} ».',
  unknownShape: 'Il n’y a pas de choix de ce nom : « {{value}} » reste sans effet.',
  unknownShape_meant:
    'Il n’y a pas de choix de ce nom : « {{value}} » reste sans effet ; peut-être « {{meant}} ».',
  notShapeOption: '« {{value}} » n’est pas un choix possible. Écrivez l’un de ceux-ci : {{meant}}.',
  notFontAddress:
    '« {{value}} » n’est pas l’adresse d’un fichier de police : écrivez le nom d’un fichier du dossier, ou une adresse qui commence par « https:// ».',
  fontNotHere:
    '« {{value}} » n’est pas un fichier de police entier du dossier, de 1 Mo au plus (WOFF2, WOFF, TTF, OTF) : les lettres d’origine restent.',
  fontHostNotListed:
    'L’hôte « {{value}} » n’est pas dans la liste de l’exploitant (FONT_HOSTS) : cette police reste sans effet, car l’adresse de chaque visiteur y serait connue. Posez le fichier dans le dossier et écrivez son nom.',
  tooManyColours: 'Il y a trop de couleurs : aucune n’est prise.',
  itemIcon:
    'L’icône « {{value}} » n’existe pas : rien n’est montré. Les noms possibles sont dans docs/customers.md, sous « Icônes ».',
  itemIcon_meant:
    'L’icône « {{value}} » n’existe pas : rien n’est montré ; peut-être « {{meant}} ». Les noms possibles sont dans docs/customers.md, sous « Icônes ».',
  itemPictureElsewhere:
    'Cette image n’est montrée que si le site de vos codes la sert lui-même : les pages n’en montrent d’aucun autre. Sinon, écrivez le nom d’une icône, comme « pin », ou l’image elle-même (« data:image/… », 2000 signes au plus).',
  logoSmall:
    '« {{value}} » n’a que {{other}} pixels : il sera flou. Prenez un SVG, ou une image de {{meant}} pixels de côté au moins, mieux 512.',
  pictureEnding:
    '« {{value}} » est une image de type {{other}} : nommez-la « {{meant}} », ici et dans le dossier.',
  pictureCmyk:
    '« {{value}} » est en CMJN, pour l’impression : l’écran n’en montre que des couleurs approchées. Un PNG ou un SVG en RVB les aurait exactes.',
  pictureProfile:
    '« {{value}} » porte un profil de couleurs, qui est laissé de côté : ses couleurs sont ici celles des nombres du fichier. Si un autre logiciel les montre autrement, convertissez-la en sRVB.',
  pictureAnimated:
    '« {{value}} » est animée, et bouge sur chaque page sans que personne puisse l’arrêter : donnez une image fixe.',
  pictureOutside:
    '« {{value}} » renvoie à d’autres fichiers (images, polices, feuilles de style), qui ne sont pas montrés : incorporez-les au SVG.',
  wordInOneLanguage:
    'Le texte « {{value}} » manque en {{languageName}} : celui d’une autre langue est montré.',
  notDecided: 'Cette question a trop de réponses possibles pour être vérifiée en entier.',
  manyPassedOver:
    '{{value}} dossiers d’ici sont passés, sans fichier « customer.json » : {{other}}. Rangez les clients dans un dossier à part.',
  passedOver:
    'Ce dossier est passé : il ne contient pas de fichier « customer.json » ; ses voisins en ont un.',
  untranslated:
    'D’autres textes de ce fichier existent en {{languageName}}, ces {{value}} non : {{other}}. Une autre langue y est montrée.',
  untranslated_one:
    'D’autres textes de ce fichier existent en {{languageName}}, celui-ci non : {{other}}. Une autre langue y est montrée.',
  allStale:
    'Tous les codes sont hors service ("stale") : personne ne peut rien signaler. Pour retirer ce client, écrivez "withdrawn": true.',
  allFake:
    'Tous les codes en service sont d’essai ("fake") : tout ce qui est signalé n’est qu’une simulation. Ôtez "fake" des codes qui sont affichés.',
  noCodeHere:
    'Ce lieu n’a aucun code : rien n’y peut être scanné. Écrivez par exemple [{ "qrid": "hall-1" }], ou ôtez ce lieu.',
  alikeTiles:
    'Deux tuiles côte à côte s’appellent « {{value}} » (l’autre : {{other}}) : personne ne sait laquelle toucher.',
  alikePlaces:
    'Deux lieux s’appellent « {{value}} » (l’autre : {{other}}) : personne ne les distingue. Écrivez où ils sont, par exemple "descr": { "fr": "Quai 1" }.',
  nothingToReport:
    'Aucune tuile n’a le type « reportEnd » : personne ne peut rien signaler. Donnez-le à l’une d’elles.',
  emptyInfo:
    'Cette tuile « info » n’a pas de « descr » : elle ne dit rien, que comment vous joindre. Écrivez par exemple "descr": { "fr": "Marché le jeudi" }.',
  noEmergency:
    'Il n’y a aucun numéro d’urgence : qui est en danger ne lit pas qui appeler. Écrivez par exemple {{meant}}.',
  reopenAfterErased:
    'Une demande est effacée {{value}} jours après son envoi : personne ne peut dire pendant {{other}} jours que le problème est toujours là. Écrivez "reopenDays": {{value}} ou moins.',
  reopenAfterErased_one:
    'Une demande est effacée un jour après son envoi : personne ne peut dire pendant {{other}} jours que le problème est toujours là. Écrivez "reopenDays": 1 ou moins.',
  noAdmin:
    'Personne dans « staff » n’a "level": "admin" : personne ne peut changer les couleurs, imprimer ou remplacer les codes, ni lire le journal.',
  noContact:
    'Il n’y a ni adresse, ni téléphone, ni site dans « contact » : qui ne peut pas signaler ne sait pas comment vous joindre.',
  emptyServices:
    'Personne dans « staff » n’est de ces services, où vont des signalements : {{value}}. Tout le personnel en est prévenu.',
  repairedColour:
    '{{carried}} ne se lit pas sur {{grounds}} : contraste {{reached}} au lieu de {{needed}}. {{scheme}}, {{key}} devient {{to}}.',
  repairedColour_own:
    '{{carried}} ne se lit pas sur {{grounds}} : contraste {{reached}} au lieu de {{needed}}. {{scheme}}, {{key}} devient {{to}} ; pour choisir vous-même, écrivez "{{own}}".',
};

/** Notes beside findings, and on changes by a file. */
export const customerNotes = {
  'repair.light': 'En mode clair',
  'repair.dark': 'En mode sombre',
  'repair.default': ', couleur d’origine',
  'repair.and': ' et ',
  'aside.urgency':
    'Sans cette clé, tout peut être signalé. Un danger se dit dans une question : "flags": ["danger"].',
  'aside.caseType':
    'Sans cette clé, la tuile n’a pas de contour. Un danger se dit dans une question : "flags": ["danger"].',
  hiddenInLog: 'à corriger ; `npx parvis check {{folder}}` dit quoi, ce que ce journal ne répète pas.',
  'change.new': 'nouveau client',
  'change.withdrawn': 'ses codes le disent, et plus personne ne lit ses demandes',
  'change.back': 'ses codes mènent de nouveau à son menu',
  'change.openCases':
    'demandes encore ouvertes : {{value}} ; personne ne pourra plus y répondre, ni les clôturer',
  'change.serviceGone': 'il ne peut plus être appelé',
  'change.codeGone': 'hors service, et son affiche le dira',
  'change.tileGone': 'les demandes en cours y restent',
  'change.questions': 'un signalement commencé avant est reçu tel qu’il a été demandé',
  'change.pollGone': 'plus personne ne le voit, ses réponses restent',
  'change.pollQuestions': 'une réponse commencée avant est reçue telle qu’elle a été demandée',
  'change.keptShorter': 'les demandes les plus anciennes s’effacent dans l’heure',
  'change.keptLonger': 'pour les nouvelles demandes',
  'change.staffJoins': 'personnes qui rejoignent le personnel : {{value}}',
  'change.staffLeaves': 'personnes qui quittent le personnel : {{value}}',
  'change.staffChanged': 'fiches du personnel qui changent ({{before}}) : {{value}}',
  'change.value': '{{id}} : {{before}} → {{value}}',
  'change.more': 'et {{value}} de plus de cette sorte',
  'change.counts':
    '{{cuid}} : codes en service : {{codes}}, personnel : {{staff}}, catégories : {{categories}} ; changements : {{changes}}',
  'change.none':
    '{{cuid}} : codes en service : {{codes}}, personnel : {{staff}}, catégories : {{categories}} ; rien ne change',
};
