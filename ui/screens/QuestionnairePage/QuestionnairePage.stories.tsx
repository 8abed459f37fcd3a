import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from '../../parts/Checkbox/Checkbox.tsx';
import { ChoiceGroup } from '../../parts/ChoiceGroup/ChoiceGroup.tsx';
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { assertFailure, assertLoading, retry } from '../../parts/shared/storyChecks.ts';
import { QuestionnairePage } from './QuestionnairePage.tsx';

const meta = {
  component: QuestionnairePage,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: { title: 'Toilettes', progress: 'Question 2 sur 5' },
    subtitle: 'Halles du marché · entrée nord',
    onBack: fn(),
    progress: { value: 2, max: 5 },
    children: (
      <>
        <h2 style={{ margin: 0 }}>Que se passe-t-il ?</h2>
        <ChoiceGroup aria-label="Que se passe-t-il ?">
          <Checkbox>Fuite d’eau</Checkbox>
          <Checkbox defaultChecked>Plus de papier</Checkbox>
          <Checkbox>Porte bloquée</Checkbox>
        </ChoiceGroup>
      </>
    ),
  },
} satisfies Meta<typeof QuestionnairePage>;
export default meta;
type Story = StoryObj<typeof QuestionnairePage>;

export const Loading: Story = {
  name: 'On its way',
  args: { loading: true, progress: undefined },
  play: async ({ canvas, canvasElement }) => {
    await assertLoading(canvasElement, 1 + 2);
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Toilettes');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const Failed: Story = {
  args: { instead: <ErrorState title="Les questions n’ont pas pu être chargées" onRetry={retry} /> },
  play: async ({ canvas, canvasElement }) => {
    await assertFailure(canvasElement, 'Les questions n’ont pas pu être chargées');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByRole('main')).not.toHaveAttribute('aria-busy');
  },
};

export const HowManyAreLeft: Story = {
  name: 'How many are left',
  args: { progress: undefined, left: 'Encore 2 à 4 questions' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Encore 2 à 4 questions');
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
