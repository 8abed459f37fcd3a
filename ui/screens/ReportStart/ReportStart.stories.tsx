import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DropletIcon } from '../../icons/DropletIcon.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { EmergencyNumbers } from '../EmergencyNumbers/EmergencyNumbers.tsx';
import { emergencyArgs } from '../EmergencyNumbers/emergencyFixture.ts';
import { ReportStart } from './ReportStart.tsx';

const meta = {
  component: ReportStart,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      title: 'Nouveau signalement',
      seenTitle: 'Ce que l’équipe verra',
      start: 'Commencer',
      cancel: 'Annuler',
    },
    category: { label: 'Toilettes', icon: <DropletIcon />, caseType: 'health' },
    place: 'Halles du marché · entrée nord',
    seen: ['La catégorie et le lieu', 'Vos messages et vos photos', 'Ni votre nom ni votre numéro'],
    emergency: <EmergencyNumbers {...emergencyArgs} />,
    onStart: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ReportStart>;
export default meta;
type Story = StoryObj<typeof ReportStart>;

export const StartsOrIsCancelled: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Commencer' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Annuler' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Opening: Story = { args: { busy: true } };

export const LongContent: Story = {
  args: {
    category: { label: 'Chauffage, ventilation et climatisation anticonstitutionnellement réglés' },
    place: 'Médiathèque intercommunale Simone-de-Beauvoir · deuxième étage, salle des périodiques',
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark };
export const MatrixPale: Story = { ...Matrix, ...onPale };
