import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onDark, onPale, StorySheet } from '../../parts/shared/StorySheet.tsx';
import { type EditedPart, type PartKind, QuestionEditor } from './QuestionEditor.tsx';

const kinds: Record<PartKind, string> = {
  choice: 'Liste de choix',
  yesNo: 'Oui ou non',
  rating: 'Note en étoiles',
  message: 'Texte libre',
  email: 'Adresse e-mail',
  phone: 'Numéro de téléphone',
  text: 'Texte à lire',
};

let made = 0;
const createId = () => {
  made += 1;
  return `new${made}`;
};
const createOption = () => ({ id: createId(), words: {} });
const createPart = (kind: PartKind): EditedPart => ({
  ...{ id: createId(), kind, words: {}, required: true, options: [createOption(), createOption()] },
  ...{ exclusive: true, low: {}, high: {}, stars: 5 },
});

const question = {
  id: 'q',
  title: { fr: 'Que manque-t-il au parc\u202f?', en: 'What does the park lack?' },
  parts: [
    {
      ...createPart('choice'),
      id: 'list',
      options: [
        { id: 'benches', words: { fr: 'Des bancs', en: 'Benches' } },
        { id: 'trees', words: { fr: 'Des arbres' } },
        { id: 'water', words: { fr: 'De l’eau' } },
      ],
    },
    { ...createPart('message'), id: 'idea', words: { fr: 'Une autre idée' }, required: false },
  ],
};

const Editing = (props: ComponentProps<typeof QuestionEditor>) => {
  const [edited, setEdited] = useState(props.question);
  return (
    <StorySheet>
      <QuestionEditor
        {...props}
        question={edited}
        onChange={(next) => {
          setEdited(next);
          props.onChange(next);
        }}
      />
    </StorySheet>
  );
};

const meta = {
  component: QuestionEditor,
  args: {
    texts: {
      actions: {
        moveUp: (name) => `Monter\u202f: ${name}`,
        moveDown: (name) => `Descendre\u202f: ${name}`,
        duplicate: (name) => `Dupliquer\u202f: ${name}`,
        remove: (name) => `Supprimer\u202f: ${name}`,
      },
      title: 'Question',
      addPart: 'Ajouter une réponse ou un texte',
      part: (n) => `Élément ${n}`,
      option: (n) => `Choix ${n}`,
      addOption: 'Ajouter un choix',
      kind: 'Type',
      kinds,
      label: { ...kinds, choice: 'Titre de la liste', message: 'Nom du champ' },
      required: 'Réponse obligatoire',
      several: 'Plusieurs réponses possibles',
      low: 'Sous la première étoile',
      high: 'Sous la dernière étoile',
      no: 'À la place de «\u00a0Non\u00a0»',
      yes: 'À la place de «\u00a0Oui\u00a0»',
      stars: 'Nombre d’étoiles',
    },
    language: { tag: 'fr', short: { fr: 'FR', en: 'EN' } },
    question,
    kinds: Object.keys(kinds) as PartKind[],
    problems: new Map(),
    createPart,
    createOption,
    onChange: fn(),
    onRemoved: fn(),
  },
  render: (args) => <Editing {...args} />,
} satisfies Meta<typeof QuestionEditor>;
export default meta;
type Story = StoryObj<typeof QuestionEditor>;

const readOptions = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('textbox', { name: /^Choix \d/ })
    .map((field) => (field as HTMLInputElement).value);

export const MovesOptionsByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const down = canvas.getByRole('button', { name: 'Descendre\u202f: Choix 1' });
    down.focus();
    await userEvent.keyboard('{Enter}');
    await expect(readOptions(canvasElement)).toEqual(['Des arbres', 'Des bancs', 'De l’eau']);
    await expect(canvas.getByRole('button', { name: 'Descendre\u202f: Choix 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(readOptions(canvasElement)).toEqual(['Des arbres', 'De l’eau', 'Des bancs']);
    await expect(canvas.getByRole('button', { name: 'Descendre\u202f: Choix 3' })).toHaveFocus();
  },
};

export const EnterAddsAnOption: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Choix 1' }));
    await userEvent.keyboard('{Enter}Des jeux');
    await expect(readOptions(canvasElement)).toEqual(['Des bancs', 'Des jeux', 'Des arbres', 'De l’eau']);
  },
};

export const RemovesAndDuplicatesOptions: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer\u202f: Choix 2' }));
    await expect(readOptions(canvasElement)).toEqual(['Des bancs', 'De l’eau']);
    await expect(canvas.getByRole('textbox', { name: 'Choix 2' })).toHaveFocus();
    await expect(args.onRemoved).toHaveBeenCalledWith('Choix 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Dupliquer\u202f: Choix 1' }));
    await expect(readOptions(canvasElement)).toEqual(['Des bancs', 'Des bancs', 'De l’eau']);
  },
};

export const AddsARatingAndMovesItUp: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter une réponse ou un texte' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(page.queryByRole('menuitem', { name: 'Liste de choix' })).toBeNull();
    await userEvent.click(
      await page.findByText('Note en étoiles', { selector: '[role=menuitem] *, button *' }),
    );
    await expect(await canvas.findByRole('textbox', { name: /^Sous la première étoile/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Monter\u202f: Élément 3' }));
    await expect(canvas.getByRole('button', { name: 'Monter\u202f: Élément 2' })).toHaveFocus();
  },
};

export const InEnglishTheFrenchWordsAreAHint: Story = {
  tags: ['behaviour'],
  args: { language: { tag: 'en', short: { fr: 'FR', en: 'EN' } } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Choix 2' });
    await expect(field).toHaveValue('');
    await expect(field).toHaveAccessibleDescription('FR\u202f: Des arbres');
    await userEvent.type(field, 'T');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        parts: expect.arrayContaining([
          expect.objectContaining({
            options: expect.arrayContaining([{ id: 'trees', words: { fr: 'Des arbres', en: 'T' } }]),
          }),
        ]),
      }),
    );
  },
};

export const Problems: Story = {
  tags: ['behaviour'],
  args: {
    question: { ...question, title: {} },
    problems: new Map([
      ['q', 'Écrivez la question.'],
      ['water', 'Ce choix est déjà dans la liste.'],
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Question/ })).toHaveAccessibleDescription(
      'Écrivez la question.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Choix 3' })).toBeInvalid();
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
