/** `parvis-check`: findings with suggestions, reasons of refusal, and paths. */
export const check = {
  usage:
    'Usage : parvis-check questionnaire.json … [--lang fr|en] [--json] [--paths] [--results drapeau,drapeau] [--texts textes.json] [--help]',
  options: [
    '  --lang fr|en            langue de ce que dit la commande (anglais par défaut)',
    '  --json                  écrit des données au lieu de phrases',
    '  --paths                 liste aussi chaque chemin, du début à une fin',
    '  --results a,b           drapeaux que l’application lit dans le résultat',
    '  --texts textes.json     textes de l’application : { "fr": { "id": "texte" }, "en": { … } }',
    '  --help, -h              affiche ceci',
    '  parvis-check customer   vérifie le dossier d’un client, avec @parvis/server : parvis-check customer --help',
    'Statut : 0 rien à signaler, 1 des remarques ou une définition refusée, 2 un fichier ou un argument ne peut pas être lu, 3 non tranché',
  ].join('\n'),
  nothing: 'rien à signaler',
  notDecided:
    'Non tranché : trop de chemins pour les suivre tous (à {{places}}). Ce qui demande de les connaître tous n’a pas été jugé. Posez-y moins de questions à la fois, ou moins de drapeaux.',
  morePaths: 'Il y a plus de chemins que ceux qui sont listés ici.',
  wordsNotChecked: 'Les textes n’ont pas été vérifiés : la définition n’en a pas, et --texts n’en donne pas.',
  noWords: 'Ce fichier ne contient pas de textes par langue : { "fr": { "id": "texte" } }.',
  note: 'remarque',
  error: 'erreur',
  warning: 'avertissement',
  'finding.danglingFollowUp':
    'Mène à une question qui n’existe pas : le questionnaire s’arrêterait là. Écrivez l’identifiant d’une question, ou null pour la fin.',
  'finding.emptyQuestion':
    'La question ne contient rien : personne ne peut y répondre. Donnez-lui un élément, ou menez directement à la suite.',
  'finding.duplicateId':
    'Cet identifiant est déjà celui d’un autre élément de la question. Donnez-en un autre à l’un des deux.',
  'finding.keyTwice':
    'La clé « {{key}} » est écrite deux fois (ligne {{line}}) : seule la dernière est lue. Renommez l’une des deux, ou réunissez-les.',
  'finding.unreachableQuestion':
    'Aucune réponse ne mène à cette question. Nommez-la dans un « followUp », ou retirez-la.',
  'finding.cannotTerminate':
    'À partir d’ici, aucune réponse ne mène à la fin. Donnez à une réponse le « followUp » null, ou un chemin vers une question qui finit.',
  'finding.passiveCycle':
    'Les écrans tournent en rond sans que rien ne soit demandé. Demandez quelque chose sur l’un d’eux, ou menez ailleurs.',
  'finding.answerElsewhere':
    '« {{flag}} » est la réponse à une autre question, oubliée ici. Faites poser un drapeau (« flags ») par cette réponse, et lisez ce drapeau.',
  'finding.flagNeverRaised':
    '« {{flag}} » est lu, mais rien ne le pose : ni une réponse, ni contextFlags, ni await. Corrigez le nom, ou faites-le poser par une réponse (« flags »).',
  'finding.flagNeverRaised.suggestion':
    '« {{flag}} » est lu, mais rien ne le pose : ni une réponse, ni contextFlags, ni await ; peut-être « {{suggestion}} ».',
  'finding.flagNeverRead':
    '« {{flag}} » est posé ou annoncé, mais rien ne le lit ici. Lisez-le dans une suite, nommez-le dans --results si l’application le lit, ou retirez-le.',
  'finding.shadowedKey':
    'La clé « {{key}} » n’est jamais choisie : une clé placée avant elle l’est toujours. Placez-la avant l’autre, ou retirez-la.',
  'finding.missingDefault':
    'Aucune clé ne convient, et il n’y a pas de « default » : le questionnaire s’arrête là. Ajoutez « default » avec la question qui suit, ou avec null si la fin est voulue.',
  'finding.endsUnsaid':
    '« {{item}} » termine le questionnaire, alors qu’une autre réponse de la question continue. Donnez-lui un « followUp », ou le « followUp » null si la fin est voulue.',
  'finding.deadBesideAbort':
    '« {{key}} » reste sans effet à côté de « abort », qui quitte avant. Retirez l’un des deux ; ce que quitter pose ou change s’écrit dans « abortDefault ».',
  'finding.ratingOutOfRange':
    'La note « {{item}} » accepte {{range}} : personne ne peut donner {{key}}. Corrigez la valeur, ou « min » et « max ».',
  'finding.optionalOnlyWithoutButton':
    '« {{item}} » est facultatif, mais aucun bouton ne permet de passer. Ajoutez un nextButton, ou retirez « required ».',
  'finding.presetWithoutButton':
    '« {{item}} » est déjà coché, mais aucun bouton ne permet de l’accepter. Ajoutez un confirm, ou retirez « preset ».',
  'finding.oneTickEnds':
    'Cocher une case termine la question : « {{item}} » et une autre ne peuvent pas l’être ensemble. Ajoutez un confirm pour en cocher plusieurs, ou « exclusive » si une seule suffit.',
  'finding.optionalCutOff':
    'La question se termine avant que « {{item}} », facultatif, puisse être donné. Ajoutez un confirm ou un nextButton.',
  'finding.twoButtons':
    'Deux boutons terminent la question : « {{item}} » et une validation. Retirez l’un des deux ; un texte placé au-dessus va dans « titleId ».',
  'finding.mixedChoice':
    'La case « {{item}} » côtoie une autre réponse sans bouton : la dernière donnée termine la question. Ajoutez un confirm, ou faites-en deux questions.',
  'finding.twoPresets':
    '« {{item}} » est coché d’avance après un autre, alors qu’un seul peut l’être. Gardez « preset » sur une seule case.',
  'finding.skipDropsWords':
    'Le bouton « {{item}} » passe la question (« skip ») : ce qui y est écrit est perdu. Retirez « skip » pour l’envoyer, ou donnez au bouton un nom qui dit qu’il passe.',
  'finding.exclusiveWithoutBoxes':
    '« exclusive » reste sans effet : la question n’a aucune case. Retirez-le, ou écrivez les choix en checkbox.',
  'finding.emptyAwait':
    '« await » n’annonce rien : l’application ne pourrait signaler aucun échec. Nommez ce qui peut arriver, ou retirez-le.',
  'finding.abortBeforeSend': 'Le bouton « {{item}} », qui quitte, précède celui qui envoie. Placez-le après.',
  'finding.choicesWithoutTitle':
    'Rien ne dit ce qu’il faut choisir. Donnez un « titleId » à la question, ou placez un texte au-dessus des cases.',
  'finding.imageWithoutDescription':
    'L’image n’a pas de description : elle ne dit rien à qui ne la voit pas. Donnez l’identifiant d’un texte dans « imgDesc ».',
  'finding.abortDefaultType':
    'Quitter répondrait à « {{item}} » ce que cet élément ne peut pas prendre. Écrivez une réponse qu’il accepte, ou retirez celle-ci.',
  'finding.yesCannotBe':
    'Une confirmation dont aucune réponse ne pose « yes » : rien ne peut être confirmé. Faites-le poser par la réponse qui confirme.',
  'finding.yesUnavoidable':
    'Fermer à cet endroit confirmerait : « yes » est posé avant la dernière étape. Posez-le à la dernière.',
  'finding.missingText':
    'Le texte « {{text}} » manque ({{language}}). Ajoutez-le aux textes de cette langue.',
  'finding.emptyWords': 'Ce texte est vide : rien ne serait affiché. Écrivez-le, ou retirez-le.',
  'finding.unusedText':
    'Le texte « {{text}} » ({{language}}) n’est montré nulle part. Donnez son identifiant à un élément, ou retirez-le.',
  'finding.unknownKey': 'La clé « {{key}} » n’est pas connue ici et reste sans effet. Retirez-la.',
  'finding.unknownKey.suggestion':
    'La clé « {{key}} » n’est pas connue ici et reste sans effet ; peut-être « {{suggestion}} ».',
  'finding.ofQuestion':
    'La clé « {{key}} » reste sans effet ici : elle va dans la question, à côté de « items ».',
  'deed.CHECK': 'cocher ou décocher',
  'deed.YESNO': 'répondre',
  'deed.RATE': 'noter',
  'deed.TYPE': 'écrire',
  'deed.COMMIT': 'envoyer',
  'deed.CONFIRM': 'valider',
  'deed.NEXT': 'toucher',
  'deed.ABORT': 'fermer',
  'deed.OUTCOME': 'l’application répond',
  'deed.BACK': 'revenir',
  yes: 'oui',
  no: 'non',
  given: 'avec {{flags}}',
  leftOut: '… {{count}} gestes, tous avec --json …',
  'problem.shape': 'N’a pas la forme attendue.',
  'problem.tooDeep': 'La définition est trop profonde : retirez des niveaux, 40 au plus.',
  'problem.integerFlag':
    'Un drapeau ne peut pas ressembler à un nombre entier : commencez-le par une lettre.',
  'problem.reservedFlag': '« default » n’est pas un drapeau : choisissez un autre nom.',
  'problem.ratingValue': 'N’est pas une note : écrivez un nombre entier entre guillemets, comme "3".',
  'problem.missingStart': 'La première question n’existe pas : écrivez l’identifiant d’une question.',
  'problem.brokenText':
    'Ce texte contient un caractère invisible ou la moitié d’un caractère : écrivez-le de nouveau.',
  'problem.reservedId': '« __proto__ » ne peut pas être un identifiant : choisissez-en un autre.',
  ownWords:
    'Les textes propres au questionnaire sont rangés par langue, en deux lettres (« fr »), puis par identifiant.',
  found: 'Trouvé : {{found}} ; attendu : {{allowed}}{{perhaps}}.',
  missing: 'Manque ; attendu : {{allowed}}{{perhaps}}.',
  foundName: 'Trouvé : {{found}}{{perhaps}}.',
  perhaps: ' ; peut-être {{meant}}',
  'type.string': 'un texte entre guillemets',
  'type.number': 'un nombre sans guillemets',
  'type.integer': 'un nombre entier sans guillemets',
  'type.boolean': 'true ou false, sans guillemets',
  'type.array': 'une liste [ ]',
  'type.object': 'un objet { }',
  'bound.>=': 'au moins {{n}}',
  'bound.<=': 'au plus {{n}}',
  'bound.>': 'plus de {{n}}',
  'bound.<': 'moins de {{n}}',
  'length.>=': '{{n}} au moins',
  'length.<=': '{{n}} au plus',
  'length.>': 'plus de {{n}}',
  'length.<': 'moins de {{n}}',
  text_one: '{{count}} caractère',
  text_other: '{{count}} caractères',
  list_one: '{{count}} élément',
  list_other: '{{count}} éléments',
  'file.missing': 'Ce fichier n’existe pas.',
  'file.folder': 'C’est un dossier, pas un fichier.',
  'file.forbidden': 'Ce fichier ne peut pas être lu : accès refusé.',
  'file.loop': 'Ce lien tourne en rond : il ne mène à aucun fichier.',
  'file.unreadable': 'Ce fichier ne peut pas être lu.',
  'file.syntax': 'N’est pas du JSON :',
  'mistake.curlyQuotes': '{{shown}} n’est pas un guillemet de JSON ; écrivez le guillemet droit (").',
  'mistake.unexpected': '{{shown}} n’a pas sa place ici.',
  'mistake.unfinished': 'le texte s’arrête avant la fin.',
  'mistake.comment': 'JSON n’a pas de commentaires.',
  'mistake.singleQuotes': 'les guillemets doivent être doubles (").',
  'mistake.unquotedKey': 'une clé s’écrit entre guillemets (").',
  'mistake.trailingComma': 'la virgule qui précède est de trop.',
  'mistake.doubledComma': 'deux virgules se suivent ; supprimez l’une d’elles.',
  'mistake.missingComma': 'il manque une virgule avant cet endroit.',
  'mistake.missingColon': 'il manque un deux-points après la clé.',
  'mistake.semicolon': 'un point-virgule n’est pas une virgule ; écrivez « , ».',
  'mistake.quoteWithin': 'un guillemet ferme le texte avant cet endroit ; dans un texte, écrivez \\" ou « ».',
  'mistake.brokenString':
    'ce texte n’est pas fermé sur sa ligne : il y manque un guillemet ("), ou il passe à la ligne, ce qui s’écrit \\n.',
  'mistake.brokenEscape': '« \\ » est mal suivi ; dans un texte, écrivez-le \\\\.',
  'mistake.tabWithin': 'une tabulation est dans un texte ; écrivez une espace à sa place.',
  'mistake.yesOrNo': 'oui et non s’écrivent true et false, en minuscules et sans guillemets.',
  'mistake.tooDeep': 'trop de niveaux sont emboîtés les uns dans les autres.',
  'mistake.notJson': 'un fichier JSON commence par « { » ou « [ ».',
  'mistake.afterEnd': 'rien ne doit suivre la fin.',
  unseen: 'un caractère invisible ({{number}})',
};
