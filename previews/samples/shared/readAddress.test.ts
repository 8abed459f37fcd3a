import { afterEach, expect, it, vi } from 'vitest';
import { readAddress } from './readAddress.ts';

afterEach(() => vi.unstubAllGlobals());

async function toldOf(colours: string, more = '') {
  vi.stubGlobal(
    'location',
    new URL(`https://parvis.example/samples/1/?appColors=${encodeURIComponent(colours)}${more}`),
  );
  const request = await readAddress();
  return request.ok ? request.asides : request.reason;
}

it.each([
  ['JSON', '{"bg1":"#FFFFFF","txt":"#111111","bg1":"#EEEEEE"}', '#FFFFFF', '#EEEEEE'],
  ['the short form', 'bg1-FFF59D_txt-111111_bg1-EEEEEE', 'FFF59D', 'EEEEEE'],
  ['encoded once more', '%7B%22bg1%22%3A%22%23FFF%22%2C%22bg1%22%3A%22%23EEE%22%7D', '#FFF', '#EEE'],
])('reports which value of a key given twice in plain hex counts: %s', async (_, text, value, used) => {
  expect(await toldOf(text)).toEqual([
    { kind: 'colour', finding: { key: 'bg1', value, reason: 'givenTwice', used } },
  ]);
});

it('reports nothing when one colour is given for several keys', async () => {
  expect(await toldOf('{"bg1":"#FFFFFF","bg2":"#FFFFFF"}')).toEqual([]);
});

it('reports a parameter given twice with different values, but not with the same value', async () => {
  expect(await toldOf('btn1Bg-E2001A', '&appColors=btn1Bg-00AA00&lbl=Valmer&lbl=Valmer')).toEqual([
    { kind: 'again', name: 'appColors' },
  ]);
});

it('reports an unknown scheme and an unknown language', async () => {
  const options = [
    { kind: 'option', name: 'dark', value: 'yes' },
    { kind: 'option', name: 'lang', value: 'de' },
  ];
  expect(await toldOf('_', '&dark=yes&lang=de')).toEqual(options);
  expect(await toldOf('_', '&dark=0&lang=en-GB')).toEqual([]);
  expect(await toldOf('_', '&dark=1&lang=')).toEqual([]);
});
