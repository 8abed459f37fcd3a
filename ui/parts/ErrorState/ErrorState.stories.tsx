import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OfflineIcon } from '../../icons/OfflineIcon.tsx';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  component: ErrorState,
  args: {
    title: 'Les signalements n’ont pas pu être chargés',
    text: 'Le réseau semble absent.',
    onRetry: fn(),
  },
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TriesAgain: Story = {
  name: 'Try again',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Matrix: Story = {
  render: (args) => (
    <>
      <ErrorState {...args} />
      <ErrorState {...args} icon={<OfflineIcon />} retrying />
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
