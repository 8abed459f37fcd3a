import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  component: Badge,
  args: { count: 3 },
  decorators: [(Story) => <StorySheet style={{ justifyItems: 'start' }}>{Story()}</StorySheet>],
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof Badge>;

export const SaysWhatTheNumberCounts: Story = {
  name: 'A number',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 non lus')).toBeInTheDocument();
  },
};
export const NothingAtZero: Story = {
  tags: ['behaviour'],
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
export const Matrix: Story = {
  render: () => (
    <>
      <Badge count={1} />
      <Badge count={42} />
      <Badge count={1200} />
      <Badge kind="demo" />
      <Badge kind="simulation" />
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
