import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBrand } from './readBrand.ts';

/** What was read, short enough for a table: format, then colours with their names. */
const read = (text: string) => {
  const found = readBrand(text);
  if (!found.ok) return found;
  return { format: found.format, roles: found.roles, colours: found.colours.map(({ colour }) => colour) };
};

const RED = '#E2001A';
const YELLOW = '#FFD200';
const GREY = '#333333';

const BASE16 = `system: "base16"
name: "Ocean"
author: "Chris Kempson"
variant: "dark"
palette:
  base00: "#2b303b"
  base01: "#343d46"
  base02: "#4f5b66"
  base03: "#65737e"
  base04: "#a7adba"
  base05: "#c0c5ce"
  base06: "#dfe1e8"
  base07: "#eff1f5"
  base08: "#bf616a"
  base09: "#d08770"
  base0A: "#ebcb8b"
  base0B: "#a3be8c"
  base0C: "#96b5b4"
  base0D: "#8fa1b3"
  base0E: "#b48ead"
  base0F: "#ab7967"
`;
const BASE16_JSON = JSON.stringify(
  Object.fromEntries([...BASE16.matchAll(/(base..): "#(.{6})"/g)].map(([, slot, hex]) => [slot, hex])),
);
const OCEAN = { main: '#8FA1B3', accent: '#B48EAD', ground: '#2B303B', text: '#C0C5CE' };

const COOLORS = '264653-2a9d8f-e9c46a-f4a261-e76f51';
const FIVE = ['#264653', '#2A9D8F', '#E9C46A', '#F4A261', '#E76F51'];

const SHADCN = `@layer base {
  :root {
    --background: 0 0% 100%;
    --foreground: 222.2 84% 4.9%;
    --card: 0 0% 100%;
    --primary: 221.2 83.2% 53.3%;
    --primary-foreground: 210 40% 98%;
    --secondary: 210 40% 96.1%;
    --accent: 210 40% 96.1%;
    --border: 214.3 31.8% 91.4%;
    --radius: 0.5rem;
  }
  .dark { --background: 222.2 84% 4.9%; --primary: 217.2 91.2% 59.8%; }
}`;

const TAILWIND_CONFIG = `/** @type {import('tailwindcss').Config} */
module.exports = {
  content: ['./src/**/*.{html,js}'],
  theme: { extend: { colors: {
    // the town
    primary: { 50: '#eef6f1', 500: '#0b6e4f', 900: "#04271c" },
    'sun': '#F4B942',
    current: 'currentColor',
  } } },
  plugins: [require('@tailwindcss/forms')],
};`;

const TOKENS_STUDIO = JSON.stringify({
  global: {
    colors: {
      red: { value: RED, type: 'color' },
      sun: { value: YELLOW, type: 'color' },
      space: { value: '8', type: 'spacing' },
    },
    primary: { value: '{colors.red}', type: 'color' },
    accent: { value: '{colors.sun}', type: 'color' },
  },
  $themes: [],
  $metadata: { tokenSetOrder: ['global'] },
});

const STYLE_DICTIONARY = JSON.stringify({
  color: {
    base: { red: { value: RED, comment: 'Tan' }, sun: { value: YELLOW } },
    brand: { primary: { value: '{color.base.red.value}' } },
    background: { value: '#FFF' },
  },
  size: { font: { value: '16px' } },
});

const W3C = JSON.stringify({
  palette: {
    $type: 'color',
    primary: { $value: { colorSpace: 'srgb', components: [0.886, 0, 0.102], hex: '#e2001a' } },
    accent: { $value: '{palette.sun}' },
    sun: { $value: YELLOW },
  },
  gap: { $type: 'dimension', $value: { value: 4, unit: 'px' } },
});

const FIGMA = JSON.stringify({
  variables: [
    { name: 'Brand/Primary', type: 'COLOR', valuesByMode: { '1:0': { r: 0.886, g: 0, b: 0.102, a: 1 } } },
    { name: 'Brand/Accent', type: 'COLOR', valuesByMode: { '1:0': { r: 1, g: 0.824, b: 0, a: 1 } } },
  ],
});

describe('the colours of a brand, as people have them', () => {
  it.each([
    ['a list with spaces', '#E2001A #FFD200 #333333'],
    ['with commas', '#E2001A, #FFD200, #333333'],
    ['on lines', '#E2001A\n#FFD200\r\n#333333\n'],
    ['without signs', 'E2001A FFD200 333333'],
    ['as JSON', '["E2001A","#FFD200","333"]'],
    ['with names', 'Rouge Valmer : #E2001A\nJaune : #FFD200\nAnthracite : #333333'],
    ['in calls', 'rgb(226 0 26) rgb(255, 210, 0) hsl(0 0% 20%)'],
    ['as brand books write', 'Rouge R226 V0 B26\nJaune RVB : 255 / 210 / 0\nGris RGB 51-51-51'],
  ])('%s', (_, text) => {
    expect(read(text)).toMatchObject({
      colours: [RED, YELLOW, GREY],
      roles: { main: RED, accent: YELLOW, text: GREY },
    });
  });

  it.each([
    ['YAML', BASE16],
    ['JSON', BASE16_JSON],
    ['YAML of before', BASE16.replaceAll(/"#/g, '"').replace(/^ {2}/gm, '')],
  ])('Base16, %s', (_, text) => {
    expect(read(text)).toMatchObject({ format: 'base16', roles: OCEAN });
  });

  it.each([
    ['address', `https://coolors.co/palette/${COOLORS}`],
    ['short address', `coolors.co/${COOLORS}`],
    ['address of another page', `https://coolors.co/visualizer/${COOLORS}`],
    ['CSV', COOLORS.replaceAll('-', ',')],
    ['array', JSON.stringify(COOLORS.split('-'))],
    [
      'object',
      JSON.stringify(Object.fromEntries(COOLORS.split('-').map((hex, at) => [`Colour ${at}`, hex]))),
    ],
    [
      'extended array',
      JSON.stringify(
        COOLORS.split('-').map((hex) => ({ name: 'Coral', hex, rgb: [1, 2, 3], cmyk: [4, 5, 6, 7] })),
      ),
    ],
    [
      'XML',
      `<palette>${COOLORS.split('-')
        .map((hex) => `<color name="Tan" hex="${hex}" r="1" />`)
        .join('')}</palette>`,
    ],
    [
      'SCSS',
      COOLORS.split('-')
        .map((hex, at) => `$colour-${at}: #${hex}ff;`)
        .join('\n'),
    ],
  ])('Coolors, %s', (_, text) => {
    expect(read(text)).toMatchObject({ colours: FIVE });
  });

  it('shadcn: triples of HSL, the light scheme, names that tell the roles', () => {
    expect(read(SHADCN)).toMatchObject({
      format: 'shadcn',
      roles: { main: '#2563EB', ground: '#FFFFFF', text: '#020817' },
    });
  });

  it('Tailwind: variables of version 4, a configuration of version 3, of each scale one', () => {
    expect(
      read(
        '@theme { --color-brand-50: #eef; --color-brand-500: 23 82 227; --color-brand-900: #003; --color-sun: #ffd200 }',
      ),
    ).toEqual({
      format: 'tailwind',
      colours: ['#1752E3', YELLOW],
      roles: { main: '#1752E3', accent: YELLOW },
    });
    expect(read(TAILWIND_CONFIG)).toEqual({
      format: 'tailwind',
      colours: ['#0B6E4F', '#F4B942'],
      roles: { main: '#0B6E4F', accent: '#F4B942' },
    });
  });

  it('variables that point at others', () => {
    expect(read(':root { --red: #E2001A; --primary: var(--red); --accent: var(--primary) }')).toMatchObject({
      format: 'css',
      colours: [RED],
    });
  });

  it.each([
    ['tokensStudio', TOKENS_STUDIO],
    ['styleDictionary', STYLE_DICTIONARY],
    ['w3c', W3C],
    ['figma', FIGMA],
  ])('%s', (format, text) => {
    const found = read(text);
    expect(found).toMatchObject({ format, roles: { main: RED, accent: YELLOW } });
  });

  it('keeps the end of a long name, which tells its role: variables of Figma in collections and modes', () => {
    const variables = [
      { name: 'palette/tone', type: 'color', value: '#2E7D32' },
      { name: 'primary', type: 'color', value: RED },
    ];
    const modes = [{ name: 'Light', variables }];
    const found = readBrand(JSON.stringify({ collections: [{ name: 'Brand guidelines', modes }] }));
    expect(found.ok && found.roles.main).toBe(RED);
    expect(found.ok && found.colours.map(({ name }) => name.split(' ').at(-1))).toEqual(['tone', 'primary']);
  });

  it('takes a palette of one colour', () => {
    expect(read('#E2001A')).toEqual({ format: 'list', colours: [RED], roles: { main: RED } });
  });

  it('keeps forty colours of a design file, each once, and finds the roles by their names', () => {
    const forty = Array.from({ length: 40 }, (_, at) => `--tone${at}x: hsl(${at * 9} 60% 45%);`).join('\n');
    const found = readBrand(`:root { ${forty} --brand: ${RED}; --background: #FFF8EE; }`);
    expect(found.ok && found.colours).toHaveLength(42);
    expect(found.ok && found.roles).toMatchObject({ main: RED, ground: '#FFF8EE' });
  });

  it('reads every line of a numbered list', () => {
    const forty = Array.from({ length: 40 }, (_, at) => `couleur-${at + 1}: hsl(${at * 9} 60% 45%)`);
    const found = readBrand(forty.join('\n'));
    expect(found.ok && found.colours.map(({ name }) => name)).toEqual(
      forty.map((line) => line.split(':')[0]),
    );
  });

  it('tells how many colours a text says, and why not all of them are kept', () => {
    const scale = [100, 300, 500, 700, 900].map((step) => `--sun-${step}: hsl(45 90% ${step / 12}%);`);
    const found = readBrand(`:root { ${scale.join(' ')} --red: ${RED}; --brand: ${RED}; --x: ${YELLOW}; }`);
    expect(found.ok && found.found).toEqual({ all: 8, scales: ['sun'], again: 1, beyond: 0 });
    expect(found.ok && found.colours).toHaveLength(3);
    const many = readBrand(Array.from({ length: 70 }, (_, at) => `hsl(${at * 5} 60% 45%)`).join('\n'));
    expect(many.ok && [many.colours.length, many.found]).toEqual([
      60,
      { all: 70, scales: [], again: 0, beyond: 10 },
    ]);
  });

  it('takes signs that turn letters round out of names, and cuts long ones', () => {
    const found = readBrand(`\u202eegral\u2066 : ${RED}\n${'long '.repeat(40)}: ${YELLOW}`);
    expect(found.ok && found.colours[0]?.name).toBe('egral');
    expect(found.ok && found.colours[1]?.name).toMatch(/^.{39}…$/);
  });

  it('tells what it recognised and cannot read', () => {
    expect(readBrand('Pantone 485 C\nRAL 3020')).toMatchObject({
      ok: false,
      reason: 'inks',
      names: ['Pantone 485 C', 'RAL 3020'],
    });
    expect(readBrand(`Rouge : Pantone 485 C, CMJN 0/100/100/0, ${RED}`)).toMatchObject({
      ok: true,
      unread: ['Pantone 485 C', 'CMJN 0/100/100/0'],
    });
    expect(readBrand("module.exports = { colors: { primary: 'hsl(var(--primary))' } }")).toMatchObject({
      reason: 'pointers',
      format: 'tailwind',
    });
    expect(readBrand('ASEF\u0000\u0001')).toMatchObject({ reason: 'binary' });
    expect(readBrand('Une belle façade, il y a une décade, une facade decade.')).toMatchObject({
      reason: 'nothing',
    });
  });

  it('tells which colours no screen shows, with what stands for each', () => {
    const found = readBrand(`color(display-p3 1 0 0), oklch(0.7 0.4 145), ${YELLOW}, rgb(0 85 164)`);
    expect(found).toMatchObject({
      ok: true,
      outside: [
        { value: 'color(display-p3 1 0 0)', used: '#FF0000' },
        { value: 'oklch(0.7 0.4 145)', used: expect.stringMatching(/^#[\dA-F]{6}$/) },
      ],
    });
    const one = { $value: 'color(display-p3 0 1 0)' };
    expect(readBrand(JSON.stringify({ primary: one, accent: { $value: RED } }))).toMatchObject({
      outside: [{ value: 'color(display-p3 0 1 0)', used: '#00FF00' }],
    });
    expect(readBrand(`${RED} oklch(0.5 0.1 145)`)).toMatchObject({ outside: [] });
  });

  it('follows references within a value, and names those that lead nowhere', () => {
    const file = (values: Record<string, string>) =>
      JSON.stringify({
        colors: Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, { value, type: 'color' }]),
        ),
        faint: { value: '50%', type: 'opacity' },
      });
    const told = (text: string) => {
      const found = readBrand(text);
      return found.ok && [found.colours.map(({ colour }) => colour), found.pointers];
    };
    const blue = '#0055A4';
    expect(told(file({ primary: RED, blue, accent: 'rgba({colors.blue},0.5)' }))).toEqual([[RED, blue], []]);
    expect(
      told(file({ primary: RED, blue: `rgb(0, 85, 164)`, accent: 'rgba({ colors.blue }, {faint})' })),
    ).toEqual([[RED, blue], []]);
    expect(told(file({ primary: 'rgba({colors.tint}, 0.5)', tint: '{colors.deep}', deep: RED }))).toEqual([
      [RED],
      [],
    ]);
    expect(told(file({ primary: RED, blue, accent: '$colors.blue' }))).toEqual([[RED, blue], []]);
    expect(told(file({ primary: RED, accent: 'rgba({core.blue},0.5)', text: '{core.ink}' }))).toEqual([
      [RED],
      ['rgba({core.blue},0.5)', '{core.ink}'],
    ]);
    expect(readBrand(file({ primary: 'rgba({core.blue},0.5)' }))).toMatchObject({
      reason: 'pointers',
      names: ['rgba({core.blue},0.5)'],
    });
  });

  it('makes the changes of Tokens Studio, also of what is pointed at, and names those it cannot make', () => {
    const changed = (value: string, modify: object) => ({
      $type: 'color',
      $value: value,
      $extensions: { 'studio.tokens': { modify } },
    });
    const told = (tokens: object) => {
      const found = readBrand(JSON.stringify(tokens));
      return found.ok && [found.colours.map(({ colour }) => colour), found.pointers, found.unmade];
    };
    const darker = (value: string) =>
      changed(value, { type: 'darken', value: '{step.one}', space: 'srgb', format: 'hex' });
    const step = { one: { $type: 'number', $value: '0.3' } };
    expect(told({ primary: darker('#FF0033') })).toBe(false);
    expect(told({ primary: changed('#FF0033', { type: 'lighten', value: '0.3', space: 'srgb' }) })).toEqual([
      ['#FF4D70'],
      [],
      [],
    ]);
    const red = changed('{core.red}', { type: 'darken', value: 0.3, space: 'sRGB' });
    const core = { red: { $type: 'color', $value: '#FF0033' }, sky: { $type: 'color', $value: '#345' } };
    expect(told({ core, deep: red })).toEqual([['#FF0033', '#334455', '#B30024'], [], []]);
    const mixed = changed('{deep}', { type: 'mix', value: '1', space: 'lch', color: '{core.sky}' });
    expect(told({ core, deep: red, mixed })).toEqual([['#FF0033', '#334455', '#B30024'], [], []]);
    const faint = changed('{core.red}', { type: 'alpha', value: '0.1', space: 'srgb' });
    expect(told({ core, faint })).toEqual([['#FF0033', '#334455'], [], []]);
    const odd = changed('{core.red}', { type: 'luminance', value: '0.3', space: 'lch' });
    expect(told({ core, tint: { odd } })).toEqual([['#FF0033', '#334455'], [], ['tint odd (luminance)']]);
    const astray = changed('{brand.red}', { type: 'lighten', value: '0.3', space: 'lch' });
    expect(told({ core, astray })).toEqual([
      ['#FF0033', '#334455'],
      ['lighten({brand.red}; 0.3; lch; )'],
      [],
    ]);
    // How much of it may stand elsewhere, too.
    expect(told({ core, step, deep: darker('{core.red}') })).toEqual([
      ['#FF0033', '#334455', '#B30024'],
      [],
      [],
    ]);
  });

  it('is not kept busy by references that point twice at what points twice', () => {
    const twice = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [`a${at}`, { value: `{a${at + 1}}{a${at + 1}}`, type: 'color' }]),
    );
    expect(readBrand(JSON.stringify({ ...twice, a40: { value: '{a0}{a0}', type: 'color' } })).ok).toBe(false);
  });

  it.each([
    'CMYK (0, 100, 80, 10)',
    'CMYK: 0, 100, 80, 10',
    'cmyk(0%, 100%, 80%, 10%)',
    'CMJN : 0 / 100 / 80 / 10',
    'C0 M100 J80 N10',
    'C=0 M=100 Y=80 K=10',
    'C0M100Y80K10',
    'NCS S 1050-Y90R',
    'NCS S1050-Y90R',
    'NCS 0500-N',
    'S 1050-Y90R',
  ])('recognises %s as an ink, alone and beside a colour', (ink) => {
    expect(readBrand(ink)).toEqual({ ok: false, reason: 'inks', format: null, names: [ink] });
    const beside = readBrand(`Rouge : ${ink}, ${RED}`);
    expect(beside).toMatchObject({ ok: true, unread: [ink] });
    expect(beside.ok && beside.colours).toEqual([{ name: 'Rouge', colour: RED }]);
  });

  it.each([
    ['under headings', `Ville de Valmer\n${RED}\n${YELLOW}\n\nVille de Bourg\n#0055A4\n#FFFFFF`],
    [
      'in groups',
      JSON.stringify({ Valmer: { primary: RED, accent: '#FFF' }, Bourg: { primary: '#0055A4' } }),
    ],
    ['on a line each', `Valmer : ${RED}, ${YELLOW}\nBourg : #0055A4, #FFFFFF`],
    ['in one line', `Valmer : ${RED}, ${YELLOW} ; Bourg : #0055A4, #FFFFFF`],
    ['with an apostrophe', `Ville d'Amiens : ${RED}, ${YELLOW}\n* Bourg d'Oisans : #0055A4, #FFFFFF`],
    ['on a line each, with a dash', `- Valmer – ${RED} ; ${YELLOW}\n- Bourg – #0055A4 ; #FFFFFF`],
    [
      'in groups of hues',
      JSON.stringify({
        'Ville de Valmer': { rouge: RED, jaune: YELLOW },
        'Ville de Bourg': { bleu: '#0055A4', blanc: '#FFF' },
      }),
    ],
    ['as two schemes', `${BASE16}\n---\n${BASE16}`],
    ['as two addresses', `https://coolors.co/${COOLORS} https://coolors.co/e2001a-ffd200`],
  ])('two brands %s are told, and none is guessed', (_, text) => {
    expect(readBrand(text)).toMatchObject({ ok: false, reason: 'twoBrands' });
  });

  it('one brand under the headings of its book, in two schemes, is one', () => {
    const book = `Couleurs principales\n${RED}\n${YELLOW}\nCouleurs secondaires\n#0055A4\n#FFFFFF`;
    expect(readBrand(book).ok).toBe(true);
    const schemes = { light: { primary: RED }, dark: { primary: '#FF8A80' } };
    expect(readBrand(JSON.stringify(schemes)).ok).toBe(true);
  });

  it.each([
    ['colours in two notations', 'Corail : #FF6F61, rgb(255 111 97)\nSable : #E8D5B0, rgb(232 213 176)'],
    ['shades of one hue', 'Océan : #0055A4, #003B73\nForêt : #17734A, #0F4D32'],
    ['parts of a page', 'Bouton : #E2001A, #FFFFFF\nLien : #0055A4, #FFFFFF'],
    ['its schemes', 'Thème clair : #E2001A, #FFD200\nThème sombre : #FF8A80, #203040'],
    ['its palettes', 'Palette principale : #E2001A, #FFD200\nPalette secondaire : #0055A4, #FFFFFF'],
    [
      'hues with their shades',
      '{"ocean":{"100":"#DCE5FF","500":"#0055A4"},"sun":{"100":"#FFF3C4","500":"#FFD200"}}',
    ],
    ['groups of its colours', '{"principales":{"rouge":"#E2001A"},"secondaires":{"bleu":"#0055A4"}}'],
    ['a group beside a colour', '{"fond":"#FFFFFF","Valmer":{"rouge":"#E2001A"},"Bourg":{"bleu":"#0055A4"}}'],
  ])('one brand that lists %s is one', (_, text) => {
    expect(readBrand(text)).toMatchObject({ ok: true });
  });

  it.each([
    ['colors.red[600]', ['colors.red[600]']],
    ["colors.red['600']", ['colors.red[600]']],
    ['colors.slate', ['colors.slate']],
    ["'hsl(var(--brand))'", ['hsl(var(--brand))']],
    ["'#0055A4'", []],
  ])('a configuration that says %s beside a colour has it told', (brand, pointers) => {
    const config = `module.exports = { theme: { extend: { colors: { brand: ${brand}, accent: '${YELLOW}' } } } };`;
    expect(readBrand(config)).toMatchObject({ ok: true, format: 'tailwind', pointers });
  });

  it('a configuration that only points at colours is told, with what it points at', () => {
    const config = 'export default { theme: { colors: { brand: colors.red[600], gray: colors.slate } } }';
    expect(readBrand(config)).toMatchObject({
      ok: false,
      reason: 'pointers',
      names: ['colors.red[600]', 'colors.slate'],
    });
  });

  it.each([
    [
      'shadcn with oklch',
      ':root {\n  --primary: oklch(0.5 0.2 27);\n  --accent: oklch(0.8 0.1 90);\n}\n.dark {\n  --primary: oklch(0.6 0.2 27);\n  --accent: oklch(0.7 0.1 90);\n}',
    ],
    [
      'CSS in two schemes',
      `:root {\n  --brand: ${RED};\n  --accent: ${YELLOW};\n}\n.dark {\n  --brand: #FF6E76;\n  --accent: #FFE566;\n}`,
    ],
    [
      'CSS with comments',
      `:root {\n/* Buttons */\n--btn: ${RED};\n--btn-text: #FFFFFF;\n/* Links */\n--link: #0055A4;\n--visited: ${GREY};\n}`,
    ],
    [
      'Tailwind 4',
      `@theme {\n  /* Brand */\n  --color-brand: ${RED};\n  --color-sun: ${YELLOW};\n  /* Greys */\n  --color-ink: ${GREY};\n  --color-mist: #EEEEEE;\n}`,
    ],
    [
      'Tailwind 3',
      `module.exports = { theme: { colors: {\n  valmer: {\n    500: '${RED}',\n    700: '#A00012',\n  },\n  sky: {\n    500: '#0055A4',\n    700: '#003366',\n  },\n} } }`,
    ],
    [
      'SCSS with comments',
      `// Reds\n$red: ${RED};\n$red-dark: #A00012;\n// Yellows\n$yellow: ${YELLOW};\n$yellow-dark: #C7A300;`,
    ],
    [
      'Coolors as CSS',
      '/* CSS HEX */\n--charcoal: #264653ff;\n--verdigris: #2a9d8fff;\n\n/* CSS HSL */\n--charcoal: hsla(197, 37%, 24%, 1);\n--verdigris: hsla(173, 58%, 39%, 1);\n\n/* SCSS HEX */\n$charcoal: #264653ff;\n$verdigris: #2a9d8fff;',
    ],
    [
      'Coolors as code',
      '/* CSV */\n264653,2a9d8f\n\n/* With # */\n#264653, #2a9d8f\n\n/* Array */\n["264653","2a9d8f"]\n\n/* Extended Array */\n[{"name":"Charcoal","hex":"#264653"},{"name":"Verdigris","hex":"#2a9d8f"}]',
    ],
    ['hues as headings', `Rouges\n${RED}\n#A00012\nJaunes\n${YELLOW}\n#C7A300`],
  ])('what heads the colours of one brand is no second one: %s', (_, text) => {
    expect(readBrand(text)).toMatchObject({ ok: true });
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.string({ unit: 'binary' })), (text) => {
        const found = readBrand(text);
        if (found.ok) expect(found.roles.main).toMatch(/^#[\dA-F]{6}$/);
      }),
    );
    for (const text of ['{'.repeat(20_000), '[['.repeat(9_000), ':{'.repeat(9_000), '--a:'.repeat(9_000)])
      expect(readBrand(text).ok).toBe(false);
    expect(readBrand('{"__proto__":{"primary":"#E2001A"},"constructor":{"prototype":"#FFD200"}}').ok).toBe(
      true,
    );
  });
});
