import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { ServiceMark } from './ServiceMark.tsx';

const meta = {
  component: ServiceMark,
  args: { code: 'maintenance', label: 'Services techniques' },
  decorators: [(Story) => <StorySheet style={{ justifyItems: 'start' }}>{Story()}</StorySheet>],
} satisfies Meta<typeof ServiceMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamedByItsLabel: Story = {
  name: 'Of a case',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Services techniques')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Matrix: Story = {
  render: () => (
    <>
      <ServiceMark code="maintenance" label="Services techniques" />
      <ServiceMark code="police" label="Police municipale" neutral />
      <ServiceMark code="lighthouse" label="Phare" />
      <div style={{ inlineSize: 160 }}>
        <ServiceMark code="janitorial" label="Propreté urbaine et collecte des encombrants" />
      </div>
    </>
  ),
};

export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };

export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
