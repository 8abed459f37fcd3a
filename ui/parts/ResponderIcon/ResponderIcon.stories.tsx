import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { ResponderIcon } from './ResponderIcon.tsx';

const meta = {
  component: ResponderIcon,
  args: { code: 'maintenance', label: 'Maintenance' },
} satisfies Meta<typeof ResponderIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 0 for grey. */
const measureColour = (disc: HTMLElement): number => {
  const parts =
    getComputedStyle(disc)
      .color.match(/[\d.]+/g)
      ?.slice(0, 3)
      .map(Number) ?? [];
  return Math.max(...parts) - Math.min(...parts);
};

export const Coloured: Story = {
  name: 'In its colour',
  play: async ({ canvas }) =>
    expect(measureColour(canvas.getByRole('img', { name: 'Maintenance' }))).toBeGreaterThan(60),
};

export const NeutralForStaff: Story = {
  name: 'Neutral',
  args: { neutral: true },
  play: async ({ canvas }) =>
    expect(measureColour(canvas.getByRole('img', { name: 'Maintenance' }))).toBeLessThan(60),
};

export const UnknownCode: Story = {
  name: 'Unknown',
  args: { code: 'lighthouse', label: 'Service' },
  render: (args) => (
    <>
      <ResponderIcon {...args} />
      <ResponderIcon code="other" label="Autre" />
    </>
  ),
  play: async ({ canvas }) => {
    const disc = canvas.getByRole('img', { name: 'Service' });
    await expect(disc.querySelector('svg')).toBeVisible();
    await expect(disc.innerHTML).toBe(canvas.getByRole('img', { name: 'Autre' }).innerHTML);
  },
};

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

export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };

export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
