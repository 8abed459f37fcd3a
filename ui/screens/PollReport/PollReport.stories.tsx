import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { assertFailure, retry } from '../../parts/shared/storyChecks.ts';
import { PollReport, ReportTexts } from './PollReport.tsx';

const stars = (counts: readonly number[]) => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count, at) => ({
    id: `${5 - at}`,
    label: `${5 - at} sur 5`,
    count: `${count}`,
    share: count / all,
    percent: `${Math.round((count / all) * 100)}\u00a0%`,
  }));
};

const group = (id: string, label: string, counts: readonly number[], average: string) => ({
  id,
  label,
  total: `${counts.reduce((sum, count) => sum + count, 0)} réponses`,
  tables: [{ id: 'stars', caption: 'Votre note', average, rows: stars(counts) }],
});

const questions = [
  {
    id: 'stars',
    title: 'Que pensez-vous de la place du marché\u202f?',
    total: '20 réponses',
    tables: [
      { id: 'stars', caption: 'Votre note', average: '3,9 sur 5 en moyenne', rows: stars([8, 6, 3, 2, 1]) },
    ],
  },
  {
    id: 'idea',
    title: 'Une idée pour la place\u202f?',
    total: '2 réponses',
    texts: (
      <ReportTexts
        title="Une idée · 2 réponses"
        empty="Personne n’a encore écrit."
        texts={[
          {
            id: 'a',
            text: 'Plus d’ombre en été, et des bancs avec un dossier.',
            note: 'Halles · 12 mars',
            action: (textId) => (
              <Button variant="quiet" size="small" aria-describedby={textId}>
                Retirer
              </Button>
            ),
          },
          { id: 'b', text: 'Une fontaine.', note: 'Halles · 11 mars' },
        ]}
      />
    ),
  },
];

const meta = {
  component: PollReport,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      title: 'La place du marché',
      views: 'Résultats',
      answer: 'Réponse',
      count: 'Nombre',
      share: 'Part',
      empty: 'Personne n’a encore répondu',
      emptyText: 'Les résultats s’afficheront ici dès la première réponse.',
    },
    subtitle: 'Ville de Belleroche',
    onBack: fn(),
    status: 'Ouvert',
    total: '20 réponses, dont 18 complètes',
    facts: ['Du 2 mars au 30 mars', 'Partout', 'Anonyme'],
    actions: (
      <>
        <Button variant="quiet" size="small">
          Fermer le sondage
        </Button>
        <Button variant="quiet" size="small">
          Télécharger en CSV
        </Button>
      </>
    ),
    views: [
      { id: 'whole', label: 'Ensemble' },
      { id: 'places', label: 'Par lieu' },
      { id: 'days', label: 'Par jour' },
    ],
    view: 'whole',
    onView: fn(),
    questions,
  },
} satisfies Meta<typeof PollReport>;
export default meta;
type Story = StoryObj<typeof PollReport>;

export const ResultsAreATable: Story = {
  play: async ({ args, canvas }) => {
    const table = canvas.getByRole('table', { name: 'Votre note · 3,9 sur 5 en moyenne' });
    const rows = within(table).getAllByRole('row');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'RéponseNombrePart',
      '5 sur 5840\u00a0%',
      '4 sur 5630\u00a0%',
      '3 sur 5315\u00a0%',
      '2 sur 5210\u00a0%',
      '1 sur 515\u00a0%',
    ]);
    await expect(canvas.getByRole('button', { name: 'Retirer' })).toHaveAccessibleDescription(/d’ombre/);
    await userEvent.click(canvas.getByRole('button', { name: 'Par lieu' }));
    await expect(args.onView).toHaveBeenCalledWith('places');
  },
};

export const ByPlace: Story = {
  args: {
    view: 'places',
    note: 'Les lieux de moins de cinq réponses sont comptés ensemble, pour que personne ne soit reconnu.',
    questions: [
      {
        id: 'stars',
        title: 'Que pensez-vous de la place du marché\u202f?',
        total: '20 réponses',
        groups: [
          group('halls', 'Halles', [6, 3, 1, 0, 0], '4,5 sur 5 en moyenne'),
          group('others', 'Autres lieux', [2, 3, 2, 2, 1], '3,3 sur 5 en moyenne'),
        ],
      },
      { id: 'idea', title: 'Une idée\u202f?', total: '2 réponses', none: 'Encore trop peu de réponses.' },
    ],
  },
  play: async ({ canvas }) => {
    const halls = within(canvas.getByRole('region', { name: 'Halles' }));
    await expect(halls.getByRole('table')).toHaveTextContent('4,5 sur 5');
    await expect(canvas.getByText('Encore trop peu de réponses.')).toBeVisible();
  },
};

export const NobodyAnswered: Story = {
  args: { questions: [], total: '0 réponse' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Personne n’a encore répondu' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Par lieu' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { failed: <ErrorState title="Les résultats n’ont pas pu être lus" onRetry={retry} /> },
  play: async ({ canvas, canvasElement }) => {
    await assertFailure(canvasElement, 'Les résultats n’ont pas pu être lus');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Loading: Story = {
  name: 'On its way',
  args: { questions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
