import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: 'solved', label: 'Résolu' },
  { value: 'duplicate', label: 'Doublon', description: 'Déjà signalé par quelqu’un d’autre' },
  { value: 'other', label: 'Pas de notre ressort' },
  { value: 'closed', label: 'Fermé au public', disabled: true },
];
const one = fn();
const many = fn();

const meta = {
  component: Select,
  args: { label: 'Issue du cas', options },
  decorators: [(Story) => <StorySheet style={{ minBlockSize: 360 }}>{Story()}</StorySheet>],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof Select>;

export const KeysOpenMoveAndChoose: Story = {
  render: () => <Select label="Issue du cas" options={options} onValueChange={one} />,
  play: async ({ canvas }) => {
    one.mockClear();
    const select = canvas.getByRole('combobox', { name: 'Issue du cas' });
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
  render: () => <Select label="Issue du cas" options={options} onValueChange={one} />,
  play: async ({ canvas }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('do{Enter}');
    await expect(one).toHaveBeenLastCalledWith('duplicate');
  },
};
export const HomeAndEndLeadToTheEndsAndEscapeKeepsTheChoice: Story = {
  render: () => (
    <Select label="Issue du cas" options={options} defaultValue="duplicate" onValueChange={one} />
  ),
  play: async ({ canvas }) => {
    one.mockClear();
    const select = canvas.getByRole('combobox');
    const active = () => document.getElementById(select.getAttribute('aria-activedescendant') ?? '');
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
export const CanBeCleared: Story = {
  render: () => (
    <Select label="Issue du cas" options={options} clearable defaultValue="solved" onValueChange={one} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(canvas.getByRole('option', { name: 'Aucun choix' }));
    await expect(one).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Choisir');
  },
};
export const SeveralStayOpen: Story = {
  render: () => <Select multiple label="Services" options={options} onValueChange={many} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(canvas.getByRole('option', { name: 'Résolu' }));
    await userEvent.click(canvas.getByRole('option', { name: /Doublon/ }));
    await expect(many).toHaveBeenLastCalledWith(['solved', 'duplicate']);
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Résolu, Doublon');
  },
};
export const ChoosingMovesNoEntry: Story = {
  render: () => <Select multiple clearable label="Services" options={options} onValueChange={many} />,
  play: async ({ canvas }) => {
    many.mockClear();
    const select = canvas.getByRole('combobox', { name: 'Services' });
    await userEvent.click(select);
    await expect(canvas.getByRole('option', { name: 'Aucun choix' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const solved = canvas.getByRole('option', { name: 'Résolu' });
    const before = solved.getBoundingClientRect().top;
    await userEvent.keyboard('{Enter}');
    await expect(many).toHaveBeenLastCalledWith(['solved']);
    await expect(solved.getBoundingClientRect().top).toBe(before);
    await expect(solved).toHaveAttribute('data-active');
    await userEvent.keyboard('{Enter}');
    await expect(many).toHaveBeenLastCalledWith([]);
    await expect(select).toHaveAttribute('aria-expanded', 'true');
  },
};
export const AnEmptyListPointsNowhere: Story = {
  render: () => <Select label="Services" options={[]} />,
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Services' });
    await userEvent.click(select);
    await expect(canvas.getByRole('option', { name: 'Aucun choix possible' })).toBeVisible();
    await expect(select).not.toHaveAttribute('aria-activedescendant');
  },
};
const sent = (form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => `${name}=${value}`);

export const ANamedOneGivesItsChoiceToAFormAndFollowsItsReset: Story = {
  render: () => (
    <form aria-label="Cas">
      <Select label="Issue du cas" name="outcome" options={options} onValueChange={one} />
      <Select label="Services" name="service" multiple options={options} defaultValue={['solved', 'other']} />
      <Select label="Fermé" name="closed" options={options} defaultValue="solved" disabled />
      <Select label="Sans nom" options={options} defaultValue="solved" />
      <button type="reset">Recommencer</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const atFirst = ['outcome=', 'service=solved', 'service=other'];
    await expect(sent(form)).toEqual(atFirst);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Issue du cas' }));
    await userEvent.click(canvas.getByRole('option', { name: 'Résolu' }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Services' }));
    await userEvent.click(canvas.getByRole('option', { name: 'Résolu' }));
    await expect(sent(form)).toEqual(['outcome=solved', 'service=other']);
    await userEvent.click(canvas.getByRole('button', { name: 'Recommencer' }));
    await expect(sent(form)).toEqual(atFirst);
    await expect(one).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('combobox', { name: 'Issue du cas' })).toHaveTextContent('Choisir');
    await expect(canvas.getByRole('combobox', { name: 'Services' })).toHaveTextContent('Résolu, Pas de');
  },
};
export const Matrix: Story = {
  render: () => (
    <>
      <Select label="Sans choix" options={options} need="required" />
      <Select label="Choisi" options={options} defaultValue="solved" hint="Le contributeur le verra" />
      <Select label="À revoir" options={options} invalid error="Choisissez une issue" />
      <Select label="Fermé" options={options} disabled />
      <Select label="Ouvert" options={options} defaultValue="duplicate" clearable />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Ouvert' }));
  },
};
export const MatrixDark: Story = { ...Matrix, ...onDark };
export const MatrixPale: Story = { ...Matrix, ...onPale };
