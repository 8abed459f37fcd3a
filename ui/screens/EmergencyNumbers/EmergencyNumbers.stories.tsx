import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { assertNoOverflow, smallPhoneView } from '../../parts/shared/storyChecks.ts';
import { EmergencyNumbers } from './EmergencyNumbers.tsx';
import { emergencyArgs } from './emergencyFixture.ts';

const meta = {
  component: EmergencyNumbers,
  args: emergencyArgs,
} satisfies Meta<typeof EmergencyNumbers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = {
  name: 'The title alone',
  args: { texts: { title: 'Une urgence\u202f?' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Une urgence ?')).toBeVisible();
    await expect(canvas.queryByText(/ligne d’urgence/)).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(emergencyArgs.numbers.length);
  },
};

export const FoldedIsOneRowOnTheSmallestPhone: Story = {
  tags: ['behaviour'],
  ...smallPhoneView,
  args: { folded: true, texts: { title: 'Un danger\u202f?' } },
  decorators: [
    (Drawn) => (
      <div style={{ padding: 16 }}>
        <Drawn />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    for (const { width } of boxes) await expect(width).toBeGreaterThanOrEqual(24);
  },
};

const long = { number: '17', label: 'Police et gendarmerie' };

export const LongWordsStandBelowTheirNumberAtTwiceTheText: Story = {
  tags: ['behaviour'],
  ...smallPhoneView,
  args: { numbers: [...emergencyArgs.numbers.filter(({ number }) => number !== long.number), long] },
  decorators: [
    (Drawn) => (
      <div style={{ padding: 32 }}>
        <Drawn />
      </div>
    ),
  ],
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async (context) => {
    await assertNoOverflow(context);
    const { canvas } = context;
    const bottom = canvas.getByText(long.number).getBoundingClientRect().bottom;
    await expect(canvas.getByText(long.label).getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom - 1);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, padding: 16, maxWidth: 480 }}>
      <EmergencyNumbers {...args} />
    </div>
  ),
};

export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };

export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
