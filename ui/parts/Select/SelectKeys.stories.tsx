import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StorySheet } from '../shared/StorySheet.tsx';
import { Select } from './Select.tsx';
import { options } from './storyOptions.ts';

const one = fn();
const many = fn();

const getActiveEntry = (select: HTMLElement) =>
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
    const active = () => getActiveEntry(select);
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

export const ASpaceWhileTypingIsTyped: Story = {
  render: () => (
    <Select
      label="Lieu"
      options={['Place', 'Place de la mairie', 'Place du Puits'].map((label) => ({ value: label, label }))}
      onValueChange={one}
    />
  ),
  play: async ({ canvas }) => {
    one.mockClear();
    const select = canvas.getByRole('combobox');
    select.focus();
    await userEvent.keyboard('place du');
    await expect(one).not.toHaveBeenCalled();
    await expect(select).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Enter}');
    await expect(one).toHaveBeenLastCalledWith('Place du Puits');
    await userEvent.keyboard('{Enter}{Home} ');
    await expect(one).toHaveBeenLastCalledWith('Place');
  },
};

export const AltWithUpChoosesAndCloses: Story = {
  render: () => <Select label="Issue du signalement" options={options} onValueChange={one} />,
  play: async ({ canvas }) => {
    one.mockClear();
    const select = canvas.getByRole('combobox');
    select.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(select).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}{End}{Alt>}{ArrowUp}{/Alt}');
    await expect(one).toHaveBeenLastCalledWith('other');
    await expect(select).toHaveAttribute('aria-expanded', 'false');
  },
};

export const AltWithDownOpensWithoutMoving: Story = {
  render: () => (
    <Select label="Issue du signalement" options={options} defaultValue="other" onValueChange={one} />
  ),
  play: async ({ canvas }) => {
    one.mockClear();
    const select = canvas.getByRole('combobox');
    select.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(select).toHaveAttribute('aria-expanded', 'true');
    await expect(getActiveEntry(select)).toHaveTextContent('Pas de notre ressort');
    await userEvent.keyboard('{Alt>}a{/Alt}');
    await expect(getActiveEntry(select)).toHaveTextContent('Pas de notre ressort');
    await expect(one).not.toHaveBeenCalled();
  },
};

export const PagesPassOverTenEntries: Story = {
  render: () => (
    <Select
      label="Service"
      options={Array.from({ length: 25 }, (_, index) => ({
        value: `${index + 1}`,
        label: `Service ${index + 1}`,
        disabled: index === 0 || index === 24,
      }))}
    />
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    select.focus();
    await userEvent.keyboard('{PageDown}');
    await expect(select).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    const met: (string | null | undefined)[] = [getActiveEntry(select)?.textContent];
    for (const key of ['{PageDown}', '{PageDown}', '{PageDown}', '{PageUp}', '{PageUp}', '{PageUp}']) {
      await userEvent.keyboard(key);
      met.push(getActiveEntry(select)?.textContent);
    }
    await expect(met).toEqual([2, 12, 22, 24, 14, 4, 2].map((service) => `Service ${service}`));
  },
};
