import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { ResponderIcon } from '../../parts/ResponderIcon/ResponderIcon.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { Participants } from './Participants.tsx';

const meta = {
  component: Participants,
  args: {
    title: 'Qui participe',
    people: [
      {
        id: 'jo',
        name: 'Visiteur',
        initials: 'V',
        facts: ['A fait le signalement, depuis le 3 mars à 09:12', 'Écrit en français'],
      },
      {
        id: 'anna',
        name: 'Anna Roux (vous)',
        initials: 'AR',
        icon: <ResponderIcon code="maintenance" label="Services techniques" size="sm" neutral />,
        facts: [
          'Services techniques',
          'Appelé sur ce signalement, depuis le 3 mars à 09:30',
          'A lu jusqu’au message de 09:31',
        ],
        action: (
          <Button variant="quiet" size="small">
            Quitter
          </Button>
        ),
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 320, padding: 16 }}>{Story()}</div>],
} satisfies Meta<typeof Participants>;
export default meta;
type Story = StoryObj<typeof Participants>;

export const Matrix: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Qui participe' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
