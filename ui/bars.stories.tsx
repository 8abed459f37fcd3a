import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Bar } from './screens/shared/Bar.tsx';

/** Bottom bar with a share of the window height. */
const Page = ({ share }: { share: number }) => (
  <div>
    <div style={{ blockSize: '200vh' }} />
    <Bar at="actions" data-testid="bar">
      <div style={{ blockSize: `${share * 100}vh` }}>Envoyer</div>
    </Bar>
  </div>
);

const meta = {
  component: Page,
  tags: ['behaviour', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const getCoveredHeight = () => document.documentElement.style.getPropertyValue('--pv-actions');

export const StaysInSightWhilePartOfTheWindowIsFree: Story = {
  args: { share: 0.29 },
  play: async ({ canvas }) => {
    const bar = canvas.getByTestId('bar');
    await waitFor(() => expect(getCoveredHeight()).toBe(`${bar.offsetHeight}px`));
    await expect(bar).not.toHaveAttribute('data-high');
    await expect(getComputedStyle(bar).position).toBe('sticky');
  },
};

export const GoesWithThePageWhereItWouldLeaveASlot: Story = {
  args: { share: 0.31 },
  play: async ({ canvas }) => {
    const bar = canvas.getByTestId('bar');
    await waitFor(() => expect(bar).toHaveAttribute('data-high'));
    await expect(getComputedStyle(bar).position).toBe('static');
    await expect(getCoveredHeight()).toBe('0px');
  },
};
