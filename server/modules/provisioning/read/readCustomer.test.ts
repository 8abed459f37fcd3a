import { mkdirSync, mkdtempSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CLERK_MISTAKES, type Mistake } from '../../../testing/clerkMistakes.ts';
import { QUESTION_MISTAKES } from '../../../testing/clerkQuestions.ts';
import { SMALL_TOWN } from '../../../testing/smallTown.ts';
import { UNWISE } from '../../../testing/unwiseTowns.ts';
import { detectPicture, getPictureExtension } from '../../branding/pictures.ts';
import { findCustomerFolders, readCustomer } from './readCustomer.ts';

const square = () => sharp({ create: { width: 96, height: 96, channels: 3, background: '#E2001A' } });
const moving = async () => {
  const frame = await square().png().toBuffer();
  const other = await square().negate().png().toBuffer();
  return sharp([frame, other], { join: { animated: true } })
    .webp()
    .toBuffer();
};

const parent = mkdtempSync(join(tmpdir(), 'parvis-clerk-'));
let made = 0;

function read(changes: ReadonlyArray<readonly [from: string, to: string]>, name = 'customer.json') {
  made += 1;
  const folder = join(parent, String(made));
  mkdirSync(folder);
  writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, name), changedTown(changes));
  return readCustomer(folder, ['https://fonts.example']);
}

function changedTown(changes: ReadonlyArray<readonly [from: string, to: string]>): string {
  return changes.reduce((now, [from, to]) => {
    if (!now.includes(from)) throw new Error(`The small town has no ${from}`);
    return now.replace(from, () => to);
  }, SMALL_TOWN);
}

const told = (from: string, to: string, language: 'fr' | 'en') =>
  read([[from, to]]).findings.map(
    ({ line, column, place, severity, words }) =>
      `${line}:${column} ${place} ${severity}: ${words[language]}`,
  );

const SLIPS: readonly Mistake[] = [
  [
    'a name that is the one of a page',
    '"saint-elme"',
    '"login"',
    [
      '2:3 cuid error: This is the name of a page (/staff/administration, /staff/codes, /staff/connect, /staff/delivery, /staff/figures, /staff/gatherings, /staff/labels, /staff/links, /staff/login, /staff/moderation, /staff/new, /staff/polls, /staff/replies, /staff/settings, /staff/theme, /staff/trail): choose another one, such as that of the town. If the customer is in service already: npx parvis rename.',
    ],
  ],
  [
    'what is known at a place where danger may be reported',
    '"caseType": "health"',
    '"caseType": "health", "knownHere": true',
    [
      '16:29 menu.1.knownHere error: What is already reported at a place is only shown without danger and where it concerns no people: add "urgency": "low", take away "caseType" where it is rescue, police, fire or emergency, or take away "knownHere".',
    ],
  ],
  [
    'staff without an address',
    '"email": "anne@saint-elme.example", ',
    '',
    ['36:5 staff.0.email error: Missing: write for example "email": "anne@ville.example".'],
  ],
  [
    'a key of the customer that is misspelt',
    '"retentionDays"',
    '"retentionDay"',
    ['9:3 retentionDay error: The key "retentionDay" is not known here; perhaps "retentionDays".'],
  ],
  [
    'a key of a place that is misspelt',
    '"lbl": { "fr": "Mairie" }',
    '"labl": { "fr": "Mairie" }',
    [
      '33:5 places.0.lbl error: Missing: write for example "lbl": { "fr": "Mairie" }.',
      '33:23 places.0.labl error: The key "labl" is not known here; perhaps "lbl".',
    ],
  ],
];

function readBytes(bytes: string | Buffer) {
  const folder = mkdtempSync(join(parent, 'bytes-'));
  writeFileSync(join(folder, 'customer.json'), bytes);
  return readCustomer(folder);
}

describe('a customer’s folder', () => {
  it('in French only is valid', () => {
    const { findings, content } = read([]);
    expect(findings).toEqual([]);
    expect(content?.file.cuid).toBe('saint-elme');
    expect(content?.pictures.logo?.type).toBe('image/svg+xml');
  });

  it('accepts services without staff while someone covers all', () => {
    const [first, second] = ['"level": "admin" }', '"level": "admin", "gcatCode": "facilities" }'];
    const luc = '{ "email": "luc@saint-elme.example", "name": "Luc Petit", "gcatCode": "facilities" }';
    expect(read([[first, `${first}, ${luc}`]]).findings).toEqual([]);
    expect(read([[first, `${second}, ${luc}`]]).findings.map(({ id }) => id)).toEqual(['emptyServices']);
  });

  it('names the nearest service wherever a code is none of the fourteen', () => {
    const { findings, content } = read([
      ['"gcatCode": "maintenance"', '"gcatCode": "voirie"'],
      [
        '"staff": [',
        `"services": [{ "gcatCode": "IT", "lbl": { "fr": "Réseaux" } }],
  "ladder": { "untaken": { "minutes": 9, "groups": ["direction"] } },
  "staff": [{ "email": "luc@saint-elme.example", "name": "Luc", "gcatCode": "management" }, `,
      ],
    ]);
    expect(content).toBeUndefined();
    expect(findings.map(({ place, words }) => [place, /« (\w+) »\.$/.exec(words.fr)?.[1]])).toEqual([
      ['menu.1.gcatCode', 'maintenance'],
      ['services.0.gcatCode', 'it'],
      ['ladder.untaken.groups.0', 'upperManagement'],
      ['staff.0.gcatCode', 'upperManagement'],
    ]);
  });

  it('checks services and groups: named twice, without people, with people who are not staff', () => {
    const { findings } = read([
      [
        '"staff": [',
        `"services": [
    { "gcatCode": "fire", "lbl": { "fr": "Pompiers" } },
    { "gcatCode": "fire", "lbl": { "fr": "Feu" } }
  ],
  "groups": [
    { "grpGpid": "night", "lbl": { "fr": "Astreinte" }, "people": ["anne.roy@saint-elme.exampl"] },
    { "grpGpid": "day", "lbl": { "fr": "Jour" }, "people": [] }
  ],
  "staff": [`,
      ],
    ]);
    expect(findings.map(({ severity, place, id }) => `${severity} ${place} ${id}`)).toEqual([
      'error services.1.gcatCode repeated',
      'error groups.0.people.0 unknownPerson',
      'warning groups.1.people noPeople',
    ]);
    const alone = '"services": [{ "gcatCode": "fire", "lbl": { "fr": "Pompiers" } }],\n  "staff": [';
    expect(read([['"staff": [', alone]]).findings.map(({ severity, id }) => [severity, id])).toEqual([
      ['warning', 'serviceWithoutStaff'],
    ]);
  });

  it.each([...CLERK_MISTAKES, ...QUESTION_MISTAKES])(
    'with %s is reported in French',
    (_, from, to, sentences) => {
      expect(told(from, to, 'fr')).toEqual(sentences);
    },
  );

  it.each(UNWISE)('is loaded with a warning for %s', (_, changes, french, english) => {
    const { findings, content } = read(changes);
    const said = (language: 'fr' | 'en') =>
      findings.map(({ line, column, place, words }) => `${line}:${column} ${place}: ${words[language]}`);
    expect(findings.map(({ severity }) => severity)).toEqual(french.map(() => 'warning'));
    expect([said('fr').map((one) => one.replaceAll('\u202f', ' ')), said('en')]).toEqual([french, english]);
    expect(content?.file.cuid).toBe('saint-elme');
  });

  const NOBODY = [
    '"emergency": [{ "number": "112", "lbl": { "fr": "Urgences" } }]',
    '"emergency": []',
  ] as const;
  const AGENT = ['"level": "admin"', '"level": "agent"'] as const;
  it.each<[string, ReadonlyArray<readonly [string, string]>, string[]]>([
    ['elsewhere', [NOBODY, ['"code": "lamp"', '"code": "square"']], ['noEmergency', 'repeated']],
    ['beside it', [AGENT, ['anne@saint-elme.example', 'anne']], ['notEmail', 'noAdmin']],
    ['of which it is a consequence', [['"level"', '"levle"']], ['unknownKey']],
    ['in the name of a part', [['"contact"', '"contcat"']], ['unknownKey']],
    [
      'in the words that are missing',
      [['"lbl": { "fr": "Urgences" }', '"lbl": { "fr": "Urgences", "eng": "Help" }']],
      ['unknownKey'],
    ],
  ])('reports advice unless it depends on an error %s', (_, changes, ids) => {
    expect(
      read(changes)
        .findings.map(({ id }) => id)
        .toSorted(),
    ).toEqual(ids.toSorted());
  });

  it.each<[imgSrc: string, sentences: string[]]>([
    ['droplet', []],
    ['data:image/png;base64,AAAA', []],
    [
      'dropplet',
      [
        'warning There is no icon "dropplet": nothing is shown; perhaps "droplet". The names are in docs/customers.en.md, under "Icons".',
      ],
    ],
    [
      'https://www.saint-elme.example/plan.png',
      [
        'warning This picture is shown only where the site of your codes serves it itself: pages show none of other sites. Else write the name of an icon, such as "pin", or the picture itself ("data:image/…", 2000 signs at most).',
      ],
    ],
    [
      '/plan.png',
      [
        'warning This picture is shown only where the site of your codes serves it itself: pages show none of other sites. Else write the name of an icon, such as "pin", or the picture itself ("data:image/…", 2000 signs at most).',
      ],
    ],
    ...[
      'plan.png',
      '../plan.png',
      'http://a.example/plan.png',
      '//a.example/plan.png',
      'javascript:alert(1)',
      'data:text/html,x',
      '',
    ].map((imgSrc): [string, string[]] => [
      imgSrc,
      [
        `error "${imgSrc}" is no picture that can be shown: files of this folder are not served here. Write the name of an icon, such as "pin", or the picture itself ("data:image/…", 2000 signs at most).`,
      ],
    ]),
  ])('with the picture %s in a question is checked', (imgSrc, sentences) => {
    const item = `{ "type": "image", "imgSrc": "${imgSrc}", "imgDesc": "off" }, { "type": "checkbox", "id": "off" }`;
    const { findings, content } = read([['{ "type": "checkbox", "id": "off" }', item]]);
    const place = 'menu.1.questionnaire.questions.q2.items.0.imgSrc';
    expect(findings.map((one) => [one.place, `${one.severity} ${one.words.en}`])).toEqual(
      sentences.map((sentence) => [place, sentence]),
    );
    expect(content === undefined).toBe(sentences.some((sentence) => sentence.startsWith('error')));
  });

  it.each(SLIPS)('with %s is reported in English', (_, from, to, sentences) => {
    expect(told(from, to, 'en')).toEqual(sentences);
  });

  it.each([
    ['a name and a password', 'https://u:geheim@x.example'],
    ['a name alone', 'https://geheim@x.example/y'],
    ['a password alone', 'http://:geheim@x.example'],
  ])('with %s in its site is rejected without repeating it', (_, www) => {
    const change = ['https://www.saint-elme.example', www] as const;
    expect(told(...change, 'en')).toEqual([
      '7:53 contact.www error: This address holds a name or a password, which everybody would read: write it without what stands before "@".',
    ]);
    expect(told(...change, 'fr')).toEqual([
      '7:53 contact.www error: Cette adresse contient un nom ou un mot de passe, que tout le monde lirait\u202f: écrivez-la sans ce qui précède «\u202f@\u202f».',
    ]);
    expect(JSON.stringify(read([change]).findings)).not.toContain('geheim');
  });

  it('reports many errors at once, in order of lines', () => {
    const { findings, content } = read([
      ['"retentionDays"', '"retentionDay"'],
      ['"health"', '"helth"'],
      ['"checkbox"', '"chekbox"'],
      ['"se-2"', '"se-1"'],
      ['"level": "admin"', '"level": "chief"'],
      ['"logo.svg"', '"blason.svg"'],
      ['"#DFF3E6"', '"vert"'],
    ]);
    expect(findings.map(({ line, id }) => [line, id])).toEqual([
      [5, 'pictureMissing'],
      [6, 'notColour'],
      [9, 'unknownKey'],
      [16, 'shape'],
      [24, 'shape'],
      [33, 'repeated'],
      [36, 'shape'],
    ]);
    expect(content).toBeUndefined();
  });

  it.each([
    ['{ "radius": "small", "density": "compact" }', undefined],
    [
      '{ "radius": "petit" }',
      '"petit" cannot be chosen here. Write one of these: medium, none, small, large.',
    ],
    ['{ "raduis": "small" }', 'There is no choice of this name: "raduis" does nothing; perhaps "radius".'],
    [
      '{ "fontFile": "marianne.woff2" }',
      '"marianne.woff2" is no whole file of letters in the folder, of 1 MB at most (WOFF2, WOFF, TTF, OTF): the default letters stay.',
    ],
    ['{ "fontFile": "https://fonts.example/a.woff2" }', undefined],
    [
      '{ "fontFile": "https://strangers.example/a.woff2" }',
      'The host "https://strangers.example" is not in the list of the operator (FONT_HOSTS): these letters do nothing, for the address of every visitor would be known there. Put the file into the folder and write its name.',
    ],
    [
      '{ "fontFile": "http://fonts.example/a.woff2" }',
      '"http://fonts.example/a.woff2" is not the address of a file of letters: write the name of a file in the folder, or an address that begins with "https://".',
    ],
  ])('with shape choices: %s', (appShape, sentence) => {
    const { findings, content } = read([
      ['"logo": "logo.svg"', `"logo": "logo.svg", "appShape": ${appShape}`],
    ]);
    expect(findings.map(({ words }) => words.en)).toEqual(sentence ? [sentence] : []);
    expect(content).toBeDefined();
  });

  it('with warnings only is loaded', () => {
    const { findings, content } = read([['"#DFF3E6"', '"vert"']]);
    expect(findings.map(({ severity }) => severity)).toEqual(['warning']);
    expect(content?.file.cuid).toBe('saint-elme');
  });

  it.each<[string, string | Buffer, string]>([
    ['is empty', '', '1:1 Is not JSON: the text ends too early.'],
    ['is a list', '[]', '1:1 Found []; allowed: an object { }.'],
    [
      'has letters of another encoding',
      Buffer.from(SMALL_TOWN.replace('  "logo": "logo.svg",\n', ''), 'latin1'),
      '10:93 A letter cannot be read here: save the file as UTF-8.',
    ],
    [
      'is UTF-16',
      Buffer.from(`\uFEFF${SMALL_TOWN}`, 'utf16le'),
      '1:1 A letter cannot be read here: save the file as UTF-8.',
    ],
    ['goes too deep', '['.repeat(90) + ']'.repeat(90), '1:1 Too many levels stand inside one another.'],
  ])('with a file that %s is rejected', (_, bytes, sentence) => {
    const { findings, content } = readBytes(bytes);
    expect(findings.map(({ line, column, words }) => `${line}:${column} ${words.en}`)).toEqual([sentence]);
    expect(content).toBeUndefined();
  });

  const OWN_WORDS = `"fr": { "q1": "Est-ce dangereux ?", "oui": "Oui", "non": "Non", "q2": "Que voyez-vous ?", "off": "Lampe éteinte" }`;
  const german = `"de": { "q1": "?", "oui": "Ja", "non": "Nein", "q2": "?", "off": "Aus" }`;
  it.each<[string, string, string[]]>([
    ['some of its words in a language the product has not', `${OWN_WORDS}, "de": { "oui": "Ja" }`, []],
    ['all of its words in such a language alone', german, []],
    ['a word in such a language alone', `${OWN_WORDS.replace(', "non": "Non"', '')}, ${german}`, []],
    ['a word nowhere', `${OWN_WORDS.replace(', "non": "Non"', '')}, "de": { "oui": "Ja" }`, ['wordMissing']],
  ])(
    'with a questionnaire that has %s is rejected only if a word is missing everywhere',
    (_, texts, errors) => {
      const { findings, content } = read([[OWN_WORDS, texts]]);
      const refused = findings.filter(({ severity }) => severity === 'error');
      expect(refused.map(({ id }) => id)).toEqual(errors);
      expect(findings.every(({ id }) => id === 'wordMissing' || id === 'wordInOneLanguage')).toBe(true);
      expect(content === undefined).toBe(errors.length > 0);
    },
  );

  it.each([
    ['{ "fr": "" }', 'places.0.lbl.fr', 'emptyWords'],
    ['{ "fr": " ", "en": "Town hall" }', 'places.0.lbl.fr', 'emptyWords'],
    ['{}', 'places.0.lbl', 'noWords'],
    ['{ "fr": "a\\ud800" }', 'places.0.lbl.fr', 'notOneLine'],
  ])('with the label %s is rejected', (label, place, id) => {
    const { findings, content } = read([['{ "fr": "Mairie" }', label]]);
    expect(findings.map((one) => [one.place, one.id])).toEqual([[place, id]]);
    expect(content).toBeUndefined();
  });

  it('with a bidirectional override in its name is rejected', () => {
    const { findings, content } = read([['Ville de Saint-Elme', 'Ville \u202eemlE-tniaS']]);
    expect(findings.map(({ place, id }) => [place, id])).toEqual([['cstmrLbl.fr', 'notOneLine']]);
    expect(content).toBeUndefined();
  });

  it('with an impossible path is reported without throwing', () => {
    expect(readCustomer('a\0b').findings.map(({ id, severity }) => [id, severity])).toEqual([
      ['unreadable', 'error'],
    ]);
  });

  it('does not open devices as file or picture', () => {
    const folder = mkdtempSync(join(parent, 'device-'));
    symlinkSync('/dev/null', join(folder, 'customer.json'));
    expect(readCustomer(folder).findings.map(({ id }) => id)).toEqual(['notFile']);
    const other = mkdtempSync(join(parent, 'device-'));
    writeFileSync(join(other, 'customer.json'), SMALL_TOWN);
    symlinkSync('/dev/null', join(other, 'logo.svg'));
    expect(readCustomer(other).findings.map(({ id }) => id)).toEqual(['pictureUnreadable']);
  });

  it.each([
    ['pictureCmyk', () => square().toColourspace('cmyk').jpeg().toBuffer()],
    ['pictureProfile', () => square().withIccProfile('p3').png().toBuffer()],
    ['pictureAnimated', () => moving()],
    [
      'pictureOutside',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="photo.jpg"/></svg>'),
    ],
  ] as const)('with a logo that browsers change is loaded with a warning: %s', async (id, picture) => {
    const folder = mkdtempSync(join(parent, 'logo-'));
    const bytes = await picture();
    const name = `logo.${getPictureExtension(detectPicture(bytes)?.type)}`;
    writeFileSync(join(folder, 'customer.json'), SMALL_TOWN.replace('logo.svg', name));
    writeFileSync(join(folder, name), bytes);
    const { findings, content } = readCustomer(folder);
    expect(findings.map((one) => [one.severity, one.id, one.place])).toEqual([['warning', id, 'logo']]);
    expect(content?.pictures.logo).toBeDefined();
  });

  it.each([
    ['logo.png', () => square().resize(95).png()],
    ['logo.jpg', () => square().resize(95).jpeg()],
    ['logo.webp', () => square().resize(95).webp()],
    ['logo.webp', () => square().resize(95).webp({ lossless: true })],
    ['logo.webp', () => square().ensureAlpha(0.5).resize(95).webp()],
  ] as const)('with a small logo reports its size: %s', async (name, picture) => {
    const folder = mkdtempSync(join(parent, 'small-'));
    writeFileSync(join(folder, 'customer.json'), SMALL_TOWN.replace('logo.svg', name));
    writeFileSync(join(folder, name), await picture().toBuffer());
    const { findings, content } = readCustomer(folder);
    expect(findings.map(({ severity, words }) => [severity, words.fr])).toEqual([
      [
        'warning',
        `« ${name} » n’a que 95 × 95 pixels : il sera flou. Prenez un SVG, ou une image de 96 pixels de côté au moins, mieux 512.`,
      ],
    ]);
    expect(content?.pictures.logo).toBeDefined();
  });

  it('with a wrong picture extension reports the format', async () => {
    const folder = mkdtempSync(join(parent, 'ended-'));
    writeFileSync(join(folder, 'customer.json'), SMALL_TOWN);
    writeFileSync(join(folder, 'logo.svg'), await square().png().toBuffer());
    expect(readCustomer(folder).findings.map(({ severity, words }) => [severity, words.en])).toEqual([
      ['warning', '"logo.svg" is a picture of the kind PNG: call it "logo.png", here and in the folder.'],
    ]);
  });

  it('with a huge file is not read', () => {
    const { findings, content } = readBytes(`{"cuid": "${'a'.repeat(12_000_000)}"}`);
    expect(findings.map(({ words }) => words.en)).toEqual(['"customer.json" is larger than 5 MB.']);
    expect(content).toBeUndefined();
  });

  it('with thousands of errors reports the first ones and the number of others', () => {
    const tile = (nr: number) => ({ code: 'x', type: 'reportEnd', lbl: { fr: `X${nr}` }, odd: 1 });
    const town = { ...JSON.parse(SMALL_TOWN), menu: Array.from({ length: 2_000 }, (_, nr) => tile(nr)) };
    const { findings, content } = readBytes(JSON.stringify(town, null, 1));
    expect(findings).toHaveLength(201);
    expect(findings.at(-1)?.words.en).toMatch(/^… and \d+ more, errors among them, which are not shown\.$/);
    // At the line of the first omitted finding.
    expect(findings.slice(-2).map(({ line }) => line)).toEqual([823, 826]);
    expect(content).toBeUndefined();
  });

  it('with invalid escalation settings reports the allowed values', () => {
    const ladder = `"retentionDays": 30,
  "ladder": {
    "zone": "Paris",
    "quiet": { "from": 24, "until": 8 },
    "pushSeconds": 1,
    "untaken": { "minutes": "30", "groups": ["securty"], "after": 3 },
    "calls": { "mailMinutes": 0, "smsMinutes": "5" }
  }`;
    expect(told('"retentionDays": 30', ladder, 'en')).toEqual([
      '11:5 ladder.zone error: This is no time zone that is known: write it as "Europe/Paris", "Indian/Reunion" or "America/Martinique".',
      '12:16 ladder.quiet.from error: Found 24; allowed: a whole number, from 0 to 23, without quotes.',
      '13:5 ladder.pushSeconds error: Found 1; allowed: a whole number of seconds, from 5 to 600, without quotes.',
      '14:18 ladder.untaken.minutes error: Found "30"; allowed: a whole number of minutes, from 1 to 1440, without quotes.',
      expect.stringMatching(
        /^14:\d+ ladder\.untaken\.groups\.0 error: "securty" is none of the fourteen services; perhaps "security"/,
      ),
      expect.stringMatching(/^14:\d+ ladder\.untaken\.after error: The key "after" is not known here/),
      '15:16 ladder.calls.mailMinutes error: Found 0; allowed: a whole number of minutes, from 1 to 1440, without quotes.',
      '15:34 ladder.calls.smsMinutes error: Found "5"; allowed: a whole number of minutes, from 1 to 1440, without quotes.',
    ]);
  });

  it.each([
    ['Customer.json.txt', 'perhaps it is "Customer.json.txt"'],
    ['costumer.json', 'perhaps it is "costumer.json"'],
    ['customer', 'perhaps it is "customer"'],
    ['notes.docx', 'no file "customer.json".'],
    ['customer.docx', '"customer.docx" is of a word processor: save it as plain text (UTF-8)'],
    ['Customer.json.odt', '"Customer.json.odt" is of a word processor: save it as plain text (UTF-8)'],
  ])('reports the misnamed file %s', (name, told) => {
    const { findings } = read([], name);
    expect(findings.map(({ words }) => words.en)).toEqual([expect.stringContaining(told)]);
  });

  it.each(['Logo.SVG', 'logo.svg.txt'])('reports the misnamed logo %s', (name) => {
    const { folder } = read([]);
    renameSync(join(folder, 'logo.svg'), join(folder, name));
    expect(readCustomer(folder).findings.map(({ words }) => words.en)).toEqual([
      `There is no file "logo.svg" in this folder; perhaps "${name}".`,
    ]);
  });

  it('reports an uppercase file name', () => {
    const { folder, findings } = read([], 'Customer.json');
    expect(findings.map(({ words }) => words.en)).toEqual([
      'The file must be called "customer.json", in small letters; "Customer.json" is not read.',
    ]);
    expect(findCustomerFolders(join(folder, '..'))).toContain(folder);
  });

  it('is read without failure for any JSON', () => {
    const keys = [
      'menu',
      'staff',
      'places',
      'appColors',
      'contact',
      'logo',
      'cuid',
      'questionnaire',
      'entries',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.jsonValue()), (file) => {
        const tile = { ...file, entries: [file] };
        const { findings } = readBytes(
          JSON.stringify({ ...file, menu: [tile], places: [file], staff: [file] }),
        );
        expect(findings.every(({ line, words }) => line === 1 && words.fr !== '')).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

describe('readers and response times of reports', () => {
  const answering = (said: string) =>
    told('  "retentionDays": 30,', `  "retentionDays": 30,\n  "answering": ${said},`, 'en');

  it('may be given in part', () => {
    expect(answering('{ "readBy": { "fr": "L’accueil" }, "within": { "fr": "un jour ouvré" } }')).toEqual([]);
    expect(answering('{ "within": { "fr": "un jour ouvré" } }')).toEqual([]);
  });

  it('must be texts', () => {
    expect(answering('{ "within": 2 }').join()).toMatch(/answering\.within error/);
  });
});
