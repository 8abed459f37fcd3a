import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { Checkbox } from '../../parts/Checkbox/Checkbox.tsx';
import { ChoiceGroup } from '../../parts/ChoiceGroup/ChoiceGroup.tsx';
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx';
import { Rating } from '../../parts/Rating/Rating.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { assertFailure, assertLoading, retry } from '../../parts/shared/storyChecks.ts';
import { Poll, type PollResult } from './Poll.tsx';

const results: readonly PollResult[] = [
  {
    id: 'when',
    question: 'Quand venez-vous au marché\u202f?',
    total: '20 réponses',
    options: [
      { id: 'a', label: 'Le samedi matin', share: 0.6, words: '12 réponses · 60 %', mine: true },
      { id: 'b', label: 'En semaine', share: 0.35, words: '7 réponses · 35 %' },
      { id: 'c', label: 'Le dimanche', share: 0.05, words: '1 réponse · 5 %' },
      { id: 'd', label: 'Jamais', share: 0, words: 'aucune réponse' },
    ],
  },
  {
    id: 'like',
    question: 'Les halles vous plaisent-elles\u202f?',
    total: '18 réponses · 4,2 sur 5 en moyenne',
    options: [
      { id: '5', label: '5 étoiles', share: 0.5, words: '9 réponses · 50 %' },
      { id: '4', label: '4 étoiles', share: 0.28, words: '5 réponses · 28 %', mine: true },
      { id: '3', label: '3 étoiles', share: 0.22, words: '4 réponses · 22 %' },
    ],
  },
];

/** One page of questions in place of the questionnaire. */
const Questions = ({ onDone }: { onDone: () => void }) => (
  <div style={{ display: 'grid', gap: 16 }}>
    <h2 style={{ margin: 0, fontSize: '1rem' }}>Quand venez-vous au marché ?</h2>
    <ChoiceGroup exclusive aria-label="Quand venez-vous au marché ?">
      <Checkbox exclusive>Le samedi matin</Checkbox>
      <Checkbox exclusive>En semaine</Checkbox>
      <Checkbox exclusive>Le dimanche</Checkbox>
    </ChoiceGroup>
    <Rating label="Les halles vous plaisent-elles ?" minLabel="Pas du tout" maxLabel="Beaucoup" />
    <Button block onClick={onDone}>
      Envoyer
    </Button>
  </div>
);

/** Answers once. */
const Answering = (props: ComponentProps<typeof Poll>) => {
  const [state, setState] = useState(props.state);
  return (
    <Poll {...props} state={state} results={state === 'open' ? undefined : props.results}>
      <Questions onDone={() => setState('answered')} />
    </Poll>
  );
};

const meta = {
  component: Poll,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      title: 'Votre avis sur le marché',
      intro: 'Deux questions, vingt secondes.',
      facts: 'Anonyme · jusqu’au 30 novembre · résultats visibles par tous',
      answeredTitle: 'Merci, votre réponse compte',
      answeredText: 'Une réponse par personne\u202f: vous avez déjà donné la vôtre.',
      closedTitle: 'Ce sondage est terminé',
      closedText: 'Il a pris fin le 30 novembre.',
      results: 'Résultats',
      mine: 'votre réponse',
      noneTitle: 'Personne n’a encore répondu',
      noneText: 'Les résultats s’afficheront ici dès la première réponse.',
    },
    header: { label: 'Ville de Belleroche', subtitle: 'Halles du marché' },
    onBack: fn(),
    state: 'open',
    results,
  },
  render: (args) => <Answering {...args} />,
} satisfies Meta<typeof Poll>;
export default meta;
type Story = StoryObj<typeof Poll>;

export const AnsweredOnceTheResultsAreShown: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('heading', { name: 'Résultats' })).toBeNull();
    await userEvent.click(page.getByRole('radio', { name: 'Le samedi matin' }));
    await userEvent.click(page.getByRole('button', { name: 'Envoyer' }));
    await expect(page.getByRole('status')).toHaveTextContent('Merci, votre réponse compte');
    await expect(page.queryByRole('button', { name: 'Envoyer' })).toBeNull();
    await expect(page.getByRole('heading', { name: 'Résultats' })).toBeVisible();
  },
};

export const EveryResultIsSaidInWords: Story = {
  tags: ['behaviour'],
  args: { state: 'answered' },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Quand venez-vous au marché\u202f?' });
    const lines = within(list).getAllByRole('listitem');
    await expect(lines.map((line) => line.textContent)).toEqual([
      'Le samedi matinvotre réponse12 réponses · 60 %',
      'En semaine7 réponses · 35 %',
      'Le dimanche1 réponse · 5 %',
      'Jamaisaucune réponse',
    ]);
    await expect(lines[0]).toHaveAttribute('data-mine', 'true');
  },
};

export const ResultsForStaffOnly: Story = {
  name: 'Results for staff only',
  args: { state: 'answered', results: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Merci, votre réponse compte')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Résultats' })).toBeNull();
    await expect(canvas.queryByRole('list', { name: 'Quand venez-vous au marché\u202f?' })).toBeNull();
  },
};

export const Closed: Story = {
  args: { state: 'closed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ce sondage est terminé')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Envoyer' })).toBeNull();
  },
};

export const Empty: Story = {
  args: { state: 'closed', results: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Personne n’a encore répondu' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Résultats' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { state: undefined },
  play: async ({ canvas, canvasElement }) => {
    await assertLoading(canvasElement, 1 + 3);
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Résultats' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { instead: <ErrorState title="Le sondage n’a pas pu être chargé" onRetry={retry} /> },
  play: async ({ canvas, canvasElement }) => {
    await assertFailure(canvasElement, 'Le sondage n’a pas pu être chargé');
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('main')).not.toHaveAttribute('aria-busy');
  },
};

export const Matrix: Story = { args: { state: 'answered' } };
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
