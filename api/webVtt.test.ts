import { expect, it } from 'vitest';
import { webVtt } from './webVtt.ts';

it.each([
  [0, 4, '00:00:00.000 --> 00:00:04.000'],
  [0.0004, 0.9996, '00:00:00.000 --> 00:00:01.000'],
  [59.9995, 60, '00:01:00.000 --> 00:01:00.000'],
  [29.5, 3661.25, '00:00:29.500 --> 01:01:01.250'],
])('formats times to milliseconds: %s to %s', (from, to, line) =>
  expect(webVtt([{ from, to, txt: 'Oui' }])).toBe(`WEBVTT\n\n${line}\nOui\n`),
);

it('keeps plain text: no line ends a caption early, no character starts a tag or another caption', () => {
  const txt = ' <i onclick="x()">Là</i> & <c>\n\n\r\n00:01 --> 00:02\n مرحبا ';
  expect(
    webVtt([
      { from: 1, to: 2, txt },
      { from: 2, to: 3, txt: 'Fin' },
    ]),
  ).toBe(
    [
      'WEBVTT',
      '',
      '00:00:01.000 --> 00:00:02.000',
      '&lt;i onclick="x()"&gt;Là&lt;/i&gt; &amp; &lt;c&gt;',
      '00:01 --&gt; 00:02',
      'مرحبا',
      '',
      '00:00:02.000 --> 00:00:03.000',
      'Fin',
      '',
    ].join('\n'),
  );
});
