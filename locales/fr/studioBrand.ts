/** What the studio says of a brand book, and of whether colours belong together. */
export const studioBrand = {
  'studio.harmony': 'Harmonie',
  'studio.harmony.whole': 'Les couleurs forment un ensemble.',
  'studio.harmony.holes_one': '{{count}} couleur par défaut ne s’accorde pas aux vôtres.',
  'studio.harmony.holes_other': '{{count}} couleurs par défaut ne s’accordent pas aux vôtres.',
  'studio.harmony.moved_one': '{{count}} couleur sera montrée visiblement autrement que choisie.',
  'studio.harmony.moved_other': '{{count}} couleurs seront montrées visiblement autrement que choisies.',
  'studio.harmony.complete': 'Compléter la palette',
  'studio.harmony.completeOnly': 'Compléter sans rien changer',
  'studio.harmony.complete.hint':
    'Ce que vous n’avez pas choisi est déduit de ce que vous avez choisi, qui reste tel quel.',
  'studio.harmony.change': '{{key}}, {{scheme}} : {{from}} → {{to}}',
  'studio.brand.colour': 'Couleur {{number}}',
  'studio.brand.roleOf': 'Rôle de la couleur {{number}}',
  'studio.brand.role.main': 'Principale',
  'studio.brand.role.accent': 'Accent',
  'studio.brand.role.ground': 'Fond',
  'studio.brand.role.text': 'Texte',
  'studio.brand.role.none': 'Sans rôle',
  'studio.brand.add': 'Ajouter une couleur',
  'studio.brand.removeNamed': 'Retirer : {{colour}}',
  'studio.brand.noMain': 'Choisissez quelle couleur est la principale.',
  'studio.brand.made': 'Ce que le thème a pris',
  'studio.brand.as.given': '{{scheme}}, telle quelle\u202f:',
  'studio.brand.as.readable': '{{scheme}}, en nuance, pour s’y lire\u202f:',
  'studio.brand.as.softer': '{{scheme}}, en nuance, pour laisser lire le reste\u202f:',
  'studio.brand.counts': 'Telle quelle\u202f: {{given}}, en nuance\u202f: {{shaded}}',
  'studio.brand.nowhere': 'Ne sert nulle part dans ce thème\u202f: trop vive, ou trop loin de ce rôle.',
  'studio.brand.lack.pale':
    'Cette couleur principale ne se distingue pas d’une page blanche\u202f: seul un bord fait voir les boutons. Choisissez-en une plus soutenue, ou donnez-lui le rôle «\u202fFond\u202f».',
  'studio.brand.lack.grey':
    'Cette couleur principale n’a pas de teinte\u202f: le thème est en noir, gris et blanc. Un accent lui donnerait de la couleur.',
  'studio.brand.unused':
    '{{colours}}, sans rôle\u202f: hors du thème. Donnez-lui un rôle ci-dessus pour qu’elle serve.',
  'studio.brand.done_one': '{{count}} couleur lue ({{format}}).',
  'studio.brand.done_other': '{{count}} couleurs lues ({{format}}).',
  'studio.brand.done.roles': 'Le thème en est fait ; leurs rôles se changent ci-dessus.',
  'studio.brand.done.one':
    'Le thème en est fait ; ajoutez un accent ou un fond ci-dessus si votre charte en a.',
  'studio.brand.done.most':
    'Les {{most}} premières sont ci-dessus, celles qui ont un rôle en tête\u202f; les autres ({{left}}) ne servent pas\u202f: un thème se fait d’une couleur par rôle, quatre au plus.',
  'studio.brand.pasted_one': '{{count}} couleur collée.',
  'studio.brand.pasted_other': '{{count}} couleurs collées.',
  'studio.brand.rest': 'Le texte en nomme {{all}}.',
  'studio.brand.rest.scales': 'D’une gamme de nuances, une seule est lue\u202f: {{names}}.',
  'studio.brand.rest.again_one': '{{count}} répète une autre et ne compte pas.',
  'studio.brand.rest.again_other': '{{count}} en répètent une autre et ne comptent pas.',
  'studio.brand.rest.beyond_one': 'La dernière n’est pas lue\u202f: 60 au plus le sont.',
  'studio.brand.rest.beyond_other': 'Les {{count}} dernières ne sont pas lues\u202f: 60 au plus le sont.',
  'studio.brand.anyJson':
    'Ce ne sont pas les clés de l’application\u202f: les couleurs ont été lues comme celles d’une charte.',
  'studio.brand.unread':
    'Non lu : {{names}}. Une encre n’a pas de valeur d’écran ; donnez la valeur hexadécimale de la charte.',
  'studio.brand.pointers':
    'Non lu\u202f: {{names}}. Ces valeurs renvoient à d’autres, qui ne sont pas dans ce texte\u202f; collez aussi le fichier qui les définit.',
  'studio.brand.unmade':
    'Non lu\u202f: {{names}}. Cette façon de modifier une couleur n’est pas connue ici\u202f; donnez la couleur obtenue.',
  'studio.brand.outside':
    '«\u202f{{value}}\u202f» est trop vive pour les écrans courants\u202f: la plus proche, {{used}}, est utilisée.',
  'studio.brand.failure.nothing':
    'Aucune couleur n’a été reconnue. Sont lus : une liste de couleurs, Base16, Coolors, des variables CSS, Tailwind ou shadcn, Tokens Studio, Style Dictionary, des jetons W3C, une adresse d’aperçu.',
  'studio.brand.failure.nothingIn': 'Reconnu comme {{format}}, mais aucune couleur n’y est lisible.',
  'studio.brand.written':
    'Une couleur s’écrit #1752E3, 1752E3, teal, rgb(), hsl(), hwb(), lab(), lch(), oklch() ou color(display-p3 …).',
  'studio.brand.failure.inks':
    'Reconnu : {{names}}. Une encre n’a pas de valeur d’écran ; donnez la valeur hexadécimale de la charte.',
  'studio.brand.failure.pointers':
    'Ce texte renvoie à des couleurs qui sont ailleurs ({{names}}). Collez aussi le fichier qui les définit.',
  'studio.brand.failure.binary':
    'C’est un fichier d’un logiciel de mise en page, pas du texte. Exportez la palette en JSON ou en CSS, ou copiez ses valeurs.',
  'studio.brand.failure.twoBrands': 'Ce texte réunit deux marques ou plus ({{names}}). Collez-en une seule.',
  'studio.brand.format.list': 'liste de couleurs',
  'studio.brand.format.base16': 'Base16',
  'studio.brand.format.coolors': 'Coolors',
  'studio.brand.format.css': 'variables CSS',
  'studio.brand.format.tailwind': 'Tailwind',
  'studio.brand.format.shadcn': 'shadcn',
  'studio.brand.format.tokensStudio': 'Tokens Studio',
  'studio.brand.format.styleDictionary': 'Style Dictionary',
  'studio.brand.format.w3c': 'jetons W3C',
  'studio.brand.format.figma': 'variables Figma',
  'studio.brand.format.json': 'JSON',
} as const;
