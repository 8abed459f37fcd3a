import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BellIcon } from '../../icons/BellIcon.tsx';
import { DropletIcon } from '../../icons/DropletIcon.tsx';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { getTokenColour } from '../shared/storyChecks.ts';
import { CaseOutline, type OutlineType } from './CaseOutline.tsx';

const meta = {
  component: CaseOutline,
  args: { children: <DropletIcon /> },
} satisfies Meta<typeof CaseOutline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAType: Story = {
  name: 'Without a kind',
  play: async ({ canvas, canvasElement }) => {
    const square = canvasElement.querySelector('svg')?.parentElement ?? canvasElement;
    await expect(getComputedStyle(square).borderTopColor).toBe(getTokenColour('txt'));
    await expect(square).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const WithWords: Story = {
  name: 'Named',
  args: { caseType: 'health', label: 'Santé' },
  play: async ({ canvas }) => {
    const square = canvas.getByRole('img', { name: 'Santé' });
    await expect(square.querySelector('svg')).toBeVisible();
    await expect(getComputedStyle(square).borderTopColor).not.toBe(getTokenColour('txt'));
  },
};

const types: readonly [OutlineType, string][] = [
  ['rescue', 'Secours'],
  ['police', 'Police'],
  ['fire', 'Incendie'],
  ['health', 'Santé'],
  ['emergency', 'Urgence'],
  ['social', 'Social'],
];

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 16 }}>
      {types.map(([caseType, word]) => (
        <span key={caseType} style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
          <CaseOutline caseType={caseType}>
            <BellIcon />
          </CaseOutline>
          {word}
        </span>
      ))}
      <CaseOutline label="Sans type">
        <DropletIcon />
      </CaseOutline>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const squares = [...canvasElement.querySelectorAll('[data-case-type]')];
    const tokens = ['Rescue', 'Police', 'Fire', 'Health', 'Emergency', 'Social'] as const;
    await expect(squares.map((square) => getComputedStyle(square).borderTopColor)).toEqual(
      tokens.map((type) => getTokenColour(`outline${type}`)),
    );
  },
};

export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };

export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
