import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  component: Spinner,
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysThatSomethingIsComing: Story = {
  name: 'On its way',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement…');
  },
};
export const Matrix: Story = {
  render: () => (
    <>
      <Spinner />
      <Spinner label="Connexion aux serveurs…" showLabel />
      <p style={{ margin: 0 }}>
        <Spinner size="small" /> En ligne de texte
      </p>
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
