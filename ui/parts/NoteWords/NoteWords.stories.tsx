import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { NoteWords } from './NoteWords.tsx';

const meta = {
  component: NoteWords,
  args: { text: 'Clé chez @Léa Martin, voir https://exemple.fr/plan', marks: ['@Léa Martin'] },
} satisfies Meta<typeof NoteWords>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeWordsStandOut: Story = {
  name: 'Words of a note',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('@Léa Martin').tagName).toBe('B');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://exemple.fr/plan');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <NoteWords {...args} />
      <NoteWords text="Sans personne" />
    </div>
  ),
};

export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };

export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
