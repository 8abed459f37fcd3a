import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { CaseLabels, LabelSwatch } from './CaseLabels.tsx';

const labels = [
  { id: '1', name: 'Devis demandé', colour: 'social' },
  { id: '2', name: 'Budget 2027', colour: 'police' },
  { id: '3', name: 'Urgence', colour: 'emergency' },
  { id: '4', name: 'Astreinte', colour: 'fire' },
  { id: '5', name: 'Santé', colour: 'health' },
  { id: '6', name: 'À revoir avec la région', colour: 'rescue' },
] as const;

const meta = { component: CaseLabels, args: { labels } } satisfies Meta<typeof CaseLabels>;
export default meta;
type Story = StoryObj<typeof CaseLabels>;

export const CountsWhatHasNoRoom: Story = {
  args: { max: 2, more: (count) => `${count} autres étiquettes` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Devis demandé')).toBeVisible();
    await expect(canvas.queryByText('Urgence')).toBeNull();
    await expect(canvas.getByText('4 autres étiquettes')).toBeInTheDocument();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 320 }}>
      <CaseLabels labels={labels} />
      <CaseLabels labels={labels} max={2} />
      <CaseLabels labels={[{ id: '7', name: 'Couleur d’une version plus récente' }]} />
      <span>
        {labels.map(({ id, colour }) => (
          <LabelSwatch key={id} colour={colour} />
        ))}
      </span>
    </div>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
