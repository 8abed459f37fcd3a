import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { Progress } from './Progress.tsx';

const meta = {
  component: Progress,
  args: { label: 'Envoi de la photo', value: 40 },
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysHowFar: Story = {
  name: 'Sending a photo',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Envoi de la photo' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
  },
};
export const NeverSaysMoreThanAll: Story = {
  tags: ['behaviour'],
  args: { value: 150 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};
export const NothingToDoYetIsAnUnknownEnd: Story = {
  name: 'An unknown end',
  args: { value: 0, max: 0 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('data-unknown');
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar).not.toHaveAttribute('aria-valuemax');
  },
};
export const Matrix: Story = {
  render: () => (
    <>
      <Progress label="Début" value={0} />
      <Progress label="Quatre dixièmes" value={4} max={10} />
      <Progress label="Fin" value={100} />
      <Progress label="Sans terme connu" />
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
