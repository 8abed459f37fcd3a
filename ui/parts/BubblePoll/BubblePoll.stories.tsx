import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Bubble } from '../Bubble/Bubble.tsx';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { BubblePoll, type BubblePollProps } from './BubblePoll.tsx';

const open = [
  { id: 'am', label: 'Le matin' },
  { id: 'pm', label: 'L’après-midi, après la fermeture des halles' },
  { id: 'no', label: 'Peu importe' },
];
const counted = open.map((option, index) => ({ ...option, count: [12, 7, 1][index] }));

const InBubble = (props: BubblePollProps) => (
  <div style={{ padding: 16, maxWidth: 560 }}>
    <Bubble side="others" author={{ name: 'Mairie' }} time="09:15">
      <BubblePoll {...props} />
    </Bubble>
  </div>
);

const meta = {
  component: BubblePoll,
  args: { question: 'Quand fermer pour les travaux ?', options: open, onChoose: fn() },
  render: (args) => <InBubble {...args} />,
} satisfies Meta<typeof BubblePoll>;
export default meta;
type Story = StoryObj<typeof meta>;

const Answered = (args: BubblePollProps) => {
  const [mine, setMine] = useState<string>();
  return <InBubble {...args} options={mine ? counted : open} mine={mine} onChoose={(id) => setMine(id)} />;
};
export const AnAnswerTurnsItIntoResults: Story = {
  name: 'To be answered',
  render: (args) => <Answered {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Quand fermer pour les travaux ?' })).toBeVisible();
    await expect(canvas.queryByText(/%/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Le matin' }));
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/12 réponses, 60/)).toHaveTextContent('votre réponse');
    await expect(canvas.getByText('20 réponses')).toBeVisible();
  },
};
export const AClosedOneTakesNoAnswer: Story = {
  name: 'Closed',
  args: { options: counted, closed: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Sondage clôturé')).toBeVisible();
  },
};
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 10, padding: 16, maxWidth: 560 }}>
      <Bubble side="others" author={{ name: 'Mairie' }} time="09:15">
        <BubblePoll {...args} />
      </Bubble>
      <Bubble side="others" time="09:16">
        <BubblePoll {...args} options={counted} mine="pm" />
      </Bubble>
      <Bubble side="mine" time="09:17">
        <BubblePoll {...args} options={counted} closed />
      </Bubble>
      <Bubble side="mine" time="09:18">
        <BubblePoll {...args} options={counted.map((option) => ({ ...option, count: 0 }))} />
      </Bubble>
      <Bubble side="others" time="09:19">
        <BubblePoll {...args} mine="no" closed question={'Anticonstitutionnellement'.repeat(3)} />
      </Bubble>
    </div>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
