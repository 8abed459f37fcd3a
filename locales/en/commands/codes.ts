import type { codes as French } from '../../fr/commands/codes.ts';

/** `parvis codes`: `refused` for an unprintable address, `unfit` for one given by hand. */
export const codes: Readonly<Record<keyof typeof French, string>> = {
  usage:
    'Usage: parvis codes customer [--format a4|a5|a6|stickers|tent] [--svg] [--code code …] [--copies number] [--out file] [--address address] [--font file …] [--lang fr|en] [--help]',
  options: [
    '  Writes the codes of a customer, ready to print on A4: its name, its logo, its colours, the place, a sentence in two languages, the address to type.',
    '  customer          its cuid; all its codes in use, but those for tests',
    '  --format name     a4 (if nothing is said), a5: 2 on a sheet, a6: 4, stickers: 24 of 70 × 37 mm, tent: for a table, to fold',
    '  --svg             a drawing a sheet in place of a PDF, by the name of its code where one alone stands on it',
    '  --code code       this code alone; may be repeated',
    '  --copies number   how often each, from 1 to 24; 24 stickers of one code fill a sheet',
    '  --out file        where to write; customer-format.pdf here if nothing is said',
    '  --address address where codes lead, if not to PUBLIC_URL. One of this machine, of a private network or without https is printed only when it is named like this',
    '  --font file       letters (.ttf, .otf) that Noto Sans lacks: Arabic, Chinese, Hebrew…; may be repeated, before those of PRINT_FONTS',
    '  --lang fr|en      language of what the command says (English by default)',
    '  --help, -h        shows this',
    'The database is the server’s: DATABASE_URL, else PARVIS_DATA, else the usual place.',
    'Status: 0 written, 1 a code that was named is not in use, or letters are missing on paper, 2 nothing could be written',
  ].join('\n'),
  unnamed: 'No customer is named.',
  unknown: 'There is no customer "{{cuid}}".',
  noCodes: '"{{cuid}}" has no code in use.',
  notInUse: 'The code "{{qrid}}" is not in use there.',
  replaced:
    'The code "{{qrid}}" was replaced: "{{now}}" hangs in its place. To print that one: --code {{now}}',
  noFormat: 'There is no format "{{name}}": a4, a5, a6, stickers or tent.',
  noCopies: '"{{typed}}" is no number of copies: a whole number, from 1 to 24.',
  noAddress: '"{{typed}}" is not the address of a site, without a path, such as https://report.town.example.',
  unprintable:
    'No font at hand has {{letters}}: they would be empty boxes on paper. Name one that has them (--font file, or PRINT_FONTS), change that name, or print these codes with another program (/qr/code.svg).',
  noFont: '"{{file}}" is no font that can be read: a .ttf or .otf file.',
  unwritable:
    '{{folder}} cannot be written to ({{why}}). Nothing was written: say where with --out, such as --out /var/lib/parvis/codes',
  written: 'Written: {{file}}',
  'refused.none':
    'PUBLIC_URL is not set: codes would lead nowhere. Set it, or name the address with --address.',
  'refused.private':
    '{{origin}} can be reached from here alone: a poster printed like this would lead nobody anywhere. If you mean it: --address {{origin}}',
  'refused.http':
    '{{origin}} is not encrypted (https): browsers warn of it or refuse it. If you mean it: --address {{origin}}',
  'unfit.none':
    'PUBLIC_URL is not set: codes would lead nowhere. Set it, or name the address with --address.',
  'unfit.private':
    'Phones of passers-by cannot open {{origin}}: do not hang these codes up, they are for a trial from here alone.',
  'unfit.http': '{{origin}} is not encrypted (https): phones of passers-by warn of it or refuse to open it.',
};
