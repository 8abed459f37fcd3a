import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  component: VisuallyHidden,
  args: { children: 'Trois messages non lus' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SpokenButNotShown: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('Trois messages non lus').getBoundingClientRect();
    await expect(width * height).toBeLessThanOrEqual(1);
  },
};
