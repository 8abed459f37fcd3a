import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { wide } from '../../parts/shared/storyPictures.ts';
import { RoleList } from './RoleList.tsx';

const meta = {
  component: RoleList,
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
  args: {
    label: 'Vos organisations',
    currentId: 'town',
    onSelect: fn(),
    roles: [
      {
        id: 'town',
        label: 'Ville de Belleroche',
        logoSrc: wide,
        href: '/staff/belleroche',
        state: 'ready',
        note: 'Agent',
      },
      {
        id: 'campus',
        label: 'Campus de l’Orangerie',
        href: '/staff/orangerie',
        state: 'ready',
        note: 'Administrateur',
      },
      {
        id: 'venue',
        label: 'Stade des Trois Rives',
        href: '/staff/trois-rives',
        state: 'disconnected',
        note: 'Déconnecté\u202f: nouvel essai dans un instant',
      },
      {
        id: 'halls',
        label: 'Halles de Belleroche',
        href: '/staff/halles',
        state: 'error',
        note: 'Erreur\u202f: ce site refuse la connexion',
        action: (
          <ButtonLink size="small" variant="quiet" href="https://halles.example/staff">
            Ouvrir son site
          </ButtonLink>
        ),
      },
      { id: 'pool', label: 'Piscine', href: '/staff/piscine', state: 'loading', note: 'Chargement…' },
    ],
  },
} satisfies Meta<typeof RoleList>;
export default meta;
type Story = StoryObj<typeof RoleList>;

export const OneIsChosenAndEachSaysHowItsSiteStands: Story = {
  play: async ({ canvas, args }) => {
    const town = canvas.getByRole('link', { name: /^Ville de Belleroche/ });
    await expect(town).toHaveAttribute('aria-current', 'true');
    const venue = canvas.getByRole('link', {
      name: 'Stade des Trois Rives Déconnecté\u202f: nouvel essai dans un instant',
    });
    await expect(venue).not.toHaveAttribute('aria-current');
    await userEvent.click(venue);
    await expect(args.onSelect).toHaveBeenCalledWith('venue');
    await expect(canvas.getByRole('link', { name: 'Ouvrir son site' })).toHaveAttribute(
      'href',
      'https://halles.example/staff',
    );
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
