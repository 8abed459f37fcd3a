import { describe, expect, it } from 'vitest';
import { checkColours } from './checkColours.ts';

const told = (appColors: object, language: 'fr' | 'en') =>
  checkColours({ appColors }).map(
    ({ severity, place, words }) => `${place} ${severity}: ${words[language].replaceAll('\u202f', ' ')}`,
  );

describe('colours without enough contrast', () => {
  it('are not reported if they have enough', () => {
    expect(told({ btn1Bg: '#0A7D4B', hdrBg1: '#DFF3E6' }, 'fr')).toEqual([]);
  });

  it('are reported for default text on a configured button', () => {
    expect(told({ btn1Bg: '#FFF59D' }, 'fr')).toEqual([
      'appColors.btn1Bg warning: « btn1Fill » (texte et icône du bouton principal, #FFFFFF, couleur d’origine) ne se lit pas sur « btn1Bg » (bouton principal, #FFF59D) : contraste 1,11 au lieu de 4,5. En mode clair, « btn1Fill » devient #181500 ; pour choisir vous-même, écrivez "btn1Fill".',
    ]);
    expect(told({ btn1Bg: '#FFF59D' }, 'en')).toEqual([
      'appColors.btn1Bg warning: "btn1Fill" (text and icon of the first button, #FFFFFF, the default) cannot be read on "btn1Bg" (first button, #FFF59D): contrast 1.11 in place of 4.5. In the light scheme "btn1Fill" becomes #181500; to choose yourself write "btn1Fill".',
    ]);
  });

  it('are reported at the configured text, by its dark key', () => {
    expect(told({ darkMainBtnImg: '#1E2333' }, 'en')).toEqual([
      expect.stringMatching(
        /^appColors\.darkMainBtnImg warning: "darkMainBtnImg" \(icon of a tile, #1E2333\) cannot be read on "darkMainBtnBg1" \(tile, start of the gradient, #1E2333, the default\) and "darkMainBtnBg2" \(tile, end of the gradient, #232A3D, the default\): contrast 1 in place of 3\. In the dark scheme "darkMainBtnImg" becomes #[0-9A-F]{6}\.$/,
      ),
    ]);
  });

  it('are reported with all consequences, including moved backgrounds', () => {
    const lines = told({ hdrBg1: '#0132E1' }, 'en');
    expect(lines.map((line) => line.replace(/ warning.*? scheme "(\w+)" becomes.*$/, ' → $1'))).toEqual(
      expect.arrayContaining(['appColors.hdrBg1 → hdrBg1', 'appColors.hdrBg1 → txt']),
    );
    expect(lines.every((line) => /contrast \d+(\.\d+)? in place of (3|4\.5)\./.test(line))).toBe(true);
    expect(lines.find((line) => line.includes('"hdrBg1" becomes'))).toContain(
      '"reportBtnBrdr" (edge, #0132E1, the default) cannot be read on "hdrBg1" (header, start of the gradient, #0132E1) and "hdrBg2" (header, end of the gradient, #E4E9FA, the default)',
    );
  });

  it('never have their contrast rounded up to the required value', () => {
    // 4.4997 of 4.5
    for (const line of told({ btn1Bg: '#767676', btn1Fill: '#FEFEFE' }, 'en'))
      expect(line).not.toContain('contrast 4.5 ');
  });
});
