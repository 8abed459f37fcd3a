import { describe, expect, it } from 'vitest';
import { contrast } from '../contrast/contrast.ts';
import { readablePalette } from '../contrast/readable.ts';
import { letterHtml } from './html.ts';
import { letter } from './letter.ts';

const words = {
  name: 'L’Île & <Cie>',
  text: 'Bonjour,\n\nVotre code\u202f:\n\n    KT4P7\n\nDeux\nlignes.\n',
};
const { light, dark } = readablePalette({ hdrBg1: '#0B6B3A80', txt: '#0B6B3A', darkBg1: '#101820' });
const html = letterHtml(
  letter(words, { radius: 'none' }),
  { light, dark },
  { lang: 'fr-FR', title: 'a "b"' },
);

describe('a mail', () => {
  it('contains its text with all markup escaped', () => {
    const shown = html.replace(/<style>.*<\/style>|<title>.*<\/title>/g, '').replace(/<[^>]+>/g, '|');
    expect(shown.split('|').filter(Boolean)).toEqual([
      'L’Île &#38; &#60;Cie&#62;',
      'Bonjour,',
      'Votre code\u202f:',
      'KT4P7',
      'Deux',
      'lignes.',
    ]);
    expect(html).toContain('<html lang="fr-FR">');
    expect(html).toContain('<title>a &#34;b&#34;</title>');
  });

  it('uses opaque colours and corners of the theme in both schemes', () => {
    expect(html).toContain(`background-color:${light.bg1};`);
    expect(html).toContain(`background-color:${dark.bg1}!important`);
    expect(html).toContain('border-radius:0px');
    expect(html).not.toMatch(/#[\dA-F]{8}\b/i);
    expect(html).not.toMatch(/var\(|url\(|<img|https?:/);
  });

  it('has an edge in the scheme where its filling is invisible', () => {
    expect(html).not.toContain('border:');
    const white = readablePalette({ reportBtnBg: '#FFFFFF' });
    const seen = letterHtml(letter(words), white, { lang: 'fr', title: '' });
    expect(seen).toContain(`border:1px solid;border-color:${white.light.reportBtnBrdr}`);
    expect(seen).toContain(`border:1px solid!important;border-color:${white.dark.reportBtnBg}!important`);
  });

  it('is readable on every painted part', () => {
    const pairs = [...html.matchAll(/background-color:(#\w{6})[^;"]*;color:(#\w{6})/g)];
    expect(pairs.length).toBe(6);
    for (const [, ground = '', text = ''] of pairs)
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
