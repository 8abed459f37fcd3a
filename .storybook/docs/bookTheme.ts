import { tokens } from '@parvis/theme/css/tokens';
import type { ResolvedPalette, Scheme } from '@parvis/theme/palette/keys';
import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';

/** Logo and name of the product in the book's frame. */
const TITLE =
  '<span style="display:flex;align-items:center;gap:10px;font-size:18px"><img src="./icon.svg" alt="" width="32" height="32">Parvis</span>';
const MONO = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

/** Storybook theme in the product's branding or a palette. */
export const bookTheme = (colours: ResolvedPalette, scheme: Scheme): ThemeVars =>
  create({
    base: scheme,
    brandTitle: TITLE,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: tokens.fonts.body,
    fontCode: MONO,
    colorPrimary: colours.btn1Bg,
    colorSecondary: colours.btn1Bg,
    appBg: colours.footBg,
    appContentBg: colours.bg1,
    appPreviewBg: colours.bg1,
    appBorderColor: `${colours.txt}22`,
    appBorderRadius: 13,
    textColor: colours.txt,
    textMutedColor: colours.txt,
    barBg: colours.footBg,
    barTextColor: colours.txt,
    barHoverColor: colours.txt,
    barSelectedColor: colours.txt,
    inputBg: colours.inputBg,
    inputBorder: `${colours.txt}99`,
    inputTextColor: colours.txt,
    inputBorderRadius: 13,
  });
