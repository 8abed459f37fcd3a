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
    text: 'Services techniques prend le cas en charge',
    icon: <ShieldIcon />,
    time: 'Aujourd’hui 09:14',
  },
} satisfies Meta<typeof SystemMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithIcon: Story = {};

/** The blend of events runs one way wherever it is painted. */
export const IsPaintedAsEveryEvent: Story = {
  play: async ({ canvas }) => {
    const pill = canvas.getByText(/Services techniques/).closest('div');
    await expect(pill && getComputedStyle(pill).backgroundImage).toMatch(/^linear-gradient\(90deg/);
  },
};

export const TextAlone: Story = { args: { icon: undefined } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, padding: 16 }}>
      <SystemMessage text="Cas clos : résolu" icon={<CheckIcon />} time="Hier 17:02" />
      <SystemMessage text="En attente d’une pièce" icon={<PauseIcon />} />
      <SystemMessage text="Sans icône" />
      <SystemMessage
        text="Le numéro de téléphone et l’adresse e-mail du contributeur ont été mis à jour ; Services techniques, Police municipale et Centre communal d’action sociale en sont avertis."
        icon={<ShieldIcon />}
      />
    </div>
  ),
};

export const MatrixDark: Story = { ...Matrix, ...onDark };

export const MatrixPale: Story = { ...Matrix, ...onPale };
