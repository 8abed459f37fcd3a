/**
 * Single source of types, schema, defaults, tokens and contrast checks. Three pairs go beyond the design:
 * `reportBtnBrdr` on header, bottom bar and drawer, at 3:1.
 */

/** WCAG 2.2, 1.4.3, AA: text, icons as labels. */
export const TEXT_CONTRAST = 4.5;
/** WCAG 2.2, 1.4.11: icons, edges and outlines. */
export const SHAPE_CONTRAST = 3;

/** `…1` and `…2` with an `angle` form a gradient. `keys.ts` checks the names. */
type Row = {
  readonly key: string;
  readonly place: string;
  readonly light: string;
  readonly dark: string;
} & (
  | { readonly kind: 'text' | 'icon' | 'border'; readonly brandRole?: 'accent' }
  | {
      readonly kind: 'surface';
      readonly standsOn: readonly string[];
      readonly mustCarry: readonly { readonly key: string; readonly ratio: number }[];
      readonly angle?: number;
      readonly brandRole?: 'filling' | 'bubble';
    }
);

const NOTHING = [] as const;
const PAGE = ['bg'] as const;
const BARS = ['bg', 'hdrBg', 'footBg'] as const;
const CHIP_GROUNDS = [...BARS, 'mainBtnBg'] as const;
const ANYWHERE = [...BARS, 'msgOthersBg', 'drawerBg', 'mainBtnBg', 'mainBtnSelBg', 'navBtnBg'] as const;

const PAGE_TEXT = [{ key: 'txt', ratio: TEXT_CONTRAST }] as const;
/** Progress and the focused composer. */
const ON_BAR = [
  { key: 'txt', ratio: TEXT_CONTRAST },
  { key: 'reportBtnBrdr', ratio: SHAPE_CONTRAST },
] as const;
const ON_DRAWER = [
  { key: 'drawerTxt', ratio: TEXT_CONTRAST },
  { key: 'reportBtnBrdr', ratio: SHAPE_CONTRAST },
] as const;
const ON_PAGE = [
  { key: 'txt', ratio: TEXT_CONTRAST },
  { key: 'reportBtnBrdr', ratio: SHAPE_CONTRAST },
  { key: 'outlineRescue', ratio: SHAPE_CONTRAST },
  { key: 'outlinePolice', ratio: SHAPE_CONTRAST },
  { key: 'outlineFire', ratio: SHAPE_CONTRAST },
  { key: 'outlineHealth', ratio: SHAPE_CONTRAST },
  { key: 'outlineEmergency', ratio: SHAPE_CONTRAST },
  { key: 'outlineSocial', ratio: SHAPE_CONTRAST },
] as const;
const ON_TILE = [
  { key: 'mainBtnTxt1', ratio: TEXT_CONTRAST },
  { key: 'mainBtnTxt2', ratio: TEXT_CONTRAST },
  { key: 'mainBtnImg', ratio: SHAPE_CONTRAST },
] as const;
const ON_SELECTED_TILE = [
  { key: 'mainBtnTxt1', ratio: TEXT_CONTRAST },
  { key: 'mainBtnTxt2', ratio: TEXT_CONTRAST },
  { key: 'mainBtnSelImg', ratio: SHAPE_CONTRAST },
] as const;

// biome-ignore format: one row a key reads as a table
export const table = [
  { key: 'bg1', kind: 'surface', place: 'page', light: '#FFFFFF', dark: '#12141C', angle: 180, standsOn: NOTHING, mustCarry: ON_PAGE },
  { key: 'bg2', kind: 'surface', place: 'page', light: '#F5F7FD', dark: '#171A26', angle: 180, standsOn: NOTHING, mustCarry: ON_PAGE },
  { key: 'txt', kind: 'text', place: 'page', light: '#181818', dark: '#F2F4FA' },
  { key: 'hdrBg1', kind: 'surface', place: 'header', light: '#EDF0FB', dark: '#1B1F2E', angle: 90, standsOn: PAGE, mustCarry: ON_BAR },
  { key: 'hdrBg2', kind: 'surface', place: 'header', light: '#E4E9FA', dark: '#202538', angle: 90, standsOn: PAGE, mustCarry: ON_BAR },
  { key: 'footBg', kind: 'surface', place: 'footer', light: '#EDF0FB', dark: '#1B1F2E', standsOn: PAGE, mustCarry: ON_BAR },
  { key: 'inputBg', kind: 'surface', place: 'field', light: '#FFFFFF', dark: '#232838', standsOn: ['bg', 'footBg', 'drawerBg', 'mainBtnBg'], mustCarry: PAGE_TEXT },
  { key: 'mainBtnBg1', kind: 'surface', place: 'tile', light: '#FFFFFF', dark: '#1E2333', angle: 135, standsOn: PAGE, mustCarry: ON_TILE },
  { key: 'mainBtnBg2', kind: 'surface', place: 'tile', light: '#F5F7FD', dark: '#232A3D', angle: 135, standsOn: PAGE, mustCarry: ON_TILE },
  { key: 'mainBtnImg', kind: 'icon', place: 'tile', light: '#1752E3', dark: '#9DB4FF', brandRole: 'accent' },
  { key: 'mainBtnTxt1', kind: 'text', place: 'tile', light: '#181818', dark: '#F2F4FA' },
  { key: 'mainBtnTxt2', kind: 'text', place: 'tile', light: '#4A5168', dark: '#B4BCD2' },
  { key: 'mainBtnSelBg1', kind: 'surface', place: 'selectedTile', light: '#DCE5FF', dark: '#24326B', angle: 135, standsOn: PAGE, mustCarry: ON_SELECTED_TILE },
  { key: 'mainBtnSelBg2', kind: 'surface', place: 'selectedTile', light: '#CBD8FF', dark: '#1D2A63', angle: 135, standsOn: PAGE, mustCarry: ON_SELECTED_TILE },
  { key: 'mainBtnSelImg', kind: 'icon', place: 'selectedTile', light: '#0132E1', dark: '#C9D6FF', brandRole: 'accent' },
  { key: 'reportBtnBrdr', kind: 'border', place: 'report', light: '#0132E1', dark: '#8FA9FF', brandRole: 'accent' },
  { key: 'reportBtnTxt', kind: 'text', place: 'report', light: '#FFFFFF', dark: '#0B1030' },
  { key: 'reportBtnBg', kind: 'surface', place: 'report', light: '#1752E3', dark: '#8FA9FF', standsOn: PAGE, mustCarry: [{ key: 'reportBtnTxt', ratio: TEXT_CONTRAST }], brandRole: 'filling' },
  { key: 'navBtnBg', kind: 'surface', place: 'navigation', light: '#E4E9FA', dark: '#262C40', standsOn: CHIP_GROUNDS, mustCarry: PAGE_TEXT },
  { key: 'msgEventBg1', kind: 'surface', place: 'systemMessage', light: '#F5F7FD', dark: '#1E2333', angle: 90, standsOn: PAGE, mustCarry: PAGE_TEXT },
  { key: 'msgEventBg2', kind: 'surface', place: 'systemMessage', light: '#EDF0FB', dark: '#232A3D', angle: 90, standsOn: PAGE, mustCarry: PAGE_TEXT },
  { key: 'msgMineBg', kind: 'surface', place: 'myMessage', light: '#1752E3', dark: '#2B50D8', standsOn: PAGE, mustCarry: [{ key: 'msgMineTxt', ratio: TEXT_CONTRAST }], brandRole: 'bubble' },
  { key: 'msgMineTxt', kind: 'text', place: 'myMessage', light: '#FFFFFF', dark: '#FFFFFF' },
  { key: 'msgOthersBg', kind: 'surface', place: 'othersMessage', light: '#EDF0FB', dark: '#262C40', standsOn: PAGE, mustCarry: [{ key: 'msgOthersTxt', ratio: TEXT_CONTRAST }] },
  { key: 'msgOthersTxt', kind: 'text', place: 'othersMessage', light: '#181818', dark: '#F2F4FA' },
  { key: 'btn1Bg', kind: 'surface', place: 'firstButton', light: '#1752E3', dark: '#8FA9FF', standsOn: ANYWHERE, mustCarry: [{ key: 'btn1Fill', ratio: TEXT_CONTRAST }], brandRole: 'filling' },
  { key: 'btn1Fill', kind: 'icon', place: 'firstButton', light: '#FFFFFF', dark: '#0B1030' },
  { key: 'btn2Bg', kind: 'surface', place: 'secondButton', light: '#E4E9FA', dark: '#262C40', standsOn: ANYWHERE, mustCarry: [{ key: 'btn2Fill', ratio: TEXT_CONTRAST }] },
  { key: 'btn2Fill', kind: 'icon', place: 'secondButton', light: '#0132E1', dark: '#AFC1FF', brandRole: 'accent' },
  { key: 'drawerBg', kind: 'surface', place: 'drawer', light: '#FFFFFF', dark: '#1A1E2C', standsOn: ['bg', 'msgOthersBg'], mustCarry: ON_DRAWER },
  { key: 'drawerTxt', kind: 'text', place: 'drawer', light: '#181818', dark: '#F2F4FA' },
] as const satisfies readonly Row[];
