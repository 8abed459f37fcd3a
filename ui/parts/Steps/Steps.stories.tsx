import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddSquareIcon } from '../../icons/AddSquareIcon.tsx';
import { HomeIcon } from '../../icons/HomeIcon.tsx';
import { ShareIcon } from '../../icons/ShareIcon.tsx';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { Steps } from './Steps.tsx';

const meta = {
  component: Steps,
  args: {
    steps: [
      { icon: <ShareIcon />, text: 'Touchez le bouton Partager, en bas de l’écran' },
      { icon: <AddSquareIcon />, text: 'Choisissez « Sur l’écran d’accueil », plus bas dans la liste' },
      { icon: <HomeIcon />, text: 'Touchez « Ajouter » : l’icône est avec celles de vos applications' },
    ],
  },
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheirOrder: Story = {
  name: 'One after the other',
  play: async ({ canvas, args }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual(args.steps.map(({ text }) => text));
  },
};
export const ByTheirPlace: Story = {
  tags: ['behaviour'],
  args: {
    steps: [
      { text: 'Ouvrez le menu à gauche de l’adresse de la page.' },
      { text: 'Touchez « Autorisations », puis « Notifications ».' },
      { text: 'Autorisez les notifications, puis revenez ici.' },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      args.steps.map(({ text }) => text),
    );
  },
};
export const Matrix: Story = {
  render: ({ steps }) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Steps steps={steps} />
      <Steps steps={steps.map(({ text }) => ({ text }))} />
    </div>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
