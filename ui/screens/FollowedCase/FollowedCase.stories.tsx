import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { FollowedCase } from './FollowedCase.tsx';

const meta = {
  component: FollowedCase,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: { title: 'Éclairage', events: 'Ce qui s’est passé', messages: 'Conversation' },
    subtitle: 'Bibliothèque',
    onBack: fn(),
    status: 'En attente',
    lines: [
      'Vous avez constaté la même chose.',
      'Signalé le 3 mars · 12 personnes · Date annoncée\u202f: 9 mars',
    ],
    steps: [
      { key: '1', text: 'Signalé', when: 'mardi 3 mars à 10:02', at: '2026-03-03T09:02:00Z' },
      { key: '2', text: 'Pris en charge', when: 'mardi 3 mars à 10:20', at: '2026-03-03T09:20:00Z' },
      {
        key: '3',
        text: 'Mis en attente jusqu’au 9 mars',
        when: 'mardi 3 mars à 11:05',
        at: '2026-03-03T10:05:00Z',
      },
    ],
    about: 'Ce qui s’écrit reste entre l’équipe et la personne qui a signalé.',
    actions: (
      <>
        <Button variant="quiet">J’ai quelque chose à ajouter</Button>
        <Button variant="quiet">Ne plus suivre</Button>
      </>
    ),
  },
} satisfies Meta<typeof FollowedCase>;
export default meta;
type Story = StoryObj<typeof FollowedCase>;

export const ShowsItsCourse: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Éclairage' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Ce qui s’est passé' })).toHaveTextContent(/9 mars/);
  },
};

export const Matrix: Story = {
  args: {
    about: 'L’équipe l’a ouverte aux personnes qui suivent ce signalement. Vous la lisez, sans y répondre.',
    messages: [
      {
        id: 7,
        author: 'Équipe',
        when: 'mardi 3 mars à 11:10',
        at: '2026-03-03T10:10:00Z',
        text: 'La lampe est commandée.',
      },
      {
        id: 8,
        author: 'Personne qui a signalé',
        when: 'mardi 3 mars à 11:12',
        at: '2026-03-03T10:12:00Z',
        text: 'Merci\u202f!',
      },
    ],
  },
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
