import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChatIcon } from '../../icons/ChatIcon.tsx';
import { LockIcon } from '../../icons/LockIcon.tsx';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import {
  DeskComposer,
  type DeskComposerProps,
  SuggestingTextArea,
  type Suggestion,
  type SuggestionSource,
} from './DeskComposer.tsx';

const meta = {
  component: DeskComposer,
  args: { onSend: fn(), placeholder: 'Votre message…' },
} satisfies Meta<typeof DeskComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

const people: readonly Suggestion[] = [
  { id: 'a', label: 'Camille Durand', detail: 'Propreté' },
  { id: 'b', label: 'Camille Petit', detail: 'Voirie' },
  { id: 'c', label: 'Léa Martin', detail: 'Propreté' },
];

const atSign: SuggestionSource = {
  sign: '@',
  label: 'Collègues',
  options: (query) => people.filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase())),
  found: (count) => `${count} collègues`,
  onChoose: (id) => `@${people.find((one) => one.id === id)?.label} `,
};

export const ASignOpensAListOfSuggestions: Story = {
  name: 'Suggestions',
  args: { suggestions: [atSign] },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Vu avec @cam');
    const list = canvas.getByRole('listbox', { name: 'Collègues' });
    await expect(within(list).getAllByRole('option')).toHaveLength(2);
    await expect(canvas.getByText('2 collègues')).toBeInTheDocument();
    const getActive = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await expect(getActive()).toHaveTextContent('Camille Durand');
    await userEvent.keyboard('{ArrowDown}');
    await expect(getActive()).toHaveTextContent('Camille Petit');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Vu avec @Camille Petit ');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('et @');
    await userEvent.click(within(canvas.getByRole('listbox')).getByText('Léa Martin'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('ici');
    await expect(field).toHaveValue('Vu avec @Camille Petit et @Léa Martin ici');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Vu avec @Camille Petit et @Léa Martin ici');
    await userEvent.type(field, 'Demande à @');
  },
};

const Correction = () => {
  const [words, setWords] = useState('Vu avec ');
  return <SuggestingTextArea label="Note" value={words} onValueChange={setWords} suggestions={[atSign]} />;
};

export const AFieldOfADialogHasTheSameLists: Story = {
  name: 'Suggestions in a text area',
  render: () => <Correction />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.type(field, '@cam');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await expect(field).toHaveAttribute('aria-activedescendant', canvas.getAllByRole('option')[0]?.id);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Vu avec @Camille Petit ');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const EscapeClosesTheListAndKeepsTheWords: Story = {
  tags: ['behaviour'],
  args: { suggestions: [atSign] },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '@cam{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('i');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('@cami');
    await userEvent.type(field, 'a@cam');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard(' @cam');
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

const SwitchedComposer = (args: DeskComposerProps) => {
  const [mode, setMode] = useState('reply');
  const isNote = mode === 'note';
  return (
    <DeskComposer
      {...args}
      modes={{
        label: 'Ce que vous écrivez',
        options: [
          { value: 'reply', label: 'Réponse', icon: <ChatIcon size={18} />, keys: 'r' },
          { value: 'note', label: 'Note interne', icon: <LockIcon size={18} />, keys: 'n' },
        ],
        value: mode,
        onChange: setMode,
      }}
      {...(isNote && {
        tone: 'note',
        label: 'Note interne, que les visiteurs ne lisent pas',
        placeholder: 'Les visiteurs ne lisent pas cette note',
        sendLabel: 'Ajouter la note',
        sendIcon: <LockIcon size={22} />,
      })}
    />
  );
};

export const ASwitchTurnsTheFieldToANote: Story = {
  name: 'A note for colleagues',
  args: { onCamera: fn() },
  render: (args) => <SwitchedComposer {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form');
    const [reply, note] = canvas.getAllByRole('radio');
    if (!form || !reply || !note) throw new Error('The switch is not there.');
    const ground = () => getComputedStyle(form).backgroundImage + getComputedStyle(form).backgroundColor;
    const before = ground();
    await expect(reply).toHaveAttribute('aria-checked', 'true');
    reply.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(note).toHaveFocus();
    await expect(note).toHaveAttribute('aria-checked', 'true');
    await expect(form.parentElement).toHaveAttribute('data-tone', 'note');
    await expect(ground()).not.toBe(before);
    await expect(getComputedStyle(form).borderTopStyle).toBe('dashed');
    await expect(canvas.getByRole('textbox', { name: /que les visiteurs ne lisent pas/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ajouter la note' })).toBeDisabled();
    await userEvent.click(reply);
    await expect(form.parentElement).not.toHaveAttribute('data-tone');
    await expect(canvas.getByRole('button', { name: 'Envoyer' })).toBeDisabled();
    await userEvent.click(note);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <SwitchedComposer {...args} label="Réponse" />
      <DeskComposer
        {...args}
        label="Note"
        tone="note"
        sendLabel="Ajouter la note"
        placeholder="Les visiteurs ne lisent pas cette note"
      />
    </div>
  ),
};

export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };

export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
