import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { TextField } from '../../parts/TextField/TextField.tsx';
import { Invitation } from './Invitation.tsx';

const meta = {
  component: Invitation,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      title: 'Vous êtes invité à participer',
      lead: 'Anna Petit, de Ville de Belleroche, vous invite dans la conversation d’un signalement.',
      seen: 'Les autres verront qu’une personne a rejoint la conversation, et liront ce que vous écrivez.',
      join: 'Participer à la conversation',
    },
    header: { label: 'Ville de Belleroche' },
    facts: [
      { id: 'about', label: 'Le signalement', value: 'Propreté, Toilettes' },
      { id: 'place', label: 'Le lieu', value: 'Halles du marché, entrée nord' },
      { id: 'as', label: 'Vous participez comme', value: 'témoin ou aide' },
      { id: 'reads', label: 'Vous lirez', value: 'ce qui sera écrit à partir de maintenant' },
    ],
    onJoin: fn(),
  },
} satisfies Meta<typeof Invitation>;
export default meta;
type Story = StoryObj<typeof Invitation>;

export const SaysWhatIsJoined: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Vous êtes invité');
    await userEvent.click(canvas.getByRole('button', { name: 'Participer à la conversation' }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};

export const WithInitials: Story = {
  tags: ['behaviour'],
  args: {
    children: (
      <TextField label="Vos initiales" hint="Une à trois lettres, par exemple M. D." need="optional" />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Vos initiales/ })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['behaviour'],
  args: { problem: 'Vous n’avez pas pu rejoindre la conversation.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('pas pu rejoindre');
  },
};

export const AsksForAName: Story = {
  tags: ['behaviour'],
  args: { children: <TextField label="Votre nom dans la discussion" need="required" /> },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /Votre nom/ });
    await userEvent.type(field, 'Léa');
    await expect(field).toHaveValue('Léa');
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
