import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PinIcon } from '../../icons/PinIcon.tsx';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { getTokenColour } from '../shared/storyChecks.ts';
import { Chip } from './Chip.tsx';

const meta = {
  component: Chip,
  args: { children: 'Prise en charge' },
  decorators: [(Story) => <StorySheet style={{ justifyItems: 'start' }}>{Story()}</StorySheet>],
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneFact: Story = {
  name: 'A state',
  play: async ({ canvas }) => {
    const chip = canvas.getByText('Prise en charge');
    await expect(canvas.queryByRole('button')).toBeNull();
    const { backgroundColor, borderRadius } = getComputedStyle(chip);
    await expect(backgroundColor).toBe(getTokenColour('navBtnBg'));
    const { height } = chip.getBoundingClientRect();
    await expect(height).toBe(28);
    await expect(Number.parseFloat(borderRadius)).toBeGreaterThanOrEqual(height / 2);
  },
};
export const Matrix: Story = {
  render: () => (
    <>
      <Chip>Prise en charge</Chip>
      <Chip icon={<PinIcon size="1.1em" />}>Halles, entrée nord</Chip>
      <Chip>12</Chip>
      <Chip icon={<PinIcon size="1.1em" />}>
        Médiathèque intercommunale Simone-de-Beauvoir, deuxième étage, salle de lecture du fonds local
      </Chip>
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
