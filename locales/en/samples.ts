import type { Translation } from '../forms/plurals.ts';
import type { samples as source } from '../fr/samples.ts';

/** The sample pages and the page of all views. */
export const samples: Translation<typeof source> = {
  'sample.notice': 'About this address',
  'sample.adapted_one': '{{count}} colour adapted',
  'sample.adapted_other': '{{count}} colours adapted',
  'sample.ignored_one': '{{count}} setting ignored',
  'sample.ignored_other': '{{count}} settings ignored',
  'sample.mended': 'address mended',
  'sample.label': 'name changed',
  'sample.elsewhere.dark': 'colours for the light only',
  'sample.elsewhere.light': 'colours for the dark only',
  'sample.elsewhere.dark.text':
    'All colours of the address are for the light appearance: in the dark none of them is shown. “Complete the palette” carries them over; by hand, put “dark” before the key: darkBtn1Bg.',
  'sample.elsewhere.light.text':
    'All colours of the address are for the dark appearance: in the light none of them is shown. “Complete the palette” carries them over; to see the dark, add dark=1.',
  'sample.incomplete': 'incomplete palette',
  'sample.incomplete.text_one':
    '{{count}} default colour does not go with yours. “Complete the palette” derives it from those you chose, which stay as they are.',
  'sample.incomplete.text_other':
    '{{count}} default colours do not go with yours. “Complete the palette” derives them from those you chose, which stay as they are.',
  'sample.incomplete.too_one':
    '{{count}} default colour does not go with yours: bringing the colours together makes it, too.',
  'sample.incomplete.too_other':
    '{{count}} default colours do not go with yours: bringing the colours together makes them, too.',
  'sample.discord': 'colours at odds',
  'sample.odd': 'At odds, too ({{why}}): brought together it becomes {{to}}.',
  'sample.odd.moved': 'Brought together it becomes {{to}}.',
  'sample.complete': 'Complete the palette',
  'sample.completeOnly': 'Complete, changing nothing',
  'sample.keep': 'Keep the colours as shown',
  'sample.studio': 'Open in the studio',
  'sample.set': 'All views',
  'sample.see.dark': 'In the dark',
  'sample.see.light': 'In the light',
  'sample.hide': 'Hide this notice',
  'sample.why': 'What could not be read is shown in the nearest shade that can:',
  'sample.change': '{{given}} → {{shown}}',
  'sample.because': '{{key}} on {{surface}}: {{ratio}} : 1, {{required}} is needed.',
  'sample.opaque': 'The page itself is always opaque.',
  'sample.fitted_one': '{{count}} default colour fitted to yours',
  'sample.fitted_other': '{{count}} default colours fitted to yours',
  'sample.others_one': 'Show {{count}} more',
  'sample.others_other': 'Show {{count}} more',
  'sample.outside': '{{key}}: “{{value}}” is too vivid for usual screens, {{used}} is shown.',
  'sample.notColour': '{{key}}: “{{value}}” is not a known colour, {{used}} is shown.',
  'sample.notText': '{{key}}: {{value}} is not a text in quotes, {{used}} is shown.',
  'sample.givenTwice': '{{key}}: given twice, {{used}} is read, not {{value}}.',
  'sample.accepted':
    'A colour is written #1752E3, 1752E3, teal, rgb(), hsl(), hwb(), lab(), lch(), oklch() or color(display-p3 …).',
  'sample.unknown_one': 'Unknown key: {{keys}}.',
  'sample.unknown_other': 'Unknown keys: {{keys}}.',
  'sample.unknown.more': '{{keys}} and {{count}} more',
  'sample.parameter_one': 'The address says what is not known here: {{names}}.',
  'sample.parameter_other': 'The address says what is not known here: {{names}}.',
  'sample.again': '{{name}}: given twice, the first is read.',
  'sample.say': 'What the address can say, colour keys included',
  'sample.say.appColors':
    'the colours: key-colour, a _ between two, such as btn1Bg-17734A_txt-181818, or a JSON object, encoded; _ for the default ones. Required.',
  'sample.say.appShape':
    'corners, space and font: such as radius-small_density-compact, or a JSON object, encoded',
  'sample.say.logo': 'address of the square logo, https or of this site',
  'sample.say.wlogo': 'address of the wide logo, which replaces the square one in the menu',
  'sample.say.lbl': 'name shown, at most 120 characters',
  'sample.say.dark': '1 for the dark appearance',
  'sample.say.lang': 'language of the texts: fr or en',
  'sample.keys': 'The {{number}} colour keys',
  'sample.keys.text':
    'On the left, the colour shown here. For the dark appearance each key has a twin, with “dark” before it and a capital letter: darkBg1, darkBtn1Bg.',
  'sample.picture':
    '{{name}}: address refused. It must be https, of this site, or a PNG, JPEG, WebP or SVG picture in the address.',
  'sample.unloaded': '{{name}}: no picture could be loaded from {{address}}.',
  'sample.pictured': '{{name}}: {{told}}',
  'sample.logos': 'logo shown otherwise',
  'sample.sign': 'The sign # was not encoded (%23): the rest of the address was put back.',
  'sample.problem': 'This preview cannot be shown',
  'sample.problem.missing': 'The address holds no colours: the parameter “appColors” is missing or empty.',
  'sample.problem.notJson':
    'The parameter “appColors” of the address is written in neither of the two known notations.',
  'sample.problem.notObject': 'The parameter “appColors” is JSON, but not an object of colours.',
  'sample.problem.tooLarge':
    'The parameter “appColors” is too long for a palette: at most 500 keys and 24,000 characters are read, 62 keys are enough.',
  'sample.problem.sign':
    'A sign # cuts the address in two. Write %23 in its place, or the digits alone: 1752E3.',
  'sample.problem.oneColour': '“{{value}}” is a colour, not a palette.',
  'sample.problem.list': 'These are {{count}} colours, not a palette.',
  'sample.problem.quotes': 'Each key and each colour stands in straight quotes: {"btn1Bg":"#17734A"}.',
  'sample.problem.slip': 'The JSON breaks off at line {{line}}, column {{column}}, before “{{near}}”.',
  'sample.problem.slipAtEnd':
    'The JSON breaks off at line {{line}}, column {{column}}, at the end of the text.',
  'sample.problem.make': 'Make a whole palette of it',
  'sample.problem.needed':
    'A palette gives a colour to each key that you want to change, in one of these two notations:',
  'sample.problem.example': 'Open an example that works',
  'sample.problem.defaults': 'Open with the default colours',
  'sample.page.menu': 'Menu',
  'sample.page.chosen': 'Tile chosen',
  'sample.page.chat': 'Chat',
  'sample.set.title': 'The views of {{name}}',
  'sample.set.lead':
    'Menu, a tile chosen and chat, light and dark, in both languages. Each view opens in full; its address is enough to show it.',
  'sample.set.view': '{{page}}, {{scheme}}',
  'sample.set.viewIn': '{{page}}, {{scheme}}, {{language}}',
  'sample.set.copy': 'Copy',
  'sample.set.copyNamed': 'Copy the address: {{view}}',
  'sample.set.copied': 'Address copied',
  'sample.set.copyAll': 'Copy all addresses',
  'sample.set.copiedAll': 'Addresses copied',
  'sample.set.failed': 'This browser does not allow copying: select the address written below the view.',
  'sample.set.print': 'Print',
};
