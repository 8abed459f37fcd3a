import { applyTheme } from '@parvis/theme/css/apply';
import type { Palette } from '@parvis/theme/palette/palette';
import { resolve } from '@parvis/theme/palette/resolve';
import { Avatar } from '@parvis/ui/parts/Avatar';
import { Bubble } from '@parvis/ui/parts/Bubble';
import { Rating } from '@parvis/ui/parts/Rating';
import { Select } from '@parvis/ui/parts/Select';
import { TextField } from '@parvis/ui/parts/TextField';
import { Tile } from '@parvis/ui/parts/Tile';
import { UiTextsProvider } from '@parvis/ui/texts';
import { texts } from '../../../.storybook/texts.ts';
import { Drop } from './Drop.tsx';
import { type Brand, brands, type Subject, words } from './subject.ts';

const paletteOf = (brand: Brand): Palette => {
  const { strong, soft, text } = brands[brand];
  return {
    txt: text,
    mainBtnImg: strong,
    mainBtnTxt1: text,
    mainBtnSelBg1: soft,
    mainBtnSelBg2: soft,
    reportBtnBg: strong,
    reportBtnBrdr: strong,
    btn1Bg: strong,
    btn2Bg: soft,
    msgMineBg: strong,
    msgOthersBg: soft,
    msgOthersTxt: text,
    inputBg: soft,
  };
};

const { tile, bubble, rating, select, field } = words;
const options = select.options.map((label) => ({ value: label, label }));

export const subject: Subject = {
  name: 'Parvis',
  themed: true,
  make: {
    tile: () => <Tile label={tile.label} description={tile.description} icon={<Drop />} />,
    bubble: () => (
      <Bubble
        side="others"
        author={{ name: bubble.author, role: bubble.role }}
        avatar={<Avatar initials={bubble.initials} />}
        text={bubble.text}
        time={bubble.time}
      />
    ),
    rating: () => <Rating label={rating.label} defaultValue={rating.value} max={rating.max} />,
    select: () => <Select label={select.label} options={options} defaultValue={select.chosen} />,
    textField: () => <TextField label={field.label} hint={field.hint} defaultValue={field.value} />,
  },
  Ground: ({ children }) => <UiTextsProvider texts={texts.fr}>{children}</UiTextsProvider>,
  paint: (brand) => void applyTheme(document.documentElement, resolve(paletteOf(brand), 'light')),
};
