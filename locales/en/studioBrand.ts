import type { Translation } from '../forms/plurals.ts';
import type { studioBrand as french } from '../fr/studioBrand.ts';

/** Brand colours and their harmony in the studio. */
export const studioBrand: Translation<typeof french> = {
  'studio.harmony': 'Harmony',
  'studio.harmony.whole': 'The colours belong together.',
  'studio.harmony.holes_one': '{{count}} default colour stands out beside yours.',
  'studio.harmony.holes_other': '{{count}} default colours stand out beside yours.',
  'studio.harmony.moved_one': '{{count}} colour will be shown visibly otherwise than chosen.',
  'studio.harmony.moved_other': '{{count}} colours will be shown visibly otherwise than chosen.',
  'studio.harmony.complete': 'Complete the palette',
  'studio.harmony.completeOnly': 'Complete, changing nothing',
  'studio.harmony.complete.hint':
    'What you did not choose is derived from what you chose, which stays as it is.',
  'studio.harmony.change': '{{key}}, {{scheme}}: {{from}} → {{to}}',
  'studio.brand.colour': 'Colour {{number}}',
  'studio.brand.roleOf': 'Role of colour {{number}}',
  'studio.brand.role.main': 'Main',
  'studio.brand.role.accent': 'Accent',
  'studio.brand.role.ground': 'Ground',
  'studio.brand.role.text': 'Text',
  'studio.brand.role.none': 'No role',
  'studio.brand.add': 'Add a colour',
  'studio.brand.removeNamed': 'Remove: {{colour}}',
  'studio.brand.noMain': 'Choose which colour is the main one.',
  'studio.brand.lack.pale':
    'This main colour cannot be told from a white page: buttons are seen by an edge alone. Choose a stronger one, or give it the role “Ground”.',
  'studio.brand.lack.grey':
    'This main colour has no hue: the theme is black, grey and white. An accent would give it colour.',
  'studio.brand.unused':
    '{{colours}}, without a role: not in the theme. Give it a role above to have it used.',
  'studio.brand.done_one': '{{count}} colour read.',
  'studio.brand.done_other': '{{count}} colours read.',
  'studio.brand.done.most':
    'The first {{most}} are above, those with a role first; the others are not used: a theme is made of one colour a role, four at most.',
  'studio.brand.outside': '“{{value}}” is too vivid for usual screens: the nearest, {{used}}, is used.',
  'studio.brand.computed': '{{name}}: “{{value}}” is computed, and is not read. Give the colour itself.',
  'studio.brand.failure.nothing':
    'No colour was recognised. What is read: a list of colours, variables of CSS or SCSS, tokens (W3C, Style Dictionary, Tokens Studio, Figma), an address of a sample.',
};
