/** The sample pages and the page of all views: repairs of an address, and its errors. */
export const samples = {
  'sample.notice': 'À propos de cette adresse',
  'sample.adapted_one': '{{count}} couleur adaptée',
  'sample.adapted_other': '{{count}} couleurs adaptées',
  'sample.ignored_one': '{{count}} réglage ignoré',
  'sample.ignored_other': '{{count}} réglages ignorés',
  'sample.mended': 'adresse rétablie',
  'sample.label': 'nom modifié',
  'sample.elsewhere.dark': 'couleurs pour le clair seul',
  'sample.elsewhere.light': 'couleurs pour le sombre seul',
  'sample.elsewhere.dark.text':
    'Toutes les couleurs de l’adresse sont pour l’apparence claire\u202f: en sombre, rien d’elles n’est montré. «\u202fCompléter la palette\u202f» les porte au sombre\u202f; à la main, mettez «\u202fdark\u202f» devant la clé\u202f: darkBtn1Bg.',
  'sample.elsewhere.light.text':
    'Toutes les couleurs de l’adresse sont pour l’apparence sombre\u202f: en clair, rien d’elles n’est montré. «\u202fCompléter la palette\u202f» les porte au clair\u202f; pour voir le sombre, ajoutez dark=1.',
  'sample.incomplete': 'palette incomplète',
  'sample.incomplete.text_one':
    '{{count}} couleur par défaut ne s’accorde pas aux vôtres. «\u202fCompléter la palette\u202f» la déduit de celles que vous avez choisies, qui restent telles quelles.',
  'sample.incomplete.text_other':
    '{{count}} couleurs par défaut ne s’accordent pas aux vôtres. « Compléter la palette » les déduit de celles que vous avez choisies, qui restent telles quelles.',
  'sample.incomplete.too_one':
    '{{count}} couleur par défaut ne s’accorde pas aux vôtres\u202f: accorder la déduit aussi.',
  'sample.incomplete.too_other':
    '{{count}} couleurs par défaut ne s’accordent pas aux vôtres\u202f: accorder les déduit aussi.',
  'sample.discord': 'couleurs en désaccord',
  'sample.odd': 'En désaccord aussi ({{why}})\u202f: accordée, elle devient {{to}}.',
  'sample.odd.moved': 'Accordée, elle devient {{to}}.',
  'sample.complete': 'Compléter la palette',
  'sample.completeOnly': 'Compléter sans rien changer',
  'sample.keep': 'Garder les couleurs montrées',
  'sample.studio': 'Ouvrir dans le studio',
  'sample.set': 'Toutes les vues',
  'sample.see.dark': 'En sombre',
  'sample.see.light': 'En clair',
  'sample.hide': 'Masquer cet avis',
  'sample.why': 'Ce qui ne se lisait pas est montré dans la nuance lisible la plus proche\u202f:',
  'sample.change': '{{given}} → {{shown}}',
  'sample.because': '{{key}} sur {{surface}}\u202f: {{ratio}}\u202f: 1, il faut {{required}}.',
  'sample.opaque': 'La page elle-même est toujours opaque.',
  'sample.fitted_one': '{{count}} couleur par défaut adaptée aux vôtres',
  'sample.fitted_other': '{{count}} couleurs par défaut adaptées aux vôtres',
  'sample.others_one': 'Voir {{count}} autre',
  'sample.others_other': 'Voir les {{count}} autres',
  'sample.outside':
    '{{key}}\u202f: «\u202f{{value}}\u202f» est trop vive pour les écrans courants, {{used}} est montrée.',
  'sample.notColour':
    '{{key}}\u202f: «\u202f{{value}}\u202f» n’est pas une couleur connue, {{used}} est montrée.',
  'sample.notText': '{{key}}\u202f: {{value}} n’est pas un texte entre guillemets, {{used}} est montrée.',
  'sample.givenTwice': '{{key}}\u202f: donnée deux fois, {{used}} est lue, et non {{value}}.',
  'sample.accepted':
    'Une couleur s’écrit #1752E3, 1752E3, teal, rgb(), hsl(), hwb(), lab(), lch(), oklch() ou color(display-p3 …).',
  'sample.unknown_one': 'Clé inconnue\u202f: {{keys}}.',
  'sample.unknown_other': 'Clés inconnues\u202f: {{keys}}.',
  'sample.unknown.more': '{{keys}} et {{count}} de plus',
  'sample.parameter_one': 'L’adresse dit ce qui n’est pas connu ici\u202f: {{names}}.',
  'sample.parameter_other': 'L’adresse dit ce qui n’est pas connu ici\u202f: {{names}}.',
  'sample.again': '{{name}}\u202f: donné deux fois, le premier est lu.',
  'sample.say': 'Ce que l’adresse peut dire, clés de couleur comprises',
  'sample.say.appColors':
    'les couleurs\u202f: clé-couleur, un _ entre deux, comme btn1Bg-17734A_txt-181818, ou un objet JSON encodé\u202f; _ pour celles par défaut. Obligatoire.',
  'sample.say.appShape':
    'angles, espace et police\u202f: comme radius-small_density-compact, ou un objet JSON encodé',
  'sample.say.logo': 'adresse du logo carré, en https ou de ce site',
  'sample.say.wlogo': 'adresse du logo large, qui remplace le carré dans le menu',
  'sample.say.lbl': 'nom affiché, 120 caractères au plus',
  'sample.say.dark': '1 pour l’apparence sombre',
  'sample.say.lang': 'langue des textes\u202f: fr ou en',
  'sample.keys': 'Les {{number}} clés de couleur',
  'sample.keys.text':
    'À gauche, la couleur montrée ici. Pour l’apparence sombre, chaque clé a sa jumelle, avec «\u202fdark\u202f» devant et une majuscule\u202f: darkBg1, darkBtn1Bg.',
  'sample.picture':
    '{{name}}\u202f: adresse refusée. Il faut https, ce site, ou une image PNG, JPEG, WebP ou SVG dans l’adresse.',
  'sample.unloaded': '{{name}}\u202f: aucune image n’a pu être chargée de {{address}}.',
  'sample.pictured': '{{name}}\u202f: {{told}}',
  'sample.logos': 'logo montré autrement',
  'sample.sign': 'Le signe # n’était pas encodé (%23)\u202f: la suite de l’adresse a été rétablie.',
  'sample.problem': 'Cet aperçu ne peut pas être affiché',
  'sample.problem.missing':
    'L’adresse ne contient pas de couleurs\u202f: le paramètre «\u202fappColors\u202f» manque ou est vide.',
  'sample.problem.notJson':
    'Le paramètre «\u202fappColors\u202f» de l’adresse n’est écrit dans aucune des deux notations connues.',
  'sample.problem.notObject':
    'Le paramètre «\u202fappColors\u202f» est bien du JSON, mais pas un objet de couleurs.',
  'sample.problem.tooLarge':
    'Le paramètre «\u202fappColors\u202f» est trop long pour être une palette\u202f: 500 clés et 24\u202f000 caractères au plus sont lus, 62 clés suffisent.',
  'sample.problem.sign':
    'Un signe # coupe l’adresse en deux. Écrivez %23 à sa place, ou seulement les chiffres\u202f: 1752E3.',
  'sample.problem.oneColour': '«\u202f{{value}}\u202f» est une couleur, et non une palette.',
  'sample.problem.list': 'Ce sont {{count}} couleurs, et non une palette.',
  'sample.problem.quotes':
    'Chaque clé et chaque couleur se met entre guillemets droits\u202f: {"btn1Bg":"#17734A"}.',
  'sample.problem.slip':
    'Le JSON s’arrête à la ligne {{line}}, colonne {{column}}, devant «\u202f{{near}}\u202f».',
  'sample.problem.slipAtEnd': 'Le JSON s’arrête à la ligne {{line}}, colonne {{column}}, à la fin du texte.',
  'sample.problem.make': 'En faire une palette entière',
  'sample.problem.needed':
    'Une palette donne une couleur à chaque clé que vous voulez changer, dans l’une de ces deux notations\u202f:',
  'sample.problem.example': 'Ouvrir un exemple qui fonctionne',
  'sample.problem.defaults': 'Ouvrir avec les couleurs par défaut',
  'sample.page.menu': 'Menu',
  'sample.page.chosen': 'Tuile choisie',
  'sample.page.chat': 'Discussion',
  'sample.set.title': 'Les vues de {{name}}',
  'sample.set.lead':
    'Menu, tuile choisie et conversation, en clair et en sombre, dans les deux langues. Chaque vue s’ouvre en grand\u202f; son adresse suffit pour la montrer.',
  'sample.set.view': '{{page}}, {{scheme}}',
  'sample.set.viewIn': '{{page}}, {{scheme}}, {{language}}',
  'sample.set.copy': 'Copier',
  'sample.set.copyNamed': 'Copier l’adresse\u202f: {{view}}',
  'sample.set.copied': 'Adresse copiée',
  'sample.set.copyAll': 'Copier toutes les adresses',
  'sample.set.copiedAll': 'Adresses copiées',
  'sample.set.failed':
    'Ce navigateur ne permet pas de copier\u202f: sélectionnez l’adresse écrite sous la vue.',
  'sample.set.print': 'Imprimer',
} as const;
