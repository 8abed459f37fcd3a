import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BulbIcon } from '../../icons/BulbIcon.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { KnownCases } from './KnownCases.tsx';

const lamp = {
  id: 'lamp',
  title: 'Éclairage',
  icon: <BulbIcon size={22} />,
  status: 'En attente',
  facts: 'Signalé le 3 mars · 12 personnes · Date annoncée\u202f: 9 mars',
};
const litter = {
  id: 'litter',
  title: 'Propreté des allées et des abords',
  status: 'Pris en charge',
  facts: 'Signalé le 2 mars · Quelques personnes',
};

const meta = {
  component: KnownCases,
  args: {
    texts: {
      title: 'Déjà signalé ici',
      text: 'Inutile de tout redire\u202f: dites «\u202fmoi aussi\u202f», et vous saurez quand c’est fini.',
      supported: 'Moi aussi',
      follow: 'Suivre',
    },
    items: [lamp, { ...litter, link: { href: '/m/follow/town/litter', label: 'Voir où cela en est' } }],
    onSupport: fn(),
    onFollow: fn(),
  },
} satisfies Meta<typeof KnownCases>;
export default meta;
type Story = StoryObj<typeof KnownCases>;

export const JoinsInOneTap: Story = {
  play: async ({ args, canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Déjà signalé ici' }));
    const support = region.getByRole('button', { name: 'Moi aussi' });
    await expect(support).toHaveAccessibleDescription('Éclairage');
    await userEvent.click(support);
    await expect(args.onSupport).toHaveBeenCalledWith('lamp');
    await userEvent.click(region.getByRole('button', { name: 'Suivre' }));
    await expect(args.onFollow).toHaveBeenCalledWith('lamp');
    await expect(region.getByRole('link', { name: 'Voir où cela en est' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { problem: { id: 'lamp', text: 'Vérifiez la connexion, puis réessayez.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Vérifiez la connexion');
  },
};

export const Matrix: Story = {
  args: {
    items: [lamp, { ...litter, link: { href: '/m/follow/town/litter', label: 'Voir où cela en est' } }],
    running: 'lamp',
    problem: { id: 'litter', text: 'Ce signalement vient de se terminer.' },
  },
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
