import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { EmergencyNumbers } from './EmergencyNumbers.tsx';
import { emergencyArgs } from './emergencyFixture.ts';

const meta = {
  component: EmergencyNumbers,
  args: emergencyArgs,
} satisfies Meta<typeof EmergencyNumbers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = {
  args: { texts: { title: 'Une urgence ?' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Une urgence ?')).toBeVisible();
    await expect(canvas.queryByText(/ligne d’urgence/)).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(emergencyArgs.numbers.length);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, padding: 16, maxWidth: 480 }}>
      <EmergencyNumbers {...args} />
    </div>
  ),
};

export const MatrixDark: Story = { ...Matrix, ...onDark };

export const MatrixPale: Story = { ...Matrix, ...onPale };
