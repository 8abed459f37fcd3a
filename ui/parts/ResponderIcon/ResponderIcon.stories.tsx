import type { Meta, StoryObj } from '@storybook/react-vite';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { ResponderIcon } from './ResponderIcon.tsx';

const meta = {
  component: ResponderIcon,
  args: { code: 'maintenance', label: 'Maintenance' },
} satisfies Meta<typeof ResponderIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Coloured: Story = {};

export const NeutralForStaff: Story = { args: { neutral: true } };

export const UnknownCode: Story = { args: { code: 'lighthouse', label: 'Service' } };

const words: readonly [string, string][] = [
  ['fire', 'Pompiers'],
  ['police', 'Police'],
  ['medical', 'Médical'],
  ['security', 'Sécurité'],
  ['rescue', 'Secours'],
  ['social', 'Social'],
  ['maintenance', 'Maintenance'],
  ['it', 'Informatique'],
  ['janitorial', 'Propreté'],
  ['events', 'Événements'],
  ['facilities', 'Bâtiments'],
  ['services', 'Services'],
  ['support', 'Assistance'],
  ['upperManagement', 'Direction'],
  ['users', 'Usagers'],
  ['other', 'Autre'],
];

export const Matrix: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        gap: 12,
        padding: 16,
      }}
    >
      {words.map(([code, label]) => (
        <span key={code} style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
          <ResponderIcon code={code} label={label} decorative />
          <ResponderIcon code={code} label={label} decorative neutral size="sm" />
          {label}
        </span>
      ))}
    </div>
  ),
};

export const MatrixDark: Story = { ...Matrix, ...onDark };

export const MatrixPale: Story = { ...Matrix, ...onPale };
