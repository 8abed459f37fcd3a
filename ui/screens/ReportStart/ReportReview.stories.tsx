import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { DropletIcon } from '../../icons/DropletIcon.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { QuestionnairePage } from '../QuestionnairePage/QuestionnairePage.tsx';
import { ReportReview, type ReportReviewProps, SendBar } from './ReportReview.tsx';

type Args = ReportReviewProps & { send: string; busy: boolean; onSend: () => void };

const meta = {
  component: ReportReview,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Envoyer ce signalement\u202f?',
    seen: ['Voici ce que les agents verront.'],
    category: { label: 'Toilettes', icon: <DropletIcon />, caseType: 'health' as const },
    place: 'Halles du marché · entrée nord',
    answers: [
      { label: 'Que se passe-t-il\u202f?', value: 'Fuite d’eau' },
      { label: 'Le sol est-il glissant\u202f?', value: 'Oui' },
      { label: 'De quel côté\u202f?', value: 'Ailleurs, je précise' },
      { label: 'Précisez en quelques mots', value: 'Devant le lavabo du fond, côté cour' },
    ],
    send: 'Envoyer',
    busy: false,
    onSend: fn(),
  },
  render: ({ send, busy, onSend, ...review }) => (
    <QuestionnairePage
      texts={{ title: 'Votre signalement' }}
      onBack={() => {}}
      bottom={<SendBar label={send} busy={busy} onSend={onSend} />}
    >
      <ReportReview {...review} />
    </QuestionnairePage>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const SendsOnce: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** A double tap must not send. */
export const TheSecondTapOfTheLastAnswerSendsNothing: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Envoyer' });
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  name: 'Being sent',
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Envoyer/ });
    await expect(within(button).getByRole('status')).toHaveTextContent('Chargement…');
    await userEvent.click(button);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const NothingAnswered: Story = {
  name: 'Nothing answered',
  args: { answers: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Toilettes')).toBeVisible();
    await expect(canvas.queryByText('Que se passe-t-il\u202f?')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
