import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { Moderation } from './Moderation.tsx';

const place = {
  href: '/staff/belleroche/case1',
  when: 'dimanche 29 novembre à 11:42',
  at: '2026-11-29T10:42:00Z',
};

const parts = [
  {
    id: 'open',
    title: 'À décider',
    empty: 'Rien à décider. Un abus signalé s’affichera ici de lui-même.',
    entries: [
      {
        ...place,
        id: 'n1',
        title: 'K7M4P · signalement n°\u00a04F7K',
        status: 'Conversation arrêtée',
        lines: ['À propos d’un message', 'Raison\u202f: Haine ou insultes'],
        quotes: [
          { id: 'txt', label: 'Texte de la personne qui signale l’abus', text: 'On m’insulte.' },
          { id: 'copy', label: 'Copie du message en cause', text: 'Vous êtes\nvraiment…' },
        ],
        actions: (titleId: string) =>
          ['Reprendre la conversation', 'Clore le signalement', 'Bloquer la personne'].map((label) => (
            <Button key={label} variant="quiet" size="small" aria-describedby={titleId}>
              {label}
            </Button>
          )),
      },
    ],
  },
  {
    id: 'moderated',
    title: 'Messages retirés',
    empty: 'Aucun message retiré.',
    entries: [
      {
        ...place,
        id: 'm1',
        title: 'Signalement n°\u00a09QX2',
        lines: ['Raison\u202f: Données personnelles', 'Par Chloé Dubois'],
        quotes: [{ id: 'note', label: 'Note', text: 'Un numéro de téléphone.' }],
      },
    ],
  },
  { id: 'blocks', title: 'Blocages', empty: 'Personne n’est bloqué.', entries: [] },
];

const meta = {
  component: Moderation,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      title: 'Modération',
      text: 'Quand quelqu’un signale un abus, la conversation s’arrête pour tout le monde jusqu’à votre décision.',
    },
    subtitle: 'Ville de Belleroche',
    onBack: fn(),
    onOpen: fn(),
    parts,
  },
} satisfies Meta<typeof Moderation>;
export default meta;
type Story = StoryObj<typeof Moderation>;

export const OpensTheCase: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /K7M4P/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(place.href);
    const close = canvas.getByRole('button', { name: 'Clore le signalement' });
    await expect(close).toHaveAccessibleDescription(/K7M4P/);
    await expect(canvas.getByRole('region', { name: 'Blocages' })).toHaveTextContent(
      'Personne n’est bloqué.',
    );
  },
};

export const Loading: Story = {
  name: 'On its way',
  args: { parts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
