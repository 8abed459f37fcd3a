import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { assertFailure, retry } from '../../parts/shared/storyChecks.ts';
import { YesNo } from '../../parts/YesNo/YesNo.tsx';
import { type EditedPoll, PollComposer } from './PollComposer.tsx';

let made = 0;
const createQuestion = (title: string) => {
  made += 1;
  return { id: `q${made}`, title: { fr: title }, parts: [] };
};

const poll: EditedPoll = {
  ...{ label: { fr: 'La place du marché' }, intro: { fr: 'Deux questions, une minute.' } },
  questions: [
    createQuestion('Que pensez-vous de la place\u202f?'),
    createQuestion('Quand venez-vous\u202f?'),
  ],
  ...{ everywhere: true, places: [], opens: '', closes: '', results: 'answered' },
  ...{ anonymous: true, changeable: true, partial: false },
};

const Composing = (props: ComponentProps<typeof PollComposer>) => {
  const [composed, setComposed] = useState(props.poll);
  const [language, setLanguage] = useState(props.language);
  return (
    <PollComposer
      {...props}
      poll={composed}
      onChange={(part) => {
        setComposed((before) => before && { ...before, ...part });
        props.onChange(part);
      }}
      language={language}
      onLanguage={setLanguage}
    />
  );
};

const meta = {
  component: PollComposer,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      title: 'Composer un sondage',
      actions: {
        moveUp: (name) => `Monter\u202f: ${name}`,
        moveDown: (name) => `Descendre\u202f: ${name}`,
        duplicate: (name) => `Dupliquer\u202f: ${name}`,
        remove: (name) => `Supprimer\u202f: ${name}`,
      },
      language: 'Langue dans laquelle vous écrivez',
      missing: 'Il manque 2 textes dans cette langue.',
      aboutTitle: 'Présentation',
      label: 'Nom du sondage',
      labelHint: 'Court\u202f: il est écrit sur une tuile.',
      intro: 'Phrase au-dessus des questions',
      questionsTitle: 'Questions',
      question: (n) => `Question ${n}`,
      addQuestion: 'Ajouter une question',
      previewTitle: 'Aperçu',
      previewText: 'Ce que voit la personne qui répond. Rien n’est envoyé.',
      toPreview: 'Voir l’aperçu',
      save: 'Enregistrer',
      whereTitle: 'Où et quand',
      where: 'Proposé',
      everywhere: 'Dans tous les lieux',
      chosenPlaces: 'Dans des lieux choisis',
      places: 'Lieux',
      ...{ inGathering: 'Aux personnes d’une discussion', gathering: 'Discussion' },
      opens: 'Premier jour',
      opensHint: 'Vide\u202f: il attend que vous l’ouvriez.',
      closes: 'Dernier jour',
      closesHint: 'Vide\u202f: jusqu’à ce que vous le fermiez.',
      rulesTitle: 'Règles',
      results: 'Qui voit les résultats, en plus de votre équipe',
      audiences: { nobody: 'Personne', answered: 'Ceux qui ont répondu', everybody: 'Tout le monde' },
      anonymous: 'Anonyme',
      anonymousText: 'Personne dans votre équipe ne voit qui a répondu quoi.',
      changeable: 'Réponse modifiable',
      changeableText: 'Jusqu’à la fermeture, chacun peut changer sa réponse.',
      partial: 'Réponses partielles',
      partialText: 'Chaque question compte dès qu’elle est répondue.',
    },
    subtitle: 'Ville de Belleroche',
    onBack: fn(),
    poll,
    onChange: fn(),
    language: 'fr',
    languages: [
      { tag: 'fr', name: 'Français', short: 'FR' },
      { tag: 'en', name: 'English', short: 'EN' },
    ],
    onLanguage: fn(),
    places: [
      { code: 'halls', label: 'Halles' },
      { code: 'park', label: 'Parc' },
    ],
    findings: new Map(),
    createQuestion: () => createQuestion('Nouvelle question'),
    copyQuestion: ({ title }) => createQuestion(title.fr ?? ''),
    renderQuestion: ({ title }) => <p style={{ margin: 0 }}>{title.fr}</p>,
    onRemoved: fn(),
    preview: <YesNo aria-label="La place vous plaît-elle\u202f?" />,
    saving: false,
    onSave: fn(),
  },
  render: (args) => <Composing {...args} />,
} satisfies Meta<typeof PollComposer>;
export default meta;
type Story = StoryObj<typeof PollComposer>;

export const OrdersQuestionsByKeyboard: Story = {
  play: async ({ canvas }) => {
    const read = () =>
      canvas.getAllByRole('listitem').map((item) => within(item).getByText(/\?/).textContent);
    canvas.getByRole('button', { name: 'Descendre\u202f: Question 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(read()).toEqual(['Quand venez-vous\u202f?', 'Que pensez-vous de la place\u202f?']);
    await expect(canvas.getByRole('button', { name: 'Descendre\u202f: Question 2' })).toHaveFocus();
  },
};

export const DuplicatesAndRemovesAQuestion: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dupliquer\u202f: Question 1' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('listitem')[1]).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer\u202f: Question 3' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(args.onRemoved).toHaveBeenCalledWith('Question 3');
  },
};

export const PlacesAreKeptWhileItIsOfferedEverywhere: Story = {
  tags: ['behaviour'],
  args: { poll: { ...poll, everywhere: false, places: ['park'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /^Lieux/ })).toHaveTextContent('Parc');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dans tous les lieux' }));
    await expect(canvas.queryByRole('combobox', { name: /^Lieux/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Dans des lieux choisis' }));
    await expect(canvas.getByRole('combobox', { name: /^Lieux/ })).toHaveTextContent('Parc');
  },
};

export const IsForTheOnlyDiscussionAtOnce: Story = {
  tags: ['behaviour'],
  args: { gatherings: [{ code: 'benches', label: 'Les bancs · Parc' }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Aux personnes d’une discussion' }));
    await expect(canvas.getByRole('combobox', { name: /^Discussion/ })).toHaveTextContent('Les bancs · Parc');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dans tous les lieux' }));
    await expect(canvas.queryByRole('combobox', { name: /^Discussion/ })).toBeNull();
  },
};

export const FindingsStandAtTheirPlace: Story = {
  tags: ['behaviour'],
  args: {
    findings: new Map([
      ['label', ['Donnez un nom au sondage.']],
      ['closes', ['Le dernier jour est avant le premier.']],
      [poll.questions[1]?.id ?? '', ['Aucune réponse ne mène à cette question.']],
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Nom du sondage/ })).toBeInvalid();
    await expect(canvas.getByLabelText(/^Dernier jour/)).toHaveAccessibleDescription(/avant le premier/);
    const question = canvas.getByRole('heading', { name: 'Question 2' }).closest('li');
    await expect(question).toHaveTextContent('Aucune réponse ne mène à cette question.');
  },
};

export const QuestionsThatCannotBeEdited: Story = {
  args: {
    fixedQuestions: 'Ces questions se suivent selon les réponses\u202f: elles restent telles quelles.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Questions' })).toHaveTextContent('telles quelles');
    await expect(canvas.queryByRole('button', { name: 'Ajouter une question' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { failed: <ErrorState title="Le sondage n’a pas pu être chargé" onRetry={retry} /> },
  play: async ({ canvas, canvasElement }) => {
    await assertFailure(canvasElement, 'Le sondage n’a pas pu être chargé');
    await expect(canvas.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
  },
};

export const Loading: Story = {
  name: 'On its way',
  args: { poll: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
