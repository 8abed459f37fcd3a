import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { Terms } from './Terms.tsx';

const meta = {
  component: Terms,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: { title: 'Conditions d’utilisation', dated: 'Dernière mise à jour\u202f: 21 juin 2025' },
    subtitle: 'Ville de Belleroche',
    sections: [
      {
        id: 'role',
        title: 'Un intermédiaire',
        paragraphs: [
          'Le service met en relation des contributeurs et des clients. Il ne modère pas les messages avant leur envoi et agit comme hébergeur.',
          'Il construit un réseau local de communication et d’entraide.',
        ],
      },
      {
        id: 'data',
        title: 'Vos messages',
        paragraphs: ['Messages, photos et vidéos sont effacés ou anonymisés 30 jours après leur envoi.'],
      },
    ],
    onBack: fn(),
  },
} satisfies Meta<typeof Terms>;
export default meta;
type Story = StoryObj<typeof Terms>;

export const BackLeads: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retour' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
