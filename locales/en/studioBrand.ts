import type { Translation } from '../forms/plurals.ts';
import type { studioBrand as french } from '../fr/studioBrand.ts';

/** What the studio says of a brand book, and of whether colours belong together. */
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
  'studio.brand.made': 'What the theme took',
  'studio.brand.as.given': '{{scheme}}, as it is:',
  'studio.brand.as.readable': '{{scheme}}, in a shade, so that it can be read there:',
  'studio.brand.as.softer': '{{scheme}}, in a shade that leaves the rest readable:',
  'studio.brand.counts': 'As it is: {{given}}, in a shade: {{shaded}}',
  'studio.brand.nowhere': 'Serves nowhere in this theme: too vivid, or too far from this role.',
  'studio.brand.lack.pale':
    'This main colour cannot be told from a white page: buttons are seen by an edge alone. Choose a stronger one, or give it the role “Ground”.',
  'studio.brand.lack.grey':
    'This main colour has no hue: the theme is black, grey and white. An accent would give it colour.',
  'studio.brand.unused':
    '{{colours}}, without a role: not in the theme. Give it a role above to have it used.',
  'studio.brand.done_one': '{{count}} colour read ({{format}}).',
  'studio.brand.done_other': '{{count}} colours read ({{format}}).',
  'studio.brand.done.roles': 'The theme is made of them; their roles are changed above.',
  'studio.brand.done.one':
    'The theme is made of it; add an accent or a ground above if your brand book has one.',
  'studio.brand.done.most':
    'The first {{most}} are above, those with a role first; the others ({{left}}) are not used: a theme is made of one colour a role, four at most.',
  'studio.brand.pasted_one': '{{count}} colour pasted.',
  'studio.brand.pasted_other': '{{count}} colours pasted.',
  'studio.brand.rest': 'The text names {{all}}.',
  'studio.brand.rest.scales': 'Of a scale of shades one is read: {{names}}.',
  'studio.brand.rest.again_one': '{{count}} repeats another and does not count.',
  'studio.brand.rest.again_other': '{{count}} repeat another and do not count.',
  'studio.brand.rest.beyond_one': 'The last one is not read: 60 at most are.',
  'studio.brand.rest.beyond_other': 'The last {{count}} are not read: 60 at most are.',
  'studio.brand.anyJson':
    'These are not the keys of the app: the colours were read as those of a brand book.',
  'studio.brand.unread':
    'Not read: {{names}}. An ink has no value on screens; give the hex value of the brand book.',
  'studio.brand.pointers':
    'Not read: {{names}}. These values point at others that are not in this text; paste the file that defines them, too.',
  'studio.brand.unmade':
    'Not read: {{names}}. This way to change a colour is not known here; give the colour that comes of it.',
  'studio.brand.outside': '“{{value}}” is too vivid for usual screens: the nearest, {{used}}, is used.',
  'studio.brand.failure.nothing':
    'No colour was recognised. What is read: a list of colours, Base16, Coolors, variables of CSS, Tailwind or shadcn, Tokens Studio, Style Dictionary, W3C tokens, an address of a sample.',
  'studio.brand.failure.nothingIn': 'Recognised as {{format}}, but no colour in it can be read.',
  'studio.brand.written':
    'A colour is written #1752E3, 1752E3, teal, rgb(), hsl(), hwb(), lab(), lch(), oklch() or color(display-p3 …).',
  'studio.brand.failure.inks':
    'Recognised: {{names}}. An ink has no value on screens; give the hex value of the brand book.',
  'studio.brand.failure.pointers':
    'This text points at colours that stand elsewhere ({{names}}). Paste the file that defines them, too.',
  'studio.brand.failure.binary':
    'This is a file of a layout program, not text. Export the palette as JSON or CSS, or copy its values.',
  'studio.brand.failure.twoBrands': 'This text holds two brands or more ({{names}}). Paste one of them.',
  'studio.brand.format.list': 'list of colours',
  'studio.brand.format.base16': 'Base16',
  'studio.brand.format.coolors': 'Coolors',
  'studio.brand.format.css': 'CSS variables',
  'studio.brand.format.tailwind': 'Tailwind',
  'studio.brand.format.shadcn': 'shadcn',
  'studio.brand.format.tokensStudio': 'Tokens Studio',
  'studio.brand.format.styleDictionary': 'Style Dictionary',
  'studio.brand.format.w3c': 'W3C tokens',
  'studio.brand.format.figma': 'Figma variables',
  'studio.brand.format.json': 'JSON',
};
