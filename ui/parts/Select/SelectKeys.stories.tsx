import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StorySheet } from '../shared/StorySheet.tsx';
import { Select } from './Select.tsx';
import { options } from './storyOptions.ts';

const one = fn();
const many = fn();

/** The entry that the keys stand on. */
const activeOf = (select: HTMLElement) =>
  document.getElementById(select.getAttribute('aria-activedescendant') ?? '');

const meta = {
  tags: ['behaviour', '!autodocs'],
  component: Select,
  args: { label: 'Issue du signalement', options },
  decorators: [(Story) => <StorySheet style={{ minBlockSize: 360 }}>{Story()}</StorySheet>],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof Select>;

export const KeysOpenMoveAndChoose: Story = {
  render: () => <Select label="Issue du signalement" options={options} onValueChange={one} />,
  play: async ({ canvas }) => {
    one.mockClear();
    const select = canvas.getByRole('combobox', { name: 'Issue du signalement' });
    select.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(select).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(one).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(one).toHaveBeenLastCalledWith('other');
    await expect(select).toHaveTextContent('Pas de notre ressort');
    await expect(select).toHaveAttribute('aria-expanded', 'false');
  },
};
export const TypingFinds: Story = {
  render: () => <Select label="Issue du signalement" options={options} onValueChange={one} />,
  play: async ({ canvas }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('do{Enter}');
    await expect(one).toHaveBeenLastCalledWith('duplicate');
  },
};
export const HomeAndEndLeadToTheEndsAndEscapeKeepsTheChoice: Story = {
  render: () => (
    <Select label="Issue du signalement" options={options} defaultValue="duplicate" onValueChange={one} />
  ),
  play: async ({ canvas }) => {
    one.mockClear();
    const select = canvas.getByRole('combobox');
    const active = () => activeOf(select);
    select.focus();
    await userEvent.keyboard('{End}');
    await expect(select).toHaveAttribute('data-open', 'true');
    await expect(active()).toHaveTextContent('Pas de notre ressort');
    await userEvent.keyboard('{Home}');
    await expect(active()).toHaveTextContent('Résolu');
    await userEvent.keyboard('{Escape}');
    await expect(select).toHaveAttribute('aria-expanded', 'false');
    await expect(select).toHaveFocus();
    await expect(select).toHaveTextContent('Doublon');
    await expect(one).not.toHaveBeenCalled();
  },
};
export const SeveralAreChosenByKeys: Story = {
  render: () => <Select multiple label="Services" options={options} onValueChange={many} />,
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Services' });
    select.focus();
    await userEvent.keyboard('{Enter}{Enter}{ArrowDown} ');
    await expect(many).toHaveBeenLastCalledWith(['solved', 'duplicate']);
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(2);
    await userEvent.keyboard('{Tab}');
    await expect(select).toHaveAttribute('aria-expanded', 'false');
  },
};
