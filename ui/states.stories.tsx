import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { BubbleImage } from './parts/BubbleImage/BubbleImage.tsx';
import { BubblePoll } from './parts/BubblePoll/BubblePoll.tsx';
import { Button } from './parts/Button/Button.tsx';
import { Checkbox } from './parts/Checkbox/Checkbox.tsx';
import { FilterChip } from './parts/FilterChip/FilterChip.tsx';
import { Popup } from './parts/Popup/Popup.tsx';
import { Progress } from './parts/Progress/Progress.tsx';
import { Rating } from './parts/Rating/Rating.tsx';
import { Select } from './parts/Select/Select.tsx';
import { TextArea } from './parts/TextArea/TextArea.tsx';
import { TextField } from './parts/TextField/TextField.tsx';
import { Tile } from './parts/Tile/Tile.tsx';
import { Toast } from './parts/Toast/Toast.tsx';
import { YesNo } from './parts/YesNo/YesNo.tsx';

type Id = { 'data-testid': string };
const none = () => {};
const options = [
  { value: 'a', label: 'Un' },
  { value: 'b', label: 'Deux' },
];

/** Parts in a state, and the attribute that shows it. */
const states: Readonly<Record<string, readonly [attribute: string, draw: (id: Id) => ReactElement]>> = {
  'button, loading': ['data-loading', (id) => <Button loading {...id} />],
  'checkbox, checked': ['data-checked', (id) => <Checkbox defaultChecked {...id} />],
  'checkbox, invalid': ['data-invalid', (id) => <Checkbox invalid {...id} />],
  'filter, pressed': ['data-pressed', (id) => <FilterChip pressed {...id} />],
  'picture, missing': ['data-status', (id) => <BubbleImage src="" alt="" {...id} />],
  'poll, closed': ['data-closed', (id) => <BubblePoll question="" options={[]} closed {...id} />],
  'poll, answered': ['data-answered', (id) => <BubblePoll question="" options={[]} mine="a" {...id} />],
  'popup, above the bar': ['data-above', (id) => <Popup title="a" above="bar" {...id} />],
  'progress, unknown': ['data-unknown', (id) => <Progress label="a" {...id} />],
  'rating, answered': ['data-value', (id) => <Rating defaultValue={3} {...id} />],
  'rating, disabled': ['data-disabled', (id) => <Rating disabled {...id} />],
  'select, invalid': ['data-invalid', (id) => <Select label="a" options={[]} invalid {...id} />],
  'field, invalid': ['data-invalid', (id) => <TextField label="a" invalid {...id} />],
  'area, invalid': ['data-invalid', (id) => <TextArea label="a" invalid {...id} />],
  'tile, selected': ['data-selected', (id) => <Tile label="a" selected {...id} />],
  'tile, pending': ['data-pending', (id) => <Tile label="a" pending {...id} />],
  'tile, answered': ['data-answered', (id) => <Tile label="a" alreadyAnswered {...id} />],
  'toast, problem': ['data-tone', (id) => <Toast tone="problem" {...id} />],
  'yes and no, answered': ['data-answer', (id) => <YesNo defaultValue={false} {...id} />],
};

const All = () =>
  Object.entries(states).map(([name, [, draw]]) => <div key={name}>{draw({ 'data-testid': name })}</div>);

const meta = {
  component: All,
  // Bare parts have no names: what axe would say here means nothing.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof All>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryStateIsADataAttribute: Story = {
  play: async () => {
    for (const [name, [attribute]] of Object.entries(states)) {
      await expect(screen.getByTestId(name)).toHaveAttribute(attribute);
    }
  },
};

/** Each part that holds a value, three times: left to itself, held at one value, and held by an owner that follows. */
const Held = () => {
  const [stars, setStars] = useState<number | null>(1);
  const [ticked, setTicked] = useState(false);
  const [answer, setAnswer] = useState<boolean | null>(null);
  const [choice, setChoice] = useState<string | null>('a');
  return (
    <>
      <Rating aria-label="own" defaultValue={1} />
      <Rating aria-label="still" value={1} />
      <Rating aria-label="followed" value={stars} onValueChange={setStars} />
      <Checkbox>own</Checkbox>
      <Checkbox checked={false}>still</Checkbox>
      <Checkbox checked={ticked} onCheckedChange={setTicked}>
        followed
      </Checkbox>
      <YesNo aria-label="own" />
      <YesNo aria-label="still" value={null} />
      <YesNo aria-label="followed" value={answer} onValueChange={setAnswer} />
      <Select label="own" options={options} defaultValue="a" />
      <Select label="still" options={options} value="a" onValueChange={none} />
      <Select label="followed" options={options} value={choice} onValueChange={setChoice} />
    </>
  );
};

export const AValueIsHeldByThePartOrByItsOwner: Story = {
  render: () => <Held />,
  play: async ({ canvas }) => {
    for (const [name, moves] of [
      ['own', true],
      ['still', false],
      ['followed', true],
    ] as const) {
      const rating = canvas.getByRole('radiogroup', { name });
      await userEvent.click(rating.querySelectorAll('[role=radio]')[3] as Element);
      await expect(rating).toHaveAttribute('data-value', moves ? '4' : '1');
      const box = canvas.getByRole('checkbox', { name });
      await userEvent.click(box);
      await expect(box.hasAttribute('data-checked')).toBe(moves);
      const pair = canvas.getByRole('group', { name });
      await userEvent.click(pair.querySelectorAll('button')[1] as Element);
      await expect(pair.getAttribute('data-answer')).toBe(moves ? 'no' : null);
      const select = canvas.getByRole('combobox', { name });
      select.focus();
      await userEvent.keyboard('{End}{Enter}');
      await expect(select).toHaveTextContent(moves ? 'Deux' : 'Un');
    }
  },
};
