import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ClockIcon } from '../../icons/ClockIcon.tsx';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { ReportSent } from './ReportSent.tsx';

const meta = {
  component: ReportSent,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      title: 'Merci, votre signalement est envoyé',
      subject: 'Toilettes · Halles du marché, entrée nord',
      newsTitle: 'Pour suivre la suite',
      news: 'Les réponses arrivent dans « Mes signalements », sur cet appareil.',
      chat: 'Ouvrir la discussion',
    },
    header: { label: 'Ville de Belleroche' },
    facts: [
      { id: 'number', label: 'Votre numéro', value: '4F7K' },
      { id: 'readBy', label: 'Qui le lit', value: 'Les services techniques de la ville' },
      { id: 'within', label: 'Réponse habituelle', value: 'Sous deux jours ouvrés' },
    ],
    onChat: fn(),
    other: (
      <ButtonLink block variant="plain" href="/q/demo-town">
        Signaler autre chose
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof ReportSent>;
export default meta;
type Story = StoryObj<typeof ReportSent>;

export const LeadsToTheConversation: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Merci');
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir la discussion' }));
    await expect(args.onChat).toHaveBeenCalledOnce();
  },
};

export const NewsAndTheWayToThem: Story = {
  tags: ['behaviour'],
  args: { unread: 2, newsAction: <ButtonLink href="/m/settings?address">Donner mon adresse</ButtonLink> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Ouvrir la discussion 2/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Donner mon adresse' })).toBeVisible();
  },
};

export const StillWaiting: Story = {
  name: 'Still waiting',
  args: {
    texts: {
      ...meta.args.texts,
      title: 'Merci, votre signalement partira dès le retour du réseau',
    },
    icon: <ClockIcon size={32} />,
    facts: meta.args.facts.slice(1),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Merci, votre signalement partira dès le retour du réseau',
    );
    // The server has assigned no number yet.
    await expect(canvas.queryByText('Votre numéro')).toBeNull();
    await expect(canvas.getByText('Sous deux jours ouvrés')).toBeVisible();
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
