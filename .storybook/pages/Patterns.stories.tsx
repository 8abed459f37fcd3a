import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Conversation } from './snippets/aChat.tsx';
import { DeletePhoto } from './snippets/aConfirmation.tsx';
import { ReportForm } from './snippets/aForm.tsx';
import { SubjectMenu } from './snippets/aMenu.tsx';

/** Combinations of parts for common tasks. */
const meta = { title: 'Patterns', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

export const AMenu: Story = {
  name: 'Tiles, then one button',
  render: () => <SubjectMenu />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Signaler/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Éclairage/ }));
    await expect(canvas.getByRole('button', { name: /Lampe éteinte/, pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Signaler/ })).toHaveTextContent('Signaler : Éclairage');
  },
};

export const AChat: Story = {
  name: 'Messages and a composer',
  render: () => <Conversation />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: 'Conversation' });
    const bubbles = () =>
      [...log.querySelectorAll('[data-side]')].map((one) => one.getAttribute('data-side'));
    await expect(bubbles()).toEqual(['mine', 'others']);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Votre message' }), 'Le sol glisse.{Enter}');
    await waitFor(() => expect(bubbles()).toEqual(['mine', 'others', 'mine', 'others']));
    await expect(log).toHaveTextContent('Le sol glisse.');
    await expect(canvas.getByRole('textbox', { name: 'Votre message' })).toHaveValue('');
    await expect(canvas.getByRole('status')).toHaveTextContent('A. M. : C’est noté.');
  },
};

export const AForm: Story = {
  name: 'Three questions',
  render: () => <ReportForm />,
  play: async ({ canvas }) => {
    const place = canvas.getByRole('textbox', { name: /Où exactement/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(place).toHaveFocus();
    await expect(place).toBeInvalid();
    await expect(canvas.getAllByText('Il manque l’endroit.').at(-1)).toBeVisible();
    await userEvent.type(place, 'Hall B');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    const told = await canvas.findByText('Votre signalement est parti.');
    await waitFor(() => expect(told).toBeVisible());
  },
};

export const AConfirmation: Story = {
  name: 'Before a photo is gone',
  render: () => <DeletePhoto />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer la photo…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Garder' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Une photo est jointe.')).toBeVisible();
  },
};
