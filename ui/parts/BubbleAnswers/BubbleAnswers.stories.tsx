import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Bubble } from '../Bubble/Bubble.tsx';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { BubbleAnswers } from './BubbleAnswers.tsx';

const answers = [
  { text: 'Oui' },
  { label: 'Téléphone', text: '+33 6 12 34 56 78' },
  { label: 'Code', text: '•••••' },
];

const meta = {
  component: BubbleAnswers,
  args: { question: 'L’eau coule-t-elle encore\u202f?', answers },
  render: (args) => (
    <div style={{ padding: 16, maxWidth: 560 }}>
      <Bubble side="mine" time="09:15">
        <BubbleAnswers {...args} />
      </Bubble>
    </div>
  ),
} satisfies Meta<typeof BubbleAnswers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnswersAreAList: Story = {
  name: 'Answers',
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'Oui',
      'Téléphone+33 6 12 34 56 78',
      'Code•••••',
    ]);
  },
};
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 10, padding: 16, maxWidth: 560 }}>
      <Bubble side="mine" time="09:15">
        <BubbleAnswers {...args} />
      </Bubble>
      <Bubble side="others" author={{ name: 'A. M.' }} time="09:16">
        <BubbleAnswers {...args} question={'Anticonstitutionnellement'.repeat(3)} />
      </Bubble>
      <Bubble side="others" time="09:17">
        <BubbleAnswers question="Sans réponse" answers={[]} />
      </Bubble>
    </div>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
