import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from './parts/Button/Button.tsx';
import { Checkbox } from './parts/Checkbox/Checkbox.tsx';
import { FilterChip } from './parts/FilterChip/FilterChip.tsx';
import { RadioGroup } from './parts/RadioGroup/RadioGroup.tsx';
import { Rating } from './parts/Rating/Rating.tsx';
import { Select } from './parts/Select/Select.tsx';
import { Switch } from './parts/Switch/Switch.tsx';
import { StorySheet } from './parts/shared/StorySheet.tsx';
import { Tabs } from './parts/Tabs/Tabs.tsx';
import { TextField } from './parts/TextField/TextField.tsx';
import { Tile } from './parts/Tile/Tile.tsx';
import { YesNo } from './parts/YesNo/YesNo.tsx';

const options = [
  { value: 'solved', label: 'Résolu' },
  { value: 'other', label: 'Pas de notre ressort' },
];

const Chosen = () => (
  <>
    <Switch label="Son" defaultChecked />
    <Checkbox defaultChecked>Sol</Checkbox>
    <RadioGroup label="Suite" options={options} defaultValue="solved" />
    <Tabs
      label="Signalement"
      entries={options.map(({ value, label }) => ({ id: value, label, content: label }))}
    />
    <Rating label="Propreté" defaultValue={3} />
    <Select label="Issue" options={options} defaultValue="solved" />
    <TextField label="Nom" defaultValue="Léa" />
    <YesNo aria-label={'Encore\u202f?'} defaultValue />
    <FilterChip pressed>À traiter</FilterChip>
    <Tile label="Toilettes" selected />
    <Button>Envoyer</Button>
  </>
);

const meta = {
  component: Chosen,
  tags: ['behaviour', '!autodocs'],
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof Chosen>;
export default meta;
type Story = StoryObj<typeof meta>;

const KEYS = ['txt', 'reportBtnBrdr', 'btn1Bg', 'btn1Fill', 'btn2Bg', 'mainBtnSelBg1', 'inputBg'];

export const OtherColoursOfAThemeMoveNothing: Story = {
  play: async ({ canvasElement }) => {
    const { style } = document.documentElement;
    const before = KEYS.map((key) => style.getPropertyValue(`--pv-colors-${key}`));
    const moving = () =>
      canvasElement
        .getAnimations({ subtree: true })
        .map(({ effect }) => effect instanceof KeyframeEffect && effect.target?.outerHTML.slice(0, 80));
    await expect(moving()).toEqual([]);
    try {
      for (const key of KEYS) style.setProperty(`--pv-colors-${key}`, '#7A1FA2');
      await expect(moving()).toEqual([]);
    } finally {
      for (const [at, key] of KEYS.entries()) style.setProperty(`--pv-colors-${key}`, before[at] ?? '');
    }
  },
};
