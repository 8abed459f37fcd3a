import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { PauseIcon } from '../../icons/PauseIcon.tsx';
import { ShieldIcon } from '../../icons/ShieldIcon.tsx';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { SystemMessage } from './SystemMessage.tsx';

const meta = {
  component: SystemMessage,
  args: {
    text: 'Services techniques prend le signalement en charge',
    icon: <ShieldIcon />,
    time: 'Aujourd’hui 09:14',
  },
} satisfies Meta<typeof SystemMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithIcon: Story = {
  name: 'With an icon',
  play: async ({ canvas, canvasElement }) => {
    const icon = canvasElement.querySelector('svg');
    await expect(icon).toBeVisible();
    const words = canvas.getByText(/prend le signalement en charge/).getBoundingClientRect();
    await expect(icon?.getBoundingClientRect().left).toBeLessThan(words.left + words.width / 2);
  },
};

export const TextAlone: Story = {
  name: 'Words alone',
  args: { icon: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/prend le signalement en charge/)).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, padding: 16 }}>
      <SystemMessage text="Clôturé : résolu" icon={<CheckIcon />} time="Hier 17:02" />
      <SystemMessage text="En attente d’une pièce" icon={<PauseIcon />} />
      <SystemMessage text="Sans icône" />
      <SystemMessage
        text="Le numéro de téléphone et l’adresse e-mail du visiteur ont été mis à jour ; Services techniques, Police municipale et Centre communal d’action sociale en sont avertis."
        icon={<ShieldIcon />}
      />
    </div>
  ),
};

export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };

export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
