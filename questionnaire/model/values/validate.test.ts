import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cutTyped,
  emailFault,
  formatPhone,
  isBlank,
  isUnseen,
  maskCode,
  normalise,
  normaliseCode,
  normaliseEmail,
  normaliseMessage,
  normalisePhone,
  refusedCharacters,
  type TextKind,
  TYPED_MAX,
} from './validate.ts';

describe('an e-mail address', () => {
  test.each([
    ['joe.bloggs@example.com', 'joe.bloggs@example.com'],
    ['  joe@example.com ', 'joe@example.com'],
    ['~test~@example.com', '~test~@example.com'],
    ['a+b@sub.example.co', 'a+b@sub.example.co'],
    ['accueil@mairie-évry.fr', 'accueil@mairie-évry.fr'],
    ['joe@xn--80adxhks.xn--p1ai', 'joe@xn--80adxhks.xn--p1ai'],
  ])('accepts %j', (typed, stored) => expect(normaliseEmail(typed)).toBe(stored));

  test.each([
    '',
    '@example.com',
    'joe@',
    'joe@example',
    'joe@example.c',
    '.test@example.com',
    'te..st@example.com',
    'joe bloggs@example.com',
    'joe@-example.com',
    'joe@example.xn--',
    'joe@example.xn--p1-',
    'joe@example..com',
    'a@b@example.com',
    'one@example.org, two@example.org',
    `${'a'.repeat(244)}@example.com`,
  ])('rejects %j', (typed) => expect(normaliseEmail(typed)).toBeUndefined());

  test.each([
    ['joe@example.com', undefined],
    ['joe', 'form'],
    ['joe@example', 'form'],
    ['prénom@example.com', 'characters'],
    ['joe\u{1F600}@example.com', 'characters'],
    ['joe bloggs@example.com', 'characters'],
    ['joe\u200b@example.com', 'characters'],
    ['one@example.org, two@example.org', 'characters'],
    [`${'a'.repeat(244)}@example.com`, 'tooLong'],
    [`${'\u{1F600}'.repeat(130)}@example.com`, 'tooLong'],
    [`${'a'.repeat(243)}@example.com`, undefined],
  ])('explains why %j is invalid: %j', (typed, fault) => expect(emailFault(typed)).toBe(fault));

  test.each([
    ['', true],
    [' \n\u00a0', true],
    ['\u200e\u200d\u2066\u061c \ufeff', true],
    ['\u3164\u2800\u115f', true],
    ['\ufe0f', true],
    ['👍', false],
    ['\u200e.', false],
    ['שלום', false],
  ])('detects invisible text %j: %j', (typed, unseen) => expect(isUnseen(typed)).toBe(unseen));

  test('accepts 255 characters', () => {
    expect(normaliseEmail(`${'a'.repeat(243)}@example.com`)).toHaveLength(255);
  });
});

describe('a verification code', () => {
  test('trims and lower-cases', () => expect(normaliseCode(' AB2K9 ')).toBe('ab2k9'));

  test.each(['abcl2', 'abco2', 'abc02', 'abc12', 'abc2', 'abc234', 'abc-2', 'abcé2', ''])(
    'refuses %j',
    (typed) => expect(normaliseCode(typed)).toBeUndefined(),
  );

  test('masks it with dots', () => expect(maskCode('ab2k9')).toBe('•••••'));
});

describe('a phone number', () => {
  test.each([
    ['0612345678', '33612345678'],
    ['06 12 34 56 78', '33612345678'],
    ['+33 6 12 34 56 78', '33612345678'],
    ['+33612345678', '33612345678'],
    [`0612345678${' '.repeat(13)}`, '33612345678'],
    // Other separators count like spaces.
    ['0033612345678', '33612345678'],
    ['+33 (0)4 78 00 00 00', '33478000000'],
    ['+590 590 12 34 56', '33590123456'],
    // From programs, and as a pasted link.
    ['33612345678', '33612345678'],
    ['33692123456', '33692123456'],
    ['262692123456', '33692123456'],
    ['tel:+33612345678', '33612345678'],
    ['tel:+33-6-12-34-56-78;ext=2', '33612345678'],
    ['sms:+33%206%2012%2034%2056%2078', '33612345678'],
  ])('takes %j', (typed, stored) => expect(normalisePhone(typed)).toBe(stored));

  test.each([
    '',
    '612345678',
    '06123456789',
    '+34612345678',
    '06_12_34_56_78',
    '0000000000',
    `0612345678${' '.repeat(14)}`,
  ])('rejects %j', (typed) => expect(normalisePhone(typed)).toBeUndefined());

  test.each([
    ['33612345678', '+33 6 12 34 56 78'],
    ['33692123456', '+262 692 12 34 56'],
    ['33690123456', '+590 690 12 34 56'],
    ['33696123456', '+596 696 12 34 56'],
    // Reserved for fiction.
    ['33639980001', '+33 6 39 98 00 01'],
    ['33695123456', '+33 6 95 12 34 56'],
    ['12125550123', '+1 212 555 0123'],
    ['4930123456', '+4930123456'],
    ['inconnu', 'inconnu'],
  ])('formats %j as %j', (stored, shown) => expect(formatPhone(stored)).toBe(shown));

  test.each(['33612345678', '33692123456', '33590123456', '33262123456'])(
    '%j is the same once it was shown and typed again',
    (stored) => expect(normalisePhone(formatPhone(stored))).toBe(stored),
  );
});

describe('a message', () => {
  test.each([
    ['Bonjour', 'Bonjour'],
    ['  L’évier fuit ', "L'évier fuit"],
    ['ligne 1 \r\n\r\n\r\n\r\n ligne 2\r\n', 'ligne 1\n\nligne 2'],
    ['Vraiment\u202f?\u00a0!', 'Vraiment ? !'],
    ['e\u0301te\u0301', 'été'],
    ['Œuf, cœur, Ÿ, Æ', 'Œuf, cœur, Ÿ, Æ'],
    [`.,;:!?'"()[]-/&@#%+*=_<>€$£°²³§`, `.,;:!?'"()[]-/&@#%+*=_<>€$£°²³§`],
    ['n° 12, 4 m², 30 °C, § 3', 'n° 12, 4 m², 30 °C, § 3'],
    ['Le banc est «\u00a0cassé\u00a0» ici', 'Le banc est "cassé" ici'],
    ['«\u202fcassé\u202f», « ouvert »', '"cassé", "ouvert"'],
    ['Attendez…', 'Attendez...'],
    ['“ok” „ok‟', '"ok" "ok"'],
    ['‘oui’ c‛est', "'oui' c'est"],
    ['porte – cassée — ouverte ‑ −5', 'porte - cassée - ouverte - -5'],
    ['un\ttableau\u2009collé\u200b', 'un tableau collé'],
  ])('normalises %j to %j', (typed, stored) => expect(normaliseMessage(typed)).toBe(stored));

  test.each(['', '   ', '\n', ...'Ð×Þß÷þøØðł{}|^`\\¥©¹', 'été \u{1F600}', 'a\u0000b', 'привет', '\u0301'])(
    'refuses %j',
    (typed) => expect(normaliseMessage(typed)).toBeUndefined(),
  );

  test.each([
    ['Il fait 20 °C {ou} 10 ¥ ou ¥', ['{', '}', '¥']],
    ['Attendez… « ici » – ‘là’', []],
    ['Les usager·ère·s, col·legi • poubelle → nord, ~10 m', []],
    ['été \u{1F600}\ufe0f', ['\u{1F600}\ufe0f']],
    // One character each: a family, a skin tone, flags, a key.
    [
      'oui \u{1F468}\u200d\u{1F469}\u200d\u{1F467} et \u{1F44D}\u{1F3FD}',
      ['\u{1F468}\u200d\u{1F469}\u200d\u{1F467}', '\u{1F44D}\u{1F3FD}'],
    ],
    ['\u{1F1EB}\u{1F1F7}\u{1F1E7}\u{1F1EA}', ['\u{1F1EB}\u{1F1F7}', '\u{1F1E7}\u{1F1EA}']],
    ['\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}', ['\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}']],
    ['1\ufe0f\u20e3', ['1\ufe0f\u20e3']],
    ['a\u0000b', ['U+0000']],
    ['a\u200eb', ['U+200E']],
    ['q\u0301', ['q\u0301']],
    ['\u0301 a', ['U+0301']],
  ])('lists refused characters of %j: %j', (typed, refused) => {
    expect(refusedCharacters(typed)).toEqual(refused);
  });

  test('lists each letter of another alphabet once', () => {
    expect(refusedCharacters('مرحبا، au secours')).toEqual(['م', 'ر', 'ح', 'ب', 'ا', '،']);
    expect(normaliseMessage('مرحبا')).toBeUndefined();
  });

  test.each([
    ['مرحبا، الإنارة معطلة ٣', 'مرحبا، الإنارة معطلة ٣'],
    ['הפח מלא', 'הפח מלא'],
    ['垃圾桶满了。“快”', '垃圾桶满了。"快"'],
    ['Мусорный бак № 5', 'Мусорный бак № 5'],
    ['Ο κάδος; Nguyễn, Łódź, Straße, Østergade', 'Ο κάδος; Nguyễn, Łódź, Straße, Østergade'],
    ['2 × 3 m, 5 ÷ 2', '2 × 3 m, 5 ÷ 2'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['क्षेत्र', 'क्षेत्र'],
    // Drops direction overrides; keeps the letters' own order.
    ['\u202eabc\u202c \u2067שלום\u2069', 'abc שלום'],
  ])('with the letters of every script %j is stored as %j', (typed, stored) => {
    expect(refusedCharacters(typed, 'all')).toEqual([]);
    expect(normaliseMessage(typed, 'all')).toBe(stored);
    expect(normaliseMessage(typed)).toBeUndefined();
  });

  test.each([
    ['مرحبا 👍', ['👍']],
    ['{nord} | sud', ['{', '}', '|']],
    ['a\u0000b', ['U+0000']],
    ['\u200f', []],
    ['\u3164', ['\u3164']],
  ])('with the letters of every script %j is refused for %j', (typed, refused) => {
    expect(refusedCharacters(typed, 'all')).toEqual(refused);
    expect(normaliseMessage(typed, 'all')).toBeUndefined();
  });

  test('is refused for its characters exactly where some can be named', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }), (typed) => {
        const stored = normaliseMessage(`a${typed}`);
        return (stored === undefined) === refusedCharacters(`a${typed}`).length > 0;
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['', true],
    [' \n\t\u00a0', true],
    ['\u200b', true],
    ['\u00ad\u2060 \ufeff', true],
    ['\u200ba', false],
    ['\u200d', false],
  ])('detects blank text %j: %j', (typed, blank) => {
    expect(isBlank(typed)).toBe(blank);
    expect(normaliseMessage(typed) === undefined && refusedCharacters(typed).length === 0).toBe(blank);
  });

  test.each([
    ['', true],
    [' \n\u00a0', true],
    ['\u200e\u200d\u2066\u061c \ufeff', true],
    ['\u3164\u2800\u115f', true],
    ['\ufe0f', true],
    ['👍', false],
    ['\u200e.', false],
    ['שלום', false],
  ])('detects invisible text %j: %j', (typed, unseen) => expect(isUnseen(typed)).toBe(unseen));

  test('accepts 255 characters', () => {
    expect(normaliseMessage('é'.repeat(255))).toHaveLength(255);
    expect(normaliseMessage('é'.repeat(256))).toBeUndefined();
  });
});

describe('typing', () => {
  const longText = fc
    .array(fc.constantFrom('ab', 'é', '\u{1F600}'), { maxLength: 300 })
    .map((all) => all.join(''));
  const kinds: TextKind[] = ['email', 'code', 'phone', 'message'];

  test('stops at the maximum, never inside a character', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), longText, (kind, typed) => {
        const cut = cutTyped(kind, typed);
        const max = TYPED_MAX[kind];
        const asLongAsPossible = cut === typed || cut === typed.trimStart() || cut.length >= max - 1;
        const from = typed.length > max ? typed.trimStart() : typed;
        return from.startsWith(cut) && cut.length <= max && asLongAsPossible;
      }),
      { numRuns: 200 },
    );
    expect(cutTyped('code', 'abcd\u{1F600}')).toBe('abcd');
    expect(cutTyped('code', ' \tab2c3 ')).toBe('ab2c3');
    expect(cutTyped('code', ' ab2')).toBe(' ab2');
    expect(cutTyped('message', 'e\u0301'.repeat(201))).toBe('é'.repeat(200));
  });

  test('normalising a stored answer is idempotent', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<TextKind>('email', 'code', 'message'),
        fc.oneof(fc.string(), fc.emailAddress(), fc.stringMatching(/^[ ’éa-z2-9\n]{1,9}$/)),
        (kind, typed) => {
          const stored = normalise(kind, typed);
          return stored === undefined || normalise(kind, stored) === stored;
        },
      ),
      { numRuns: 1000 },
    );
  });
});
