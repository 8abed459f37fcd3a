import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { CaseDetails } from './CaseDetails.tsx';
import { detailsArgs } from './detailsFixture.tsx';

const meta = {
  component: CaseDetails,
  args: detailsArgs,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof CaseDetails>;
export default meta;
type Story = StoryObj<typeof CaseDetails>;

export const Loading: Story = {
  name: 'On its way',
  args: { facts: undefined, actions: undefined },
  play: async ({ canvas, canvasElement }) => {
    const pane = canvas.getByRole('region', { name: 'Détails' });
    await expect(pane).toHaveAttribute('aria-busy', 'true');
    await expect(pane.querySelectorAll('[data-shape]')).toHaveLength(4);
    await expect(canvasElement.querySelector('dl')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
