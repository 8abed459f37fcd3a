import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readBrand } from './readBrand.ts';
import { rolesOf } from './roles.ts';

const read = (text: string) => {
  const found = readBrand(text);
  if (!found.ok) return found;
  return { format: found.format, roles: found.roles, colours: found.colours.map(({ colour }) => colour) };
};

const SHADCN = `@layer base {
  :root { --background: 0 0% 100%; --foreground: 222.2 84% 4.9%; --primary: 221.2 83.2% 53.3%; --radius: 0.5rem; }
  .dark { --background: 222.2 84% 4.9%; --primary: 217.2 91.2% 59.8%; }
}`;
const TOKENS = JSON.stringify({
  core: { red: { 500: { $value: '#E2001A', $type: 'color' } }, gap: { $value: '4px', $type: 'dimension' } },
  semantic: { primary: { $value: '{red.500}', $type: 'color' }, fond: { $value: '#FBF6EC', $type: 'color' } },
});
const FIGMA = JSON.stringify({
  variables: [{ name: 'brand/primary', valuesByMode: { '1:0': { r: 0, g: 0.333333, b: 0.647059, a: 1 } } }],
});
const SCALE = [50, 100, 500, 900].map((step) => `--blue-${step}: hsl(220 80% ${100 - step / 10}%);`).join('');

it.each([
  ['#E2001A #FFD200 #333333', 'list', ['#E2001A', '#FFD200', '#333333']],
  ['E2001A, FFD200', 'list', ['#E2001A', '#FFD200']],
  ['teal white', 'list', ['#008080', '#FFFFFF']],
  ['RVB 226 0 26\nR 0 V 85 B 164', 'list', ['#E2001A', '#0055A4']],
  ['https://coolors.co/264653-2a9d8f-e9c46a', 'list', ['#264653', '#2A9D8F', '#E9C46A']],
  ["colors: { brand: { 500: '#1752E3' }, ink: '#0B1030' }", 'list', ['#1752E3', '#0B1030']],
  ['$rouge: #E2001A;\n$main: $rouge;\n$sol: rgb(250 246 236);', 'css', ['#E2001A', '#FAF6EC']],
  [SHADCN, 'css', ['#FFFFFF', '#020817', '#2563EB']],
  [SCALE, 'css', ['#195EE6']],
  ['{"primary":"#0055A4","name":"Coral","list":["#E1000F"]}', 'json', ['#0055A4', '#E1000F']],
  ['{"primary":{"value":"#0055A4","type":"color"}}', 'json', ['#0055A4']],
  [TOKENS, 'json', ['#E2001A', '#FBF6EC']],
  [FIGMA, 'json', ['#0055A5']],
])('parses the colours of %s', (text, format, colours) => {
  expect(read(text)).toMatchObject({ format, colours });
});

it.each([
  ['Rouge : #E2001A\nFond : #FBF6EC', { main: '#E2001A', ground: '#FBF6EC' }],
  ['#333333 #E2001A #FFD200', { main: '#E2001A', accent: '#FFD200', text: '#333333' }],
  [
    '8A1538 2A6F77 F2C14E F6EFE3 2B2B33',
    { main: '#8A1538', accent: '#2A6F77', ground: '#F6EFE3', text: '#2B2B33' },
  ],
  [TOKENS, { main: '#E2001A', ground: '#FBF6EC' }],
])('guesses the roles of %s by name, else by appearance', (text, roles) => {
  expect(read(text)).toMatchObject({ roles });
});

it('names computed variables of a style sheet, which are not read', () => {
  const sheet =
    '$primary: #1752E3;\n$secondary: darken($primary, 10%);\n$gap: calc(1rem * 2);\n$ink: $primary;';
  expect(readBrand(sheet)).toMatchObject({
    colours: [{ colour: '#1752E3' }],
    computed: [{ name: 'secondary', value: 'darken($primary, 10%)' }],
  });
});

it('takes no colour of alarms, charts or side bars for an accent where the brand is named', () => {
  const colours = [
    { name: 'primary', colour: '#1752E3' },
    { name: 'destructive', colour: '#DC2626' },
    { name: 'chart 1', colour: '#E76E50' },
    { name: 'sidebar primary', colour: '#0F9D58' },
  ];
  expect(rolesOf(colours)).toEqual({ main: '#1752E3' });
});

it('reports a colour outside sRGB with its replacement', () => {
  expect(readBrand('color(display-p3 1 0 0) #FFD200')).toMatchObject({
    outside: [{ value: 'color(display-p3 1 0 0)', used: '#FF0000' }],
  });
});

it.each([
  ['', 'missing'],
  ['Bonjour', 'nothing'],
  ['a decade', 'nothing'],
  ['Pantone 485 C', 'nothing'],
  ['x'.repeat(200_001), 'tooLarge'],
])('rejects a text without colours', (text, reason) => {
  expect(readBrand(text)).toEqual({ ok: false, reason });
});

it('terminates on circular references and any text', () => {
  expect(readBrand('{"a":{"value":"{b}"},"b":{"value":"{a}"}}')).toEqual({ ok: false, reason: 'nothing' });
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readBrand(text)));
});
