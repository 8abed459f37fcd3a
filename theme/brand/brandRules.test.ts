import { describe, expect, it } from 'vitest';
import { colourOf, shownName } from './entry.ts';
import { headingsIn } from './headings.ts';
import { inksIn, listed } from './list.ts';
import { readBrand } from './readBrand.ts';
import { rolesOf } from './roles.ts';
import { brandsAmong, condensed } from './scales.ts';
import { base16In, coolorsIn } from './schemes.ts';
import { objectInScript } from './script.ts';
import { entriesOf } from './tree.ts';
import { hasVariables, variablesOf } from './variables.ts';

const RED = '#E2001A';
const MIDDLE = '#707A70';
const BLUE = '#0055A4';
const of = (...named: [string, string][]) => named.map(([name, colour]) => ({ name, colour }));

describe('a role by its name', () => {
  it.each([
    ...['primary', 'main', 'brand', 'principale', 'principal', 'primaire', 'marque', 'base0d', 'theme'].map(
      (word) => [word, 'main'] as const,
    ),
    ...['background', 'ground', 'fond', 'bg', 'base00', 'paper', 'papier', 'canvas', 'surface'].map(
      (word) => [word, 'ground'] as const,
    ),
    ...['foreground', 'text', 'texte', 'ink', 'encre', 'base05', 'body', 'fg'].map(
      (word) => [word, 'text'] as const,
    ),
  ])('%s is the %s', (word, role) => {
    const roles = rolesOf(of(['x', RED], [word, MIDDLE]));
    expect(roles).toEqual(role === 'main' ? { main: MIDDLE, accent: RED } : { main: RED, [role]: MIDDLE });
  });

  it.each([
    'accent',
    'secondary',
    'secondaire',
    'seconde',
    'second',
    'complémentaire',
    'base0e',
    'highlight',
    'cta',
  ])('%s is the accent, where it is no grey', (word) => {
    expect(rolesOf(of(['x', RED], ['y', '#F4B942'], [word, BLUE]))).toEqual({ main: RED, accent: BLUE });
    expect(rolesOf(of(['x', RED], [word, '#777777']))).toEqual({ main: RED });
  });

  it.each(
    `card popover sidebar muted border input ring chart destructive hover active disabled pressed on container
    inverse placeholder link error danger warning success info`.split(/\s+/),
  )('beside %s it tells of something else', (word) => {
    expect(rolesOf(of(['x', RED], [`${word}-text`, MIDDLE]))).toEqual({ main: RED });
  });

  it.each<[string, [string, string][], object]>([
    [
      'of two words the shorter name',
      [
        ['text dark', '#111111'],
        ['text', '#222222'],
        ['x', RED],
      ],
      { main: RED, text: '#222222' },
    ],
    [
      'the surer word',
      [
        ['ink', '#111111'],
        ['text', '#222222'],
        ['x', RED],
      ],
      { main: RED, text: '#222222' },
    ],
    ['words in one', [['primaryText', '#222222']], { main: '#222222' }],
    [
      'the main text is no text',
      [
        ['primary text', MIDDLE],
        ['x', RED],
      ],
      { main: RED },
    ],
    [
      'the main accent is an accent',
      [
        ['x', RED],
        ['primary accent', BLUE],
      ],
      { main: RED, accent: BLUE },
    ],
    [
      'a main ground is no ground',
      [
        ['x', RED],
        ['brand background', MIDDLE],
      ],
      { main: RED },
    ],
    ['an accent alone leads', [['accent', RED]], { main: RED }],
  ])('%s', (_, colours, roles) => {
    expect(rolesOf(of(...colours))).toEqual(roles);
  });
});

describe('a role by its looks', () => {
  const plain = (...colours: string[]) => rolesOf(colours.map((colour) => ({ name: '', colour })));
  it.each<[string, string[], object]>([
    ['nothing', [], {}],
    ['one', [RED], { main: RED }],
    ['a grey, a vivid one', ['#777777', RED], { main: RED }],
    ['greys alone', ['#777777', '#888888'], { main: '#777777' }],
    ['paper and ink', ['#FFFFFF', RED, '#111111'], { main: RED, ground: '#FFFFFF', text: '#111111' }],
    ['pale yellow is paper', ['#FFFBE6', RED], { main: RED, ground: '#FFFBE6' }],
    ['dark blue is no ink', ['#E2001A', '#00114D'], { main: RED, accent: '#00114D' }],
    ['a shade of the first', [RED, '#D8001A'], { main: RED }],
    ['two that stand apart', [RED, '#D8001A', BLUE], { main: RED, accent: BLUE }],
    ['black alone', ['#000000'], { main: '#000000' }],
    ['dark grey is ink', [RED, '#383838'], { main: RED, text: '#383838' }],
    ['grey is none', [RED, '#404040'], { main: RED }],
    ['light grey is no paper', [RED, '#E4E4E4'], { main: RED }],
    ['nearly white is', [RED, '#EAEAEA'], { main: RED, ground: '#EAEAEA' }],
    ['black and red', ['#000000', RED], { main: RED, text: '#000000' }],
  ])('%s', (_, colours, roles) => {
    expect(plain(...colours)).toEqual(roles);
  });
});

it.each<[string, string | null]>([
  ['  #e2001a ', RED],
  ['"#e2001a"', RED],
  ["'#e2001a'", RED],
  ['#e2001a80', RED],
  ['23 82 227', '#1752E3'],
  ['23,82,227', '#1752E3'],
  ['23, 82, 227', '#1752E3'],
  ['0 0% 100%', '#FFFFFF'],
  ['0, 0%, 100%', '#FFFFFF'],
  ['0deg 0% 100%', '#FFFFFF'],
  ['0 0% 100% / 50%', '#FFFFFF'],
  ['0 0% 100% / 0.5', '#FFFFFF'],
  ['222.2 84% 4.9%', '#020817'],
  ['1752 82 227', null],
  ['23 82', null],
  ['0 0% 100', null],
  ['nothing', null],
  ['', null],
])('"%s" is the colour %s', (text, colour) => {
  expect(colourOf(text)).toBe(colour);
});

it.each([
  ['  a \n b\t ', 'a b'],
  ['a\u202eb', 'a b'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), `${'x'.repeat(39)}…`],
  ['😀'.repeat(40), '😀'.repeat(40)],
])('the name "%s" is shown as "%s"', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});

const told = (text: string) => listed(text).map(({ path, text: colour }) => [...path, colour].join(' = '));

it.each<[string, string[]]>([
  ['coral teal', ['coral', 'teal']],
  ['coral, teal; navy', ['coral', 'teal', 'navy']],
  ['coral is nice', []],
  ['Rouge : #E2001A', ['Rouge = #E2001A']],
  ['- Rouge – #E2001A', ['Rouge = #E2001A']],
  ['* "Rouge" = #E2001A', ['Rouge = #E2001A']],
  ['1. #E2001A', ['1. = #E2001A']],
  ['#E2001A Jaune #FFD200', ['#E2001A', 'Jaune = #FFD200']],
  ['Rouge #E2001A|Bleu #0055A4', ['Rouge = #E2001A', 'Bleu = #0055A4']],
  ['E2001A', ['E2001A']],
  ['decade', []],
  ['facade', []],
  ['FFFFFF', ['FFFFFF']],
  ['aaaaaa', ['aaaaaa']],
  ['x E2001A', ['x = E2001A']],
  ['xE2001A', []],
  ['E2001A.png', []],
  ['RGB 226 0 26', ['rgb(226 0 26)']],
  ['RVB : 226/0/26', ['rgb(226 0 26)']],
  ['R226 V0 B26', ['rgb(226 0 26)']],
  ['R: 226, G: 0, B: 26', ['rgb(226 0 26)']],
  ['Pantone 485 C #E2001A', ['#E2001A']],
  ['Pantone 485 rouge #E2001A', ['rouge = #E2001A']],
  ['RAL 3020', []],
  ['CMYK 0 100 100 0', []],
  ['C0 M100 J100 N0', []],
  [Array(12).fill('red').join(' '), Array(12).fill('red')],
  [Array(13).fill('red').join(' '), []],
])('the line "%s" holds %j', (line, colours) => {
  expect(told(line)).toEqual(colours);
});

it.each([
  ['Pantone 485 C, RAL 3020', ['Pantone 485 C', 'RAL 3020']],
  ['PMS 12 C and PMS 12 C', ['PMS 12 C']],
  ['Pantone 485 et RAL 3020', ['Pantone 485', 'RAL 3020']],
  ['Pantone 18 TCX, PANTONE 7 cp', ['Pantone 18 TCX', 'PANTONE 7 cp']],
  ['CMJN : 0 100 100 0', ['CMJN : 0 100 100 0']],
  ['C 0 M 100 Y 100 K 0', ['C 0 M 100 Y 100 K 0']],
  ['#E2001A', []],
])('the inks of "%s" are %j', (text, inks) => {
  expect(inksIn(text)).toEqual(inks);
});

it.each<[string, string[]]>([
  [`Valmer\n${RED}\n${BLUE}`, ['Valmer']],
  [`# Valmer :\n${RED}\n${BLUE}`, ['Valmer']],
  [`Valmer\n${RED}`, []],
  [`Palette\n${RED}\n${BLUE}`, []],
  [`Notre charte\n${RED}\n${BLUE}`, []],
  [`12\n${RED}\n${BLUE}`, []],
  [`V\n${RED}\n${BLUE}`, []],
  [`${RED}\n${BLUE}`, []],
  [`Valmer\n${RED} ${BLUE}\nBourg\n${RED}\n${BLUE}`, ['Valmer', 'Bourg']],
])('headings of %j', (text, headings) => {
  expect(headingsIn(text)).toEqual(headings);
});

describe('a scale of shades', () => {
  const scale = (...steps: string[]) =>
    condensed(steps.map((step) => ({ path: ['blue', step], text: `text of ${step}` }))).entries;
  it.each<[string[], string]>([
    [['50', '400', '500', '600', '700', 'DEFAULT'], 'DEFAULT'],
    [['50', '400', '500', '600', '700'], '500'],
    [['50', '400', '600', '700', 'base'], '600'],
    [['50', '400', '700', 'base'], 'base'],
    [['50', '400', '700'], '400'],
    [['50', '300', '700'], '700'],
    [['50', '200', '300', '900'], '300'],
    [['10', '20', '30'], '20'],
  ])('of %j is stood for by %s', (steps, step) => {
    expect(scale(...steps)).toEqual([{ path: ['blue'], text: `text of ${step}` }]);
  });

  it.each<[string, string[]]>([
    ['numbers', ['10', '11', '12', '13']],
    ['years', ['2021', '2022', '2023']],
    ['numbers with a gap', ['10', '11', '12', '14', '15', '16', '18']],
  ])('is not meant by %s', (_, steps) => {
    expect(scale(...steps)).toHaveLength(steps.length);
  });

  it('whose last steps follow each other is one all the same, and is named', () => {
    const tones = [10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 98, 99, 100];
    const entries = tones.map((tone) => ({ path: [`color-sun-${tone}`], text: `text of ${tone}` }));
    expect(condensed(entries)).toEqual({
      entries: [{ path: ['sun'], text: 'text of 70' }],
      scales: ['sun'],
    });
  });

  it('has three at least, a step in digits, and keeps its place', () => {
    expect(scale('100', '500')).toHaveLength(2);
    expect(scale('1', '2', '3', '4')).toHaveLength(4);
    expect(scale('10000', '20000', '30000')).toHaveLength(3);
    const entry = (name: string) => ({ path: [name], text: name });
    const names = ['first', 'color-red-100', 'color-red-500', 'between', 'color-red-900', '500'];
    expect(condensed(names.map(entry)).entries).toEqual([
      entry('first'),
      { path: ['red'], text: 'color-red-500' },
      entry('between'),
      entry('500'),
    ]);
  });
});

describe('two brands', () => {
  const primary = (group: string, colour: string, name = 'primary') => ({
    path: [group, name],
    text: colour,
  });
  it.each<[string, { path: string[]; text: string }[], string[] | null]>([
    ['groups with main colours apart', [primary('Valmer', RED), primary('Bourg', BLUE)], ['Valmer', 'Bourg']],
    ['near', [primary('Valmer', RED), primary('Bourg', '#E0001A')], null],
    ['one group', [primary('Valmer', RED), primary('Valmer', BLUE, 'brand')], null],
    ['schemes', [primary('light', RED), primary('dark', BLUE)], null],
    ['modes', [primary('Mode 1', RED), primary('mode-2', BLUE)], null],
    ['no main colour', [primary('Valmer', RED, 'tone'), primary('Bourg', BLUE, 'tone')], null],
    ['hues', [primary('Valmer', RED, 'red'), primary('Bourg', BLUE, 'blue')], ['Valmer', 'Bourg']],
    ['hues of one', [primary('Valmer', RED, 'red'), primary('Bourg', BLUE, 'tone')], null],
    [
      'no group',
      [
        { path: ['primary'], text: RED },
        { path: ['brand'], text: BLUE },
      ],
      null,
    ],
    ['no colour', [primary('Valmer', RED), primary('Bourg', 'x')], null],
  ])('%s', (_, entries, brands) => {
    expect(brandsAmong('', entries, 1)).toEqual(brands);
  });

  it('of several palettes are told by their names', () => {
    expect(brandsAmong('name: "One"\nscheme: Two,\n"name": "Three"', [], 2)).toEqual(['One', 'Two', 'Three']);
    expect(brandsAmong('name: "One"', [], 1)).toBeNull();
  });
});

it('Base16 is one with half of its slots, and another where a slot comes again', () => {
  const slots = (count: number) =>
    Array.from({ length: count }, (_, at) => `base0${at.toString(16)}: "#00000${at}"`).join('\n');
  expect(base16In(slots(7))).toEqual([]);
  expect(base16In(slots(8)).map(({ length }) => length)).toEqual([8]);
  expect(base16In(`${slots(8)}\n${slots(8)}`)).toHaveLength(2);
  expect(base16In(slots(8))[0]?.[1]).toEqual({ path: ['base01'], text: '#000001' });
});

it('addresses of Coolors have two to ten colours, each address counts once', () => {
  const colours = (count: number) => Array(count).fill('e2001a').join('-');
  const found = (text: string) => coolorsIn(text).map(({ length }) => length);
  expect(found(`coolors.co/${colours(1)}`)).toEqual([]);
  expect(found(`coolors.co/${colours(2)}`)).toEqual([2]);
  expect(found(`coolors.co/palette/${colours(10)}`)).toEqual([10]);
  expect(found(`coolors.co/${colours(3)} COOLORS.co/${colours(3).toUpperCase()}`)).toEqual([3]);
  expect(coolorsIn('coolors.co/e2001a-0055a4')[0]?.[1]).toEqual({ path: [], text: '#0055a4' });
});

it.each<[string, object | null]>([
  ["{ a: '#fff' }", { a: '#fff' }],
  ["x = { y: 1 }, colors: { a: '#fff' }", { a: '#fff' }],
  ["x = { y: 1 }, colours: { a: '#fff' }", { a: '#fff' }],
  ["colors = { a: 'b' }", { a: 'b' }],
  ["{ a: { b: 'c' }, d: `e` }", { a: { b: 'c' }, d: 'e' }],
  ["{ /* a: 'x', */ b: 'c' } // d", { b: 'c' }],
  ["{ ...rest, a: 'b' }", { a: 'b' }],
  ['{ \'a-b\': "c" }', { 'a-b': 'c' }],
  ['nothing', null],
])('a script "%s" holds %j', (script, object) => {
  expect(objectInScript(script)).toEqual(object);
});

const entries = (tree: unknown) => entriesOf(tree).map(({ path, text }) => `${path.join('/')} ${text}`);

it.each<[string, unknown, string[]]>([
  ['texts', { a: '#fff', b: { c: '#000' } }, ['a #fff', 'b/c #000']],
  ['a list', ['#fff', '#000'], [' #fff', ' #000']],
  ['tokens', { a: { $value: '#fff' }, b: { value: '#000' } }, ['a #fff', 'b #000']],
  ['names', { a: { hex: '#fff', name: 'Snow' } }, ['a/Snow #fff']],
  ['its own name', { a: { hex: '#fff', name: 'a' } }, ['a #fff']],
  ['groups in names', [{ name: 'a/b', hexCode: '#fff' }], ['a/b #fff']],
  ['channels to 1', { a: { r: 1, g: 0, b: 0 } }, ['a #FF0000']],
  ['channels to 255', { a: { red: 255, green: 128, blue: 0 } }, ['a #FF8000']],
  ['channels beyond', { a: { r: 300, g: -5, b: 0 } }, ['a #FF0000']],
  ['too few channels', { a: { r: 1, g: 0 } }, []],
  ['values of parts', { a: { value: { r: 0, g: 0, b: 1 } } }, ['a #0000FF']],
  ['values with hex', { a: { value: { hex: '#fff' } } }, ['a #fff']],
  ['other tokens', { a: { value: '4px', type: 'size' }, b: { $value: '#fff', $type: 'color' } }, ['b #fff']],
  ['about', { description: 'Coral', a: '#fff', $x: '#000' }, ['a #fff']],
  ['a group called so', { name: { a: '#fff' } }, ['name/a #fff']],
  ['modes', { n: { name: 'x', valuesByMode: { '1:0': { r: 0, g: 0, b: 0 } } } }, ['n/x/1:0 #000000']],
])('a tree of %s', (_, tree, found) => {
  expect(entries(tree)).toEqual(found);
});

it('a tree is looked at twelve groups deep and two thousand entries wide', () => {
  const deep = (groups: number): unknown => (groups === 0 ? '#fff' : { a: deep(groups - 1) });
  expect([entriesOf(deep(12)).length, entriesOf(deep(13)).length]).toEqual([1, 0]);
  expect(entriesOf(Array(2_001).fill('#fff'))).toHaveLength(2_000);
});

it('a pointer is followed to what it means, whatever set it stands in', () => {
  const treeOf = (path: readonly string[], text: string): unknown =>
    path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), { $value: text });
  const texts = (...all: [string, string][]) =>
    entriesOf(all.map(([path, text]) => treeOf(path.split('/'), text))).map(({ text }) => text);
  expect(texts(['set/a/b', '#fff'], ['c', '{a.b}'], ['d', '{c}'], ['e', '{a.b.value}'])).toEqual([
    '#fff',
    '#fff',
    '#fff',
    '#fff',
  ]);
  expect(texts(['a', '{b}'], ['c', 'x {c}'])).toEqual(['{b}', 'x {c}']);
  // Of two the first is meant, and a circle ends.
  expect(texts(['one/a', '#111'], ['two/a', '#222'], ['c', '{a}'])).toEqual(['#111', '#222', '#111']);
  expect(texts(['a', '{b}'], ['b', '{a}'])).toHaveLength(2);
});

it('variables are those of the light scheme, the first of each name', () => {
  const found = (text: string) => variablesOf(text).map(({ path, text: value }) => `${path[0]} ${value}`);
  expect(found(':root { --a: #fff; --a: #000; --b: var(--a) } .dark { --c: #111; --a: #222 }')).toEqual([
    'a #fff',
    'b #fff',
  ]);
  expect(found('$a: #fff !default;\n// $b: #000;\n@c: #111;\n$d: $a;')).toEqual([
    'a #fff',
    'c #111',
    'd #fff',
  ]);
  expect(found('--a: hsl(var(--b)); --b: 0 0% 100%;')).toEqual(['a 0 0% 100%', 'b 0 0% 100%']);
  expect([
    hasVariables('--a: x'),
    hasVariables('a--b: x'),
    hasVariables('--a:: x'),
    hasVariables('a: x'),
  ]).toEqual([true, false, false, false]);
});

describe('what is told of a text', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => `#0000${(at + 16).toString(16)}`).join(' ');
  it.each<[string, string, object]>([
    ['nothing', ' \n', { ok: false, reason: 'missing', format: null, names: [] }],
    ['a file of print', '8BPS x', { ok: false, reason: 'binary', format: null, names: [] }],
    ['a PDF', '%PDF-1', { ok: false, reason: 'binary' }],
    ['words of a PDF', `x %PDF ${RED}`, { ok: true }],
    [
      'pointers alone',
      '{"a":"{b.c}","d":"var(--x)","e":"theme(x)","f":"$x","g":"nothing"}',
      { ok: false, reason: 'pointers', format: 'json', names: ['{b.c}', 'var(--x)', 'theme(x)', '$x'] },
    ],
    ['no colour', '{"a":"b"}', { ok: false, reason: 'nothing', format: 'json', names: [] }],
    [
      'inks',
      '1 2 3 4 5 6 7'.replace(/\d/g, 'RAL 300$&'),
      { ok: false, reason: 'inks', names: [1, 2, 3, 4, 5, 6].map((ral) => `RAL 300${ral}`) },
    ],
    [
      'six unread',
      `${'1 2 3 4 5 6 7'.replace(/\d/g, 'RAL 300$&')} ${RED}`,
      { ok: true, unread: [1, 2, 3, 4, 5, 6].map((ral) => `RAL 300${ral}`) },
    ],
  ])('%s', (_, text, found) => {
    expect(readBrand(text)).toMatchObject(found);
  });

  it('sixty colours are kept, each under its first name', () => {
    const found = readBrand(many(61));
    expect(found.ok && found.colours.length).toBe(60);
    const twice = readBrand(`${RED} x ${RED}\ny ${RED}\n${BLUE}`);
    expect(twice.ok && twice.colours).toEqual([
      { name: 'x', colour: RED },
      { name: '', colour: BLUE },
    ]);
  });
});
