import type { Meta, StoryObj } from '@storybook/react-vite';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { Separator } from './Separator.tsx';

const meta = {
  component: Separator,
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof Separator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: () => (
    <>
      <span>Au-dessus</span>
      <Separator />
      <div style={{ display: 'flex', gap: 12, blockSize: 24 }}>
        <span>Avant</span>
        <Separator orientation="vertical" />
        <span>Après</span>
      </div>
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
