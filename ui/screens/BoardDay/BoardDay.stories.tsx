import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { assertNoOverflow } from '../../parts/shared/storyChecks.ts';
import { BoardDay } from './BoardDay.tsx';

const meta = {
  component: BoardDay,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Aujourd’hui',
    numbers: [
      { id: 'new', label: 'Nouveaux', value: '17' },
      { id: 'waiting', label: 'Attendent une réponse', value: '35' },
      { id: 'answered', label: 'Premières réponses', value: '12' },
      { id: 'minutes', label: 'Délai médian de première réponse', value: '34 min' },
      { id: 'reopened', label: 'Revenus', value: '1' },
    ],
    longest: (
      <ButtonLink variant="quiet" href="#longest">
        Attend depuis le plus longtemps : Voirie n° 4F7K, 3 jours
      </ButtonLink>
    ),
    services: {
      caption: 'Par service',
      head: ['Service', 'Nouveaux', 'Attendent une réponse', 'Ouverts'],
      rows: [
        { id: 'tech', label: 'Services techniques', cells: [8, 18, 23] },
        { id: 'clean', label: 'Propreté', cells: [4, 7, 13] },
      ],
    },
    hint: 'Choisissez un signalement dans la liste.',
  },
} satisfies Meta<typeof BoardDay>;
export default meta;
type Story = StoryObj<typeof BoardDay>;

// First: the page of a component has the tags of its first story.
export const Matrix: Story = {};

export const ATableTellsTheServices: Story = {
  name: 'A table tells the services',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Par service' });
    await expect(table).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Services techniques 8 18 23' })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    services: {
      caption: 'Par service',
      head: ['Service', 'Nouveaux', 'Attendent une réponse', 'Ouverts'],
      rows: [
        {
          id: 'long',
          label: 'Direction de l’aménagement, de l’urbanisme et des constructions durables',
          cells: [1800, 2300, 99999],
        },
      ],
    },
  },
  play: assertNoOverflow,
};

export const Loading: Story = {
  name: 'On its way',
  args: { numbers: undefined, services: undefined, longest: undefined },
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
