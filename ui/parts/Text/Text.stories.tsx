import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { Text } from './Text.tsx';

const meta = {
  component: Text,
  args: { children: 'Halles du marché, entrée nord' },
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AHeadingIsAHeading: Story = {
  name: 'A heading',
  args: { as: 'h2', size: 'lg', weight: 'bold' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Halles du marché, entrée nord' });
    await expect(getComputedStyle(heading).fontSize).toBe('20px');
    await expect(getComputedStyle(heading).margin).toBe('0px');
  },
};
export const TwoLinesAtMost: Story = {
  name: 'Two lines at most',
  args: {
    lines: 2,
    style: { inlineSize: 100 },
    children: 'Halles du marché, entrée nord, derrière la fontaine',
  },
  play: async ({ canvas, args }) => {
    const words = canvas.getByText(String(args.children));
    await expect(words.getBoundingClientRect().height).toBeCloseTo(48, 0);
    await expect(words.scrollHeight).toBeGreaterThan(words.clientHeight);
  },
};
export const Matrix: Story = {
  render: () => (
    <>
      {(['xl', 'lg', 'md', 'sm', 'xs'] as const).map((size) => (
        <Text key={size} size={size}>
          Halles du marché, entrée nord
        </Text>
      ))}
      <Text weight="medium">Prise en charge</Text>
      <Text weight="bold" figures>
        1 024 · 2 048
      </Text>
      <Text lines={1} style={{ inlineSize: 160 }}>
        Anticonstitutionnellement, au secrétariat
      </Text>
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
