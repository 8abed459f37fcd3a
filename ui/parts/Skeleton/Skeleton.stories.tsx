import type { Meta, StoryObj } from '@storybook/react-vite';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  component: Skeleton,
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: () => (
    <>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
        <Skeleton shape="tile" />
        <Skeleton shape="tile" />
      </div>
      <div style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 12, alignItems: 'center' }}>
        <Skeleton shape="round" />
        <div>
          <Skeleton style={{ inlineSize: '60%' }} />
          <Skeleton />
        </div>
      </div>
      <Skeleton shape="box" />
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
