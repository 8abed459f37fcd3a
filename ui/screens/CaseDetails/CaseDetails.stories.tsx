import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { cutIn } from '../../parts/shared/storyChecks.ts';
import { CaseDetails } from './CaseDetails.tsx';
import { detailsArgs } from './detailsFixture.tsx';

const meta = {
  component: CaseDetails,
  args: detailsArgs,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof CaseDetails>;
export default meta;
type Story = StoryObj<typeof CaseDetails>;

export const Loading: Story = {
  name: 'On its way',
  args: { facts: undefined, actions: undefined },
  play: async ({ canvas, canvasElement }) => {
    const pane = canvas.getByRole('region', { name: 'Détails' });
    await expect(pane).toHaveAttribute('aria-busy', 'true');
    await expect(pane.querySelectorAll('[data-shape]')).toHaveLength(4);
    await expect(canvasElement.querySelector('dl')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongContent: Story = {
  tags: ['behaviour'],
  args: {
    facts: [
      {
        id: 'place',
        label: 'Lieu',
        value: 'Médiathèque intercommunale Simone-de-Beauvoir, salle des périodiques',
      },
      {
        id: 'contact',
        label: 'Contact',
        value: <a href="mailto:a@b.fr">jean-baptiste.de-la-tour-d-auvergne@communaute-agglomeration.fr</a>,
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: /^jean-baptiste/ })).toBeVisible();
    await expect(cutIn(canvas.getByRole('region', { name: 'Détails' }))).toEqual([]);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
