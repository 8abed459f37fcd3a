/** Brand colours and their harmony in the studio. */
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
  'studio.brand.lack.pale':
    'Cette couleur principale ne se distingue pas d’une page blanche\u202f: seul un bord fait voir les boutons. Choisissez-en une plus soutenue, ou donnez-lui le rôle «\u202fFond\u202f».',
  'studio.brand.lack.grey':
    'Cette couleur principale n’a pas de teinte\u202f: le thème est en noir, gris et blanc. Un accent lui donnerait de la couleur.',
  'studio.brand.unused':
    '{{colours}}, sans rôle\u202f: hors du thème. Donnez-lui un rôle ci-dessus pour qu’elle serve.',
  'studio.brand.done_one': '{{count}} couleur lue.',
  'studio.brand.done_other': '{{count}} couleurs lues.',
  'studio.brand.done.most':
    'Les {{most}} premières sont ci-dessus, celles qui ont un rôle en tête\u202f; les autres ne servent pas\u202f: un thème se fait d’une couleur par rôle, quatre au plus.',
  'studio.brand.outside':
    '«\u202f{{value}}\u202f» est trop vive pour les écrans courants\u202f: la plus proche, {{used}}, est utilisée.',
  'studio.brand.computed':
    '{{name}}\u202f: «\u202f{{value}}\u202f» est un calcul, qui n’est pas lu. Donnez la couleur elle-même.',
  'studio.brand.failure.nothing':
    'Aucune couleur n’a été reconnue. Sont lus : une liste de couleurs, des variables CSS ou SCSS, des jetons (W3C, Style Dictionary, Tokens Studio, Figma), une adresse d’aperçu.',
} as const;
