import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { Avatar } from './Avatar.tsx';

const meta = { component: Avatar, args: { initials: 'AM' } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  name: 'Beside a name',
  play: async ({ canvas }) => {
    const letters = canvas.getByText('AM');
    await expect(letters).toBeVisible();
    await expect(letters).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const WithAName: Story = {
  name: 'By itself',
  args: { label: 'A. M., Maintenance' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A. M., Maintenance' })).toHaveTextContent(/^AM$/);
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, padding: 16, alignItems: 'center' }}>
      <Avatar initials="A" />
      <Avatar initials="AM" />
      <Avatar initials="AMD" />
      <Avatar initials="AM" color="#178a5b" />
      <Avatar initials="AM" size="md" />
      <Avatar initials="JB" size="md" color="#c2570c" label="J. B., Secours" />
    </div>
  ),
};

export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };

export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
