import { type Palette, parsePalette } from '@parvis/theme/palette/palette';
import campus from '../server/modules/demo/campus/customer.json?colours';
import town from '../server/modules/demo/town/customer.json?colours';
import venue from '../server/modules/demo/venue/customer.json?colours';

/** Parses a demo customer's colours as the product does. */
const ofCustomer = (appColors: unknown): Palette => {
  const parsed = parsePalette(appColors);
  if (!parsed.ok) throw new Error(`A demo customer’s colours could not be read: ${parsed.reason}.`);
  return parsed.palette;
};

/** Toolbar palettes, after contrast repair, as stored. */
export const palettes = {
  default: {},
  /** Three demo customers, from their own files. */
  town: ofCustomer(town),
  venue: ofCustomer(venue),
  campus: ofCustomer(campus),
  /** Worst case: every brand colour is a pale yellow. */
  paleYellow: {
    bg1: '#FFFEF2',
    bg2: '#FFFBD6',
    txt: '#8A8455',
    hdrBg1: '#FFF6A8',
    hdrBg2: '#FFF28A',
    footBg: '#FFF6A8',
    navBtnBg: '#FFEE66',
    inputBg: '#FFFEEA',
    mainBtnBg1: '#FFFDE0',
    mainBtnBg2: '#FFF9C2',
    mainBtnImg: '#FFE94D',
    mainBtnTxt2: '#C9C076',
    mainBtnSelBg1: '#FFF176',
    mainBtnSelBg2: '#FFEB3B',
    mainBtnSelImg: '#FFF59D',
    reportBtnBg: '#FFF176',
    reportBtnTxt: '#FFFFFF',
    reportBtnBrdr: '#FFEE58',
    btn1Bg: '#FFF176',
    btn1Fill: '#FFFFFF',
    btn2Bg: '#FFF9C4',
    btn2Fill: '#FFEB3B',
    msgMineBg: '#FFF59D',
    msgOthersBg: '#FFFDE7',
    drawerBg: '#FFFEF2',
    drawerTxt: '#A79F60',
  },
  /** Tiles far darker than the page: light text only on tiles. */
  darkTiles: {
    mainBtnBg1: '#0B2A6B',
    mainBtnBg2: '#123A8C',
    mainBtnTxt1: '#FFFFFF',
    mainBtnTxt2: '#DCE5FF',
  },
  /** Fully saturated adjacent colours, as brand books ask. */
  saturated: {
    bg1: '#FFFFFF',
    bg2: '#FFF200',
    txt: '#1A00FF',
    hdrBg1: '#FF0080',
    hdrBg2: '#FF00E5',
    footBg: '#00E5FF',
    inputBg: '#F0FF00',
    mainBtnBg1: '#00FF85',
    mainBtnBg2: '#00FFD1',
    mainBtnImg: '#FF0000',
    mainBtnTxt1: '#3D00FF',
    mainBtnTxt2: '#8000FF',
    mainBtnSelBg1: '#FF8A00',
    mainBtnSelBg2: '#FF5C00',
    mainBtnSelImg: '#0000FF',
    reportBtnBrdr: '#00FF00',
    reportBtnTxt: '#FFFF00',
    reportBtnBg: '#FF0000',
    navBtnBg: '#FFE600',
    msgEventBg1: '#7CFF00',
    msgEventBg2: '#00FF66',
    msgMineBg: '#8F00FF',
    msgMineTxt: '#00FF00',
    msgOthersBg: '#00C2FF',
    msgOthersTxt: '#FF0055',
    btn1Bg: '#FF00FF',
    btn1Fill: '#00FFFF',
    btn2Bg: '#00FFFF',
    btn2Fill: '#FF00FF',
    drawerBg: '#FFFF00',
    drawerTxt: '#0000FF',
    darkBg1: '#14002E',
    darkBg2: '#2B0057',
    darkHdrBg1: '#4B00B8',
    darkHdrBg2: '#7A00FF',
    darkMainBtnBg1: '#3A0078',
    darkMainBtnBg2: '#52009E',
    darkMainBtnImg: '#00FF85',
    darkReportBtnBg: '#FF0066',
    darkMsgMineBg: '#C800FF',
    darkBtn1Bg: '#00FFA3',
  },
} satisfies Readonly<Record<string, Palette>>;

export type PaletteName = keyof typeof palettes;

export const paletteTitles: Readonly<Record<PaletteName, string>> = {
  default: 'Default',
  town: 'Demo customer: town',
  venue: 'Demo customer: venue',
  campus: 'Demo customer: campus',
  paleYellow: 'Worst case: pale yellow',
  darkTiles: 'Dark tiles on a light page',
  saturated: 'High saturation',
};
