import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { PinIcon } from '../../icons/PinIcon.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { FilterChip } from '../FilterChip/FilterChip.tsx';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { ChipRow } from './ChipRow.tsx';

const meta = {
  component: ChipRow,
  args: { 'aria-label': 'Filtres' },
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof ChipRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const filters = [
  { id: 'new', words: 'Nouveaux', count: 3 },
  { id: 'mine', words: 'À moi', count: 5 },
  { id: 'waiting', words: 'Attente', count: 2 },
  { id: 'closed', words: 'Clôturés', count: undefined },
  { id: 'all', words: 'Tous les signalements', count: 128 },
];

const Filters = () => {
  const [current, setCurrent] = useState('new');
  return (
    <ChipRow aria-label="Filtres">
      {filters.map(({ id, words, count }) => (
        <FilterChip key={id} pressed={id === current} count={count} onClick={() => setCurrent(id)}>
          {words}
        </FilterChip>
      ))}
    </ChipRow>
  );
};

export const SwitchesAFilter: Story = {
  name: 'Filters of a list',
  render: () => <Filters />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'À moi 5' }));
    const pressed = canvas.getAllByRole('button', { pressed: true });
    await expect(pressed.map((chip) => chip.textContent)).toEqual(['À moi5']);
  },
};
export const Matrix: Story = {
  render: () => (
    <>
      <Filters />
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
        <Chip>Prise en charge</Chip>
        <Chip icon={<PinIcon size="1.1em" />}>Halles, entrée nord</Chip>
      </div>
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
