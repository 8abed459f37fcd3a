import { styled } from '@parvis/theme/css/stitches';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import type { Questionnaire } from '../model/schema.ts';
import { FlowWorkbench } from './stories/StoryFlowWorkbench.tsx';

const Page = styled('main', { padding: '$5', maxInlineSize: '80rem', marginInline: 'auto' });

/** Two buttons at the end. */
const leaking: Questionnaire = {
  version: 1,
  start: 'leak',
  questions: {
    leak: {
      titleId: 'leak',
      items: [{ type: 'yesNo', id: 'leak.now', yes: { followUp: 'safety' }, no: { followUp: null } }],
    },
    safety: {
      titleId: 'safety',
      items: [
        { type: 'text', id: 'safety.text', framed: 'warning' },
        { type: 'nextButton', id: 'safety.next' },
      ],
    },
  },
  texts: {
    fr: {
      leak: 'L’eau coule-t-elle encore\u202f?',
      'leak.now': 'Fuite en cours',
      safety: 'Votre sécurité d’abord',
      'safety.text': 'Éloignez-vous de l’eau.',
      'safety.next': 'J’ai compris',
    },
    en: {
      leak: 'Is the water still running?',
      'leak.now': 'Leak going on',
      safety: 'Your safety first',
      'safety.text': 'Keep away from the water.',
      'safety.next': 'I understand',
    },
  },
};

const whole: Questionnaire = {
  version: 1,
  start: 'leak',
  questions: {
    leak: { items: [{ type: 'yesNo', id: 'leak.now', text: 'Est-ce réglé\u202f?', yes: {}, no: {} }] },
  },
};

/** For customers: paste, check and play. */
const meta = {
  title: 'Questionnaire/Try a questionnaire',
  component: FlowWorkbench,
  args: { initial: JSON.stringify(leaking, null, 2), language: 'fr' },
  argTypes: { language: { table: { disable: true } } },
  render: (args, { globals }) => (
    <Page>
      <FlowWorkbench {...args} language={globals.language === 'en' ? 'en' : 'fr'} />
    </Page>
  ),
} satisfies Meta<typeof FlowWorkbench>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Workbench: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Définition, en JSON' });
    await expect(field).toHaveValue(JSON.stringify(leaking, null, 2));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('heading', { name: 'Le jouer' })).toBeNull();
    fireEvent.change(field, { target: { value: JSON.stringify(whole) } });
    await userEvent.click(canvas.getByRole('button', { name: 'Vérifier' }));
    await expect(canvas.getByText('Rien à signaler.').closest('[role=status]')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Le jouer' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Oui' })).toBeVisible();
  },
};

export const AFindingLeadsToWhereItIsSeen: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vérifier' }));
    await expect(canvas.getByText('questions.safety.items.1')).toBeVisible();
    await expect(canvas.getByText(/Deux boutons/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Y aller' }));
    await expect(canvas.getByRole('heading', { name: 'Votre sécurité d’abord' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /J’ai compris|Valider/ })).toHaveLength(2);
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(canvas.getByText(/Two buttons/)).toBeVisible();
    await expect(canvas.getByText(/^flowchart TD q0\["Is the water still running\?"\]/)).toBeVisible();
  },
};

export const ARefusedDefinitionNamesPathAndReason: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    fireEvent.change(field, { target: { value: JSON.stringify({ ...leaking, start: 'gone' }) } });
    await userEvent.click(canvas.getByRole('button', { name: 'Vérifier' }));
    await expect(canvas.getByText('start')).toBeVisible();
    await expect(
      canvas.getByText(
        /^La première question n’existe pas.: écrivez l’identifiant d’une question\. Trouvé.: «.gone.»\.$/,
      ),
    ).toBeVisible();
    fireEvent.change(field, { target: { value: '{' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Vérifier' }));
    await expect(canvas.getByText('Ce n’est pas du JSON.')).toBeVisible();
  },
};
