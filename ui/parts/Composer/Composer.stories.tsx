import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { Composer, type ComposerProps } from './Composer.tsx';

/** Clears the draft on send. */
const ControlledComposer = ({ value, onChange, onSend, ...rest }: ComposerProps) => {
  const [draft, setDraft] = useState(value ?? '');
  const change = (next: string) => {
    setDraft(next);
    onChange?.(next);
  };
  const send = (text: string) => {
    setDraft('');
    onSend(text);
  };
  return <Composer {...rest} value={draft} onChange={change} onSend={send} />;
};

const meta = {
  component: Composer,
  args: { value: '', onChange: fn(), onSend: fn(), placeholder: 'Votre message…' },
  render: (args) => <ControlledComposer {...args} />,
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

const getSendButton = (root: HTMLElement) => {
  const button = root.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!button) throw new Error('The composer has no button to send.');
  return button;
};

export const WhatIsTypedStaysNamed: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Il pleut');
    await expect(canvas.getByRole('textbox', { name: 'Votre message' })).toHaveAttribute(
      'title',
      'Votre message',
    );
  },
};

export const SendsTheTrimmedTextOnce: Story = {
  name: 'A reply',
  play: async ({ args, canvasElement }) => {
    const send = getSendButton(canvasElement);
    await expect(send).toBeDisabled();
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, '  Il pleut dans le hall ');
    await expect(send).toBeEnabled();
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith('Il pleut dans le hall');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
  },
};

export const EnterSendsAndShiftEnterBreaksTheLine: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, 'Un{Shift>}{Enter}{/Shift}deux');
    await expect(field).toHaveValue('Un\ndeux');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Un\ndeux');
  },
};

const sent = fn();

export const ASecondButtonSendsAndGoesOn: Story = {
  tags: ['behaviour'],
  args: { sendNext: { label: 'Envoyer et ouvrir le suivant', keys: 'Control+Enter', onSent: sent } },
  play: async ({ args, canvas }) => {
    sent.mockClear();
    const next = canvas.getByRole('button', { name: 'Envoyer et ouvrir le suivant' });
    await expect(next).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox'), 'Demain{Control>}{Enter}{/Control}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(next);
    await expect(args.onSend).toHaveBeenCalledWith('Demain');
    await expect(sent).toHaveBeenCalledOnce();
  },
};

export const AnEnterThatConfirmsAWordOfAnInputMethodSendsNothing: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'にほん');
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true });
    // Safari fires it before keydown.
    fireEvent.compositionEnd(field, { data: 'にほん' });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: false });
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue('にほん');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('にほん');
  },
};

const createPicture = () => new File(['x'], 'fuite.png', { type: 'image/png' });
const createTransfer = (types: Readonly<Record<string, string>> = {}): DataTransfer => {
  const data = new DataTransfer();
  data.items.add(createPicture());
  for (const [type, words] of Object.entries(types)) data.setData(type, words);
  return data;
};

export const TakesPicturesThatArePasted: Story = {
  tags: ['behaviour'],
  args: { onFiles: fn() },
  play: async ({ args, canvas }) => {
    const paste = (clipboardData: DataTransfer) =>
      canvas
        .getByRole('textbox')
        .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    // Office programs add a picture.
    await expect(paste(createTransfer({ 'text/plain': 'a', 'text/html': '<td>a' }))).toBe(true);
    await expect(args.onFiles).not.toHaveBeenCalled();
    await expect(paste(createTransfer({ 'text/html': '<img>' }))).toBe(false);
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'fuite.png' })]);
  },
};

export const TakesPicturesThatAreDropped: Story = {
  tags: ['behaviour'],
  args: { onFiles: fn() },
  play: async ({ args, canvasElement, canvas }) => {
    const form = canvasElement.querySelector('form');
    const field = canvas.getByRole('textbox');
    const drag = (type: string, dataTransfer: DataTransfer) =>
      field.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    await expect(drag('dragover', createTransfer())).toBe(false);
    await waitFor(() => expect(form).toHaveAttribute('data-dropping'));
    await expect(drag('drop', createTransfer())).toBe(false);
    await waitFor(() => expect(form).not.toHaveAttribute('data-dropping'));
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'fuite.png' })]);
    // Goes into the field.
    await expect(drag('dragover', new DataTransfer())).toBe(true);
  },
};

export const TooLongIsKeptButNotSent: Story = {
  name: 'Too long',
  args: { value: 'Trop long. '.repeat(19) },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue('Trop long. '.repeat(19));
    await expect(getSendButton(canvasElement)).toBeDisabled();
    await expect(canvasElement.querySelector('[data-sign]')).toBeVisible();
  },
};

export const HoldsItsOwnDraftAndEmptiesItOnceSent: Story = {
  name: 'It holds its own draft',
  render: ({ onChange, onSend }) => <Composer defaultValue="Il pleut" onChange={onChange} onSend={onSend} />,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue('Il pleut');
    await userEvent.type(field, ' ici');
    await expect(args.onChange).toHaveBeenLastCalledWith('Il pleut ici');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(args.onSend).toHaveBeenCalledWith('Il pleut ici');
    await expect(field).toHaveValue('');
  },
};

export const WhatWaitsToGoStandsAboveTheField: Story = {
  tags: ['behaviour'],
  args: { onCamera: fn(), above: <p style={{ margin: '0 0 12px' }}>2 gardées ici, pas encore envoyées.</p> },
  play: async ({ canvas }) => {
    const waiting = canvas.getByText('2 gardées ici, pas encore envoyées.').getBoundingClientRect();
    const field = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(waiting.bottom).toBeLessThan(field.top);
  },
};

const wrong = 'Ce caractère ne peut pas être envoyé\u202f: ß';

/** And at each attempt to send. */
export const WhyItIsRefusedIsSaid: Story = {
  args: { defaultValue: 'bonjour ß', invalid: true, hint: 'Caractère non accepté\u202f: ß.' },
  play: async ({ args, canvas }) => {
    const said = canvas.getByRole('alert');
    await expect(said).toHaveTextContent(/accepté.: ß/);
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/accepté.: ß/);
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).not.toBe(said);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ControlledComposer {...args} label="Vide" />
      <ControlledComposer {...args} label="Avec appareil photo" onCamera={() => {}} />
      <ControlledComposer
        {...args}
        label="Au bureau"
        onCamera={() => {}}
        keysHint="⏎ envoyer · ⇧⏎ ligne"
        placeholder="Répondre…"
      />
      <ControlledComposer
        {...args}
        label="Long"
        onCamera={() => {}}
        value={'Le sol glisse devant le lavabo. '.repeat(5)}
      />
      <ControlledComposer {...args} label="Trop long" value={'Le sol glisse devant le lavabo. '.repeat(7)} />
      <ControlledComposer {...args} label="Refusé" value="Straße bloquée" invalid hint={wrong} />
      <ControlledComposer {...args} label="Inactif" value="Un brouillon" disabled onCamera={() => {}} />
    </div>
  ),
};

export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };

export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
