import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { FilterChip } from './FilterChip.tsx';

const meta = {
  component: FilterChip,
  args: { children: 'À moi', count: 5, pressed: true, onClick: fn() },
  decorators: [(Story) => <StorySheet style={{ justifyItems: 'start' }}>{Story()}</StorySheet>],
} satisfies Meta<typeof FilterChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhetherItFilters: Story = {
  name: 'A filter',
  render: (args) => (
    <>
      <FilterChip {...args} />
      <FilterChip {...args} pressed={false}>
        Clôturés
      </FilterChip>
    </>
  ),
  play: async ({ canvas, args }) => {
    const chip = canvas.getByRole('button', { name: 'À moi 5' });
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Clôturés 5' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(chip);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Matrix: Story = {
  render: () => (
    <>
      <FilterChip pressed={false}>Nouveaux</FilterChip>
      <FilterChip pressed>Nouveaux</FilterChip>
      <FilterChip pressed={false} unread={23}>
        Nouveaux
      </FilterChip>
      <FilterChip pressed unread={23}>
        Nouveaux
      </FilterChip>
      <FilterChip pressed={false} count={128}>
        Tous les signalements
      </FilterChip>
      <FilterChip pressed count={0}>
        En attente
      </FilterChip>
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
