import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { EmergencyNumbers } from '../EmergencyNumbers/EmergencyNumbers.tsx';
import { emergencyArgs } from '../EmergencyNumbers/emergencyFixture.ts';
import { QuestionnairePage } from '../QuestionnairePage/QuestionnairePage.tsx';
import { ReportStart } from './ReportStart.tsx';

const question = (
  <>
    <h2>Que se passe-t-il ?</h2>
    <Button block variant="quiet">
      Fuite d’eau
    </Button>
    <Button block variant="quiet">
      Saleté
    </Button>
  </>
);

const meta = {
  component: ReportStart,
  parameters: { layout: 'fullscreen' },
  args: {
    seenTitle: 'Ce que les agents verront',
    seen: ['La catégorie et le lieu', 'Vos messages et vos photos', 'Ni votre nom ni votre numéro'],
    emergency: <EmergencyNumbers {...emergencyArgs} />,
    children: question,
  },
  render: (args) => (
    <QuestionnairePage
      texts={{ title: 'Toilettes' }}
      subtitle="Halles du marché · entrée nord"
      onBack={() => {}}
    >
      <ReportStart {...args} />
    </QuestionnairePage>
  ),
} satisfies Meta<typeof ReportStart>;
export default meta;
type Story = StoryObj<typeof ReportStart>;

export const SaysWhoSeesWhat: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Ni votre nom ni votre numéro')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Ce que les agents verront'));
    await expect(canvas.getByText('Ni votre nom ni votre numéro')).toBeVisible();
  },
};

export const Harmless: Story = {
  args: { emergency: <EmergencyNumbers {...emergencyArgs} folded /> },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('region', { name: emergencyArgs.texts.title });
    // Shows numbers only, announces services.
    const numbers = within(line).getAllByRole('link');
    await expect(numbers.map(({ textContent }) => textContent)).toEqual(
      emergencyArgs.numbers.map(({ number }) => number),
    );
    await expect(numbers[0]).toHaveAttribute('href', `tel:${emergencyArgs.numbers[0]?.number}`);
    await expect(within(line).queryByText(emergencyArgs.texts.text ?? 'no text')).toBeNull();
    await expect(line.getBoundingClientRect().height).toBeLessThanOrEqual(48);
  },
};
export const AnOpinion: Story = {
  name: 'An opinion',
  args: { emergency: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /112/ })).toBeNull();
    await expect(canvas.queryByText(emergencyArgs.texts.title)).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Que se passe-t-il\u202f?' })).toBeVisible();
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
