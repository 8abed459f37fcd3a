import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { Select } from './Select.tsx';
import { options } from './storyOptions.ts';

const one = fn();
const many = fn();

const meta = {
  component: Select,
  args: { label: 'Issue du signalement', options },
  decorators: [(Story) => <StorySheet style={{ minBlockSize: 360 }}>{Story()}</StorySheet>],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof Select>;

export const CanBeCleared: Story = {
  name: 'One',
  args: { clearable: true, defaultValue: 'solved', onValueChange: one },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(canvas.getByRole('option', { name: 'Aucun choix' }));
    await expect(one).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Choisir');
  },
};
export const SeveralStayOpen: Story = {
  name: 'Several',
  render: () => <Select multiple label="Services" options={options} onValueChange={many} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(canvas.getByRole('option', { name: 'Résolu' }));
    await userEvent.click(canvas.getByRole('option', { name: /Doublon/ }));
    await expect(many).toHaveBeenLastCalledWith(['solved', 'duplicate']);
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Résolu, Doublon');
  },
};
export const Matrix: Story = {
  render: () => (
    <>
      <Select label="Sans choix" options={options} need="required" />
      <Select label="Choisi" options={options} defaultValue="solved" hint="Le visiteur le verra" />
      <Select label="À revoir" options={options} invalid error="Choisissez une issue" />
      <Select label="Fermé" options={options} disabled />
      <Select label="Ouvert" options={options} defaultValue="duplicate" clearable />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Ouvert' }));
  },
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
