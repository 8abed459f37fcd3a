import { describe, expect, it } from 'vitest';
import { readCaptions } from './readCaptions.ts';

const read = async (content: string | Uint8Array<ArrayBuffer>, locale = 'fr-FR') => {
  const found = await readCaptions(new Blob([content]), locale);
  return 'rows' in found ? found.rows.map(({ at, to, txt }) => `${at}|${to ?? '-'}|${txt}`) : found;
};

describe('a caption file', () => {
  it.each<[string, string, string[]]>([
    [
      'SubRip',
      '1\n00:00:01,500 --> 00:00:03,000\nBonjour\nà tous\n\n2\n00:00:04,000 --> 00:00:05,000\nMerci\n',
      ['1,5|3|Bonjour\nà tous', '4|5|Merci'],
    ],
    ['SubRip of Windows', '1\r\n00:00:01,5 --> 00:00:03\r\nOui\r\n', ['1,5|3|Oui']],
    [
      'SubRip without empty lines',
      '1\n00:00:01,000 --> 00:00:02,000\nOui\n2\n00:00:03,000 --> 00:00:04,000\n12\n',
      ['1|2|Oui', '3|4|12'],
    ],
    [
      'WebVTT with notes, styles, names and settings',
      'WEBVTT Titre\n\nNOTE 00:09 n’est rien\n\nSTYLE\n::cue { color: red }\n\nun\n00:01.250 --> 00:02.000 line:0 align:start\n- Oui\n',
      ['1,25|2|- Oui'],
    ],
    [
      'marks',
      'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Jo><i>Là</i> <00:01.500>&amp; <b class="x" onclick="y()">ici</b> 1 < 2 &lt;b>\n',
      ['1|2|Là & ici 1 < 2 <b>'],
    ],
    ['marks of SubRip', '1\n00:00:01,000 --> 00:00:02,000\n{\\an8}<font color="red">Là</font>\n', ['1|2|Là']],
    [
      'scripts, which are words',
      'WEBVTT\n\n00:01.000 --> 00:02.000\n<script>alert(1)</script>\n',
      ['1|2|alert(1)'],
    ],
    ['Arabic', 'WEBVTT\n\n00:01.000 --> 00:02.000\nمرحبا بكم\n', ['1|2|مرحبا بكم']],
    ['control signs', 'WEBVTT\n\n00:01.000 --> 00:02.000\nO\u0000u\u0007i\n', ['1|2|O u i']],
    [
      'moments that cannot be read: the words stay',
      'WEBVTT\n\nlà --> ici\nOui\n\n00:01.000 --> bientôt\nNon\n',
      ['là|-|Oui', '1|-|Non'],
    ],
    [
      'moments beyond any film, backwards, twice',
      '1\n99:00:00,000 --> 00:00:01,000\nA\n\n2\n00:00:01,000 --> 00:00:01,000\nB\n\n3\n00:00:01,000 --> 00:00:09,000\nC',
      ['356400|1|A', '1|1|B', '1|9|C'],
    ],
  ])('is parsed: %s', async (_, content, rows) => expect(await read(content)).toEqual(rows));

  it('is decoded from UTF-8 with BOM, UTF-16 and Windows-1252', async () => {
    const latin = "1\n00:00:01,000 --> 00:00:02,000\nDéjà l'été\n";
    // Node decodes Windows-1252 as Latin-1; the rest is tested in a browser
    // (tests/e2e/night/captions.spec.ts).
    const windows = Uint8Array.from(latin, (sign) => sign.charCodeAt(0));
    const wide = new Uint8Array(
      new Uint16Array([0xfeff, ...Array.from(latin, (sign) => sign.charCodeAt(0))]).buffer,
    );
    const swapped = Uint8Array.from(wide, (_, at) => wide[at ^ 1] ?? 0);
    for (const content of [`\ufeff${latin}`, windows, wide, swapped])
      expect(await read(content)).toEqual(["1|2|Déjà l'été"]);
  });

  it.each([
    ['nothing', '', { why: 'empty' }],
    ['blanks', '\ufeff \r\n\n', { why: 'empty' }],
    ['a letter', 'Bonjour,\nmerci', { why: 'format' }],
    ['moments without words', 'WEBVTT\n\n00:01.000 --> 00:02.000\n\n', { why: 'format' }],
    ['two megabytes', 'a'.repeat(2_000_000), { why: 'tooBig' }],
    ['a byte too much', 'a'.repeat(256 * 1024 + 1), { why: 'tooBig' }],
    ['all that may be', 'a'.repeat(256 * 1024), { why: 'format' }],
  ])('with %s is refused', async (_, content, found) => expect(await read(content)).toEqual(found));
});
