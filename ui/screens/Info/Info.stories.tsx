import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MailIcon } from '../../icons/MailIcon.tsx';
import { PhoneIcon } from '../../icons/PhoneIcon.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { EmergencyNumbers } from '../EmergencyNumbers/EmergencyNumbers.tsx';
import { emergencyArgs } from '../EmergencyNumbers/emergencyFixture.ts';
import { Info } from './Info.tsx';

const meta = {
  component: Info,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      title: 'Infos',
      aboutTitle: 'À propos',
      about: 'Signalez un problème sur place et suivez la réponse de l’équipe, sans compte.',
      contact: 'Contact',
      links: 'Liens',
      version: 'Version 199',
    },
    subtitle: 'Ville de Belleroche',
    contacts: [
      { href: 'mailto:mairie@belleroche.fr', label: 'mairie@belleroche.fr', icon: <MailIcon /> },
      { href: 'tel:+33123456789', label: '01 23 45 67 89', icon: <PhoneIcon /> },
    ],
    links: [
      { href: '/terms', label: 'Conditions d’utilisation' },
      { href: '/accessibility', label: 'Accessibilité\u202f: partiellement conforme' },
      { href: 'https://exemple.fr', label: 'Site de la ville', external: true },
    ],
    onLink: fn(),
    emergency: <EmergencyNumbers {...emergencyArgs} />,
  },
} satisfies Meta<typeof Info>;
export default meta;
type Story = StoryObj<typeof Info>;

export const FollowsLinksInside: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('link', { name: 'Conditions d’utilisation' }));
    await expect(args.onLink).toHaveBeenCalledWith('/terms');
    await expect(args.onLink).toHaveBeenCalledOnce();
    // Left to the browser.
    await expect(page.getByRole('link', { name: 'Site de la ville' })).toHaveAttribute('rel', 'noreferrer');
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
