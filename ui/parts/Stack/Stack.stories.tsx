import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  component: Stack,
  args: {
    children: (
      <>
        <Button>Prendre en charge</Button>
        <Button variant="quiet">Refuser…</Button>
      </>
    ),
  },
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneBelowTheOther: Story = {
  name: 'One below the other',
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((one) => one.getBoundingClientRect());
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeCloseTo(16, 0);
    await expect(second?.width).toBeCloseTo(first?.width ?? 0, 0);
  },
};
export const BesideOneAnother: Story = {
  name: 'Beside one another',
  args: { row: true, gap: 2, align: 'middle' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((one) => one.getBoundingClientRect());
    await expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(8, 0);
  },
};
export const AListIsAList: Story = {
  name: 'A list',
  args: {
    as: 'ul',
    children: (
      <>
        <li>Halles</li>
        <li>Gare</li>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('UL');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const Matrix: Story = {
  render: ({ children }) => (
    <Stack gap={8}>
      <Stack>{children}</Stack>
      <Stack row spread="between">
        {children}
      </Stack>
      <Stack row wrap gap={1} align="end" spread="end">
        {children}
        {children}
      </Stack>
    </Stack>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
