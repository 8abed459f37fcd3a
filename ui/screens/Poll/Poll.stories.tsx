import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { assertFailure, assertLoading, retry } from '../../parts/shared/storyChecks.ts';
import { QuestionnairePage } from '../QuestionnairePage/QuestionnairePage.tsx';
import { Poll, PollIntro, type PollResult } from './Poll.tsx';

const results: readonly PollResult[] = [
  {
    id: 'when',
    question: 'Quand venez-vous au marché\u202f?',
    total: '20 réponses · plusieurs choix possibles',
    options: [
      { id: 'a', label: 'Le samedi matin', share: 0.6, many: '12', percent: '60\u202f%', mine: true },
      { id: 'b', label: 'En semaine', share: 0.35, many: '7', percent: '35\u202f%' },
      { id: 'c', label: 'Le dimanche', share: 0.05, many: '1', percent: '5\u202f%' },
      { id: 'd', label: 'Jamais', share: 0, many: '0', percent: '0\u202f%' },
    ],
  },
  {
    id: 'like',
    question: 'Les halles vous plaisent-elles\u202f?',
    total: '18 réponses · 4,2 sur 5 en moyenne',
    options: [
      { id: '5', label: '5 étoiles sur 5', share: 0.5, many: '9', percent: '50\u202f%' },
      { id: '4', label: '4 étoiles sur 5', share: 0.28, many: '5', percent: '28\u202f%', mine: true },
      { id: '3', label: '3 étoiles sur 5', share: 0.22, many: '4', percent: '22\u202f%' },
    ],
  },
  {
    id: 'idea',
    question: 'Une idée pour les halles',
    total: '6 personnes ont écrit un texte, lu par les agents seulement.',
    options: [],
  },
];

const meta = {
  component: Poll,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      title: 'Votre avis sur le marché',
      intro: 'Deux questions, vingt secondes.',
      answered: 'Votre réponse',
      results: 'Résultats',
      answer: 'Réponse',
      many: 'Nombre',
      share: 'Part',
      mine: 'votre réponse',
      none: {
        title: 'Personne n’a encore répondu',
        text: 'Les résultats s’afficheront ici dès la cinquième réponse.',
      },
    },
    header: { label: 'Ville de Belleroche', subtitle: 'Halles du marché' },
    onBack: fn(),
    status: {
      kind: 'answered',
      title: 'Merci, votre réponse compte',
      text: 'Vous pouvez la modifier jusqu’au lundi 30 novembre 2026 inclus.',
    },
    answers: [
      { label: 'Quand venez-vous au marché\u202f?', value: 'Le samedi matin' },
      { label: 'Les halles vous plaisent-elles\u202f?', value: '4 sur 5' },
    ],
    results,
    actions: (
      <Button block variant="quiet">
        Modifier ma réponse
      </Button>
    ),
  },
} satisfies Meta<typeof Poll>;
export default meta;
type Story = StoryObj<typeof Poll>;

// First: the page of a component has the tags of its first story.
export const Matrix: Story = {};

export const EveryResultIsATable: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Quand venez-vous au marché\u202f?' });
    const rows = within(table).getAllByRole('row');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'RéponseNombrePart',
      'Le samedi matinvotre réponse1260\u202f%',
      'En semaine735\u202f%',
      'Le dimanche15\u202f%',
      'Jamais00\u202f%',
    ]);
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(4);
    await expect(rows[1]).toHaveAttribute('data-mine', 'true');
  },
};

export const TextsAreCountedAlone: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const texts = canvas.getByRole('region', { name: 'Une idée pour les halles' });
    await expect(texts).toHaveTextContent('6 personnes ont écrit un texte');
    await expect(within(texts).queryByRole('table')).toBeNull();
  },
};

export const WaitingToBeSent: Story = {
  args: {
    status: {
      kind: 'waiting',
      title: 'Votre réponse est en attente d’envoi',
      text: 'Elle est gardée sur cet appareil et partira dès que le réseau revient.',
    },
    results: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Votre réponse est en attente d’envoi');
    await expect(canvas.getByRole('region', { name: 'Votre réponse' })).toHaveTextContent('Le samedi matin');
    await expect(canvas.queryByRole('heading', { name: 'Résultats' })).toBeNull();
  },
};

export const Refused: Story = {
  args: {
    status: {
      kind: 'refused',
      title: 'Votre réponse n’a pas été envoyée',
      text: 'Ce sondage n’est pas ouvert\u202f: votre réponse n’est pas comptée.',
    },
    results: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Votre réponse' })).toHaveTextContent('4 sur 5');
  },
};

export const NotOpenYet: Story = {
  args: {
    status: {
      kind: 'notYet',
      title: 'Ce sondage n’est pas encore ouvert',
      text: 'Il ouvre le jeudi 3 décembre 2026.',
    },
    answers: undefined,
    results: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Il ouvre le jeudi 3 décembre 2026.')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Votre réponse' })).toBeNull();
  },
};

export const ClosedWithoutAnswers: Story = {
  args: {
    status: {
      kind: 'closed',
      title: 'Ce sondage est terminé',
      text: 'Il était ouvert jusqu’au 30 novembre.',
    },
    answers: undefined,
    results: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Personne n’a encore répondu' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Résultats' })).toBeNull();
  },
};

export const BeforeTheFirstQuestion: Story = {
  render: () => (
    <QuestionnairePage
      texts={{ title: 'Votre avis sur le marché' }}
      subtitle="Halles du marché"
      left="Deux questions"
    >
      <PollIntro
        text="Deux questions, vingt secondes."
        facts={[
          {
            kind: 'anonymous',
            text: 'Anonyme\u202f: ceux qui lisent les résultats ne voient pas qui a répondu.',
          },
          { kind: 'closes', text: 'Ouvert jusqu’au lundi 30 novembre 2026 inclus.' },
          { kind: 'once', text: 'Une réponse par personne, que vous pouvez modifier jusqu’à la fin.' },
        ]}
      />
    </QuestionnairePage>
  ),
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Loading: Story = {
  args: { status: undefined },
  play: async ({ canvas, canvasElement }) => {
    await assertLoading(canvasElement, 1 + 3);
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('heading', { name: 'Résultats' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { instead: <ErrorState title="Le sondage n’a pas pu être chargé" onRetry={retry} /> },
  play: async ({ canvas, canvasElement }) => {
    await assertFailure(canvasElement, 'Le sondage n’a pas pu être chargé');
    await expect(canvas.getByRole('main')).not.toHaveAttribute('aria-busy');
  },
};

export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
