import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { VisitForm } from './snippets/withReactHookForm.tsx';

/** A react-hook-form form with every field of the library. */
const meta = {
  title: 'With react-hook-form',
  component: VisitForm,
  args: { onSubmit: fn() },
  tags: ['!autodocs'],
} satisfies Meta<typeof VisitForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AVisit: Story = { name: 'A form' };

export const EachMissingAnswerTakesTheFocusInTurn: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    const option = async (name: string) =>
      userEvent.click(await canvas.findByRole('option', { name, hidden: true }));
    const group = (role: 'group' | 'radiogroup', name: RegExp) => canvas.getByRole(role, { name });
    const rows = [
      {
        missing: 'Il manque le nom.',
        field: () => canvas.getByRole('textbox', { name: 'Votre nom' }),
        stop: () => canvas.getByRole('textbox', { name: 'Votre nom' }),
        answer: () => userEvent.keyboard('Léa'),
      },
      {
        missing: 'Choisissez un lieu.',
        field: () => canvas.getByRole('combobox', { name: 'Lieu' }),
        stop: () => canvas.getByRole('combobox', { name: 'Lieu' }),
        answer: async () => {
          await userEvent.click(canvas.getByRole('combobox', { name: 'Lieu' }));
          await option('Piscine');
        },
      },
      {
        missing: 'Choisissez une manière.',
        field: () => group('radiogroup', /Comment vous répondre/),
        stop: () => canvas.getByRole('radio', { name: 'Par e-mail' }),
        answer: () => userEvent.keyboard(' '),
      },
      {
        missing: 'Répondez par oui ou par non.',
        field: () => group('group', /Reviendriez-vous/),
        stop: () => canvas.getByRole('button', { name: 'Oui' }),
        answer: () => userEvent.keyboard('{Tab}{Enter}'),
      },
      {
        missing: 'Cochez au moins une ligne.',
        field: () => group('group', /était/),
        stop: () => canvas.getByRole('checkbox', { name: 'Propre' }),
        answer: () => userEvent.keyboard('{ArrowDown} '),
      },
      {
        missing: 'Donnez une note.',
        field: () => group('radiogroup', /Comment était-ce/),
        stop: () => canvas.getByRole('radio', { name: '1 étoile sur 5' }),
        answer: () => userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}'),
      },
    ];
    for (const { missing, field, stop, answer } of rows) {
      await send();
      await waitFor(() => expect(stop()).toHaveFocus());
      await expect(field()).toHaveAccessibleDescription(missing);
      await expect(canvas.getAllByText(missing).at(-1)).toBeVisible();
      await expect(field().closest('[data-invalid]')).not.toBeNull();
      await answer();
    }
    await send();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { name: 'Léa', place: 'pool', reply: 'mail', again: false, seen: ['Calme'], stars: 4 },
      expect.anything(),
    );
  },
};

export const WhatIsWrongIsMarkedForWhoeverHearsIt: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    for (const group of await canvas.findAllByRole('radiogroup')) await expect(group).toBeInvalid();
    const rows = within(canvas.getByRole('group', { name: /était/ })).getAllByRole('checkbox');
    for (const row of rows) await expect(row).toBeInvalid();
  },
};
