import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { Button } from './parts/Button/Button.tsx';
import { ButtonLink } from './parts/ButtonLink/ButtonLink.tsx';
import { ChipRow } from './parts/ChipRow/ChipRow.tsx';
import { FilterChip } from './parts/FilterChip/FilterChip.tsx';
import { Menu } from './parts/Menu/Menu.tsx';
import { RadioGroup } from './parts/RadioGroup/RadioGroup.tsx';
import { Rating } from './parts/Rating/Rating.tsx';
import { Select } from './parts/Select/Select.tsx';
import { Switch } from './parts/Switch/Switch.tsx';
import { TextArea } from './parts/TextArea/TextArea.tsx';
import { TextField } from './parts/TextField/TextField.tsx';
import { YesNo } from './parts/YesNo/YesNo.tsx';

const WORD = 'Anticonstitutionnellementparlant';
const noop = () => {};
const options = [{ value: 'a', label: WORD }];

const drawings: Record<string, ReactElement> = {
  Button: <Button>{WORD}</Button>,
  'Button, of two pieces': (
    <Button>
      {WORD} {7}
    </Button>
  ),
  ButtonLink: (
    <ButtonLink href="#there">
      {WORD} <b>!</b>
    </ButtonLink>
  ),
  YesNo: <YesNo aria-label="Un" yes={WORD} no={WORD} />,
  FilterChip: (
    <ChipRow wrap aria-label="Un">
      <FilterChip pressed={false} count={2}>
        {WORD}
      </FilterChip>
    </ChipRow>
  ),
  Menu: (
    <Menu title="Un" entries={[{ id: 'a', label: 'Un' }]} onChoose={noop}>
      {WORD} {7}
    </Menu>
  ),
  TextField: <TextField label={WORD} />,
  TextArea: <TextArea label={WORD} counter maxLength={9} />,
  Select: <Select label={WORD} options={options} />,
  RadioGroup: <RadioGroup label={WORD} options={options} />,
  Switch: <Switch label={WORD} />,
  Rating: <Rating label={WORD} />,
};

const AllParts = () => (
  <>
    {Object.entries(drawings).map(([name, drawing]) => (
      <div key={name} data-part={name} style={{ inlineSize: 160, marginBlockEnd: 16 }}>
        {drawing}
      </div>
    ))}
  </>
);

const meta = { component: AllParts, tags: ['behaviour', '!autodocs'] } satisfies Meta<typeof AllParts>;
export default meta;

const isOverflowing = (box: Element): boolean => {
  const { left, right } = box.getBoundingClientRect();
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    if (!node.textContent?.includes(WORD)) continue;
    if ([...range.getClientRects()].some((line) => line.left < left - 1 || line.right > right + 1))
      return true;
  }
  return false;
};

export const AWordLongerThanItsPlaceIsBroken: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll('[data-part]')];
    const named = (found: Element[]) => found.map((box) => box.getAttribute('data-part'));
    const around = (box: Element) =>
      [...box.querySelectorAll('button, a')].filter((control) => control.textContent?.includes(WORD));
    await expect(named(boxes.filter((box) => [box, ...around(box)].some(isOverflowing)))).toEqual([]);
    await expect(named(boxes.filter((box) => box.scrollWidth > 160))).toEqual([]);
  },
};
