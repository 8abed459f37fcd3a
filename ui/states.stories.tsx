import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { BubbleImage } from './parts/BubbleImage/BubbleImage.tsx';
import { BubblePoll } from './parts/BubblePoll/BubblePoll.tsx';
import { BubbleSending } from './parts/BubbleSending/BubbleSending.tsx';
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
const noop = () => {};
const options = [
  { value: 'a', label: 'Un' },
  { value: 'b', label: 'Deux' },
];

type State = readonly [attribute: string, value: string, draw: (id: Id) => ReactElement];

/** With the state's attribute and value. */
const states: Readonly<Record<string, State>> = {
  'button, loading': [
    'data-loading',
    'true',
    (id) => (
      <Button loading {...id}>
        Un
      </Button>
    ),
  ],
  'checkbox, checked': [
    'data-checked',
    'true',
    (id) => (
      <Checkbox defaultChecked {...id}>
        Un
      </Checkbox>
    ),
  ],
  'checkbox, invalid': [
    'data-invalid',
    'true',
    (id) => (
      <Checkbox invalid {...id}>
        Un
      </Checkbox>
    ),
  ],
  'filter, pressed': [
    'data-pressed',
    'true',
    (id) => (
      <FilterChip pressed {...id}>
        Un
      </FilterChip>
    ),
  ],
  'sending, held': [
    'data-sending',
    'held',
    (id) => (
      <BubbleSending label="Un" held {...id}>
        Un
      </BubbleSending>
    ),
  ],
  'sending, failed': [
    'data-sending',
    'failed',
    (id) => (
      <BubbleSending label="Un" failed="Deux" {...id}>
        Un
      </BubbleSending>
    ),
  ],
  'picture, missing': ['data-status', 'missing', (id) => <BubbleImage src="" alt="Un" {...id} />],
  'poll, closed': ['data-closed', 'true', (id) => <BubblePoll question="Un" options={[]} closed {...id} />],
  'poll, answered': [
    'data-answered',
    'true',
    (id) => <BubblePoll question="Un" options={[]} mine="a" {...id} />,
  ],
  'popup, above the bar': ['data-above', 'bar', (id) => <Popup title="Un" above="bar" {...id} />],
  'progress, unknown': ['data-unknown', 'true', (id) => <Progress label="Un" {...id} />],
  'rating, answered': ['data-value', '3', (id) => <Rating label="Un" defaultValue={3} {...id} />],
  'rating, disabled': ['data-disabled', 'true', (id) => <Rating label="Un" disabled {...id} />],
  'select, invalid': ['data-invalid', 'true', (id) => <Select label="Un" options={[]} invalid {...id} />],
  'field, invalid': ['data-invalid', 'true', (id) => <TextField label="Un" invalid {...id} />],
  'area, invalid': ['data-invalid', 'true', (id) => <TextArea label="Un" invalid {...id} />],
  'tile, selected': ['data-selected', 'true', (id) => <Tile label="Un" selected {...id} />],
  'tile, pending': ['data-pending', 'true', (id) => <Tile label="Un" pending {...id} />],
  'tile, answered': ['data-answered', 'true', (id) => <Tile label="Un" alreadyAnswered {...id} />],
  'toast, problem': [
    'data-tone',
    'problem',
    (id) => (
      <Toast tone="problem" {...id}>
        Un
      </Toast>
    ),
  ],
  'yes and no, answered': [
    'data-answer',
    'no',
    (id) => <YesNo aria-label="Un" defaultValue={false} {...id} />,
  ],
};

const All = () =>
  Object.entries(states).map(([name, [, , draw]]) => <div key={name}>{draw({ 'data-testid': name })}</div>);

const meta = {
  tags: ['behaviour', '!autodocs'],
  component: All,
} satisfies Meta<typeof All>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryStateIsADataAttribute: Story = {
  play: async () => {
    for (const [name, [attribute, value]] of Object.entries(states)) {
      await waitFor(() => expect(screen.getByTestId(name)).toHaveAttribute(attribute, value));
    }
  },
};

const Plain = () => (
  <>
    <Button data-plain="data-loading">Un</Button>
    <Checkbox data-plain="data-checked data-invalid">Un</Checkbox>
    <FilterChip pressed={false} data-plain="data-pressed">
      Un
    </FilterChip>
    <BubblePoll question="Un" options={[]} data-plain="data-closed data-answered" />
    <Progress label="Un" value={1} data-plain="data-unknown" />
    <Rating label="Un" data-plain="data-value data-disabled" />
    <Select label="Un" options={[]} data-plain="data-invalid data-open" />
    <TextField label="Un" data-plain="data-invalid" />
    <TextArea label="Deux" data-plain="data-invalid" />
    <Tile label="Un" data-plain="data-selected data-pending data-answered" />
    <YesNo aria-label="Un" data-plain="data-answer" />
  </>
);

export const NoStateIsNoAttribute: Story = {
  render: () => <Plain />,
  play: async ({ canvasElement }) => {
    const parts = [...canvasElement.querySelectorAll<HTMLElement>('[data-plain]')];
    await expect(parts).toHaveLength(11);
    const set = parts.flatMap((part) =>
      (part.dataset.plain ?? '').split(' ').filter((attribute) => part.hasAttribute(attribute)),
    );
    await expect(set).toEqual([]);
  },
};

const StatefulParts = () => {
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
      <Select label="still" options={options} value="a" onValueChange={noop} />
      <Select label="followed" options={options} value={choice} onValueChange={setChoice} />
    </>
  );
};

export const AValueIsHeldByThePartOrByItsOwner: Story = {
  render: () => <StatefulParts />,
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
