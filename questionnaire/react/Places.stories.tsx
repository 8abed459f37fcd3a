import { styled } from '@parvis/theme/css/stitches';
import { Bubble } from '@parvis/ui/parts/Bubble';
import { Button } from '@parvis/ui/parts/Button';
import { Drawer } from '@parvis/ui/parts/Drawer';
import { Header } from '@parvis/ui/parts/Header';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allFlows } from '../flows/all.ts';
import { ForeignQuestionnaire } from './ForeignQuestionnaire.tsx';
import type { DraftStore } from './player.ts';
import { Questionnaire, type QuestionnaireProps } from './Questionnaire.tsx';
import { QuestionnaireView } from './QuestionnaireView.tsx';
import { oneTap, oneTapEach } from './stories/storyDefinitions.ts';
import { storyTexts } from './stories/storyWords.ts';
import { useQuestionnaire } from './useQuestionnaire.tsx';

const { satisfaction, closeCase, login, mobileNeeded } = allFlows;

const Room = styled('main', {
  maxInlineSize: '40rem',
  minBlockSize: '30rem',
  marginInline: 'auto',
  padding: '$5',
});
const Sheet = styled('div', {
  padding: '$4',
  borderRadius: '$card',
  backgroundColor: '$drawerBg',
  color: '$drawerTxt',
  '--pv-ring': '$colors$drawerTxt',
  '--pv-ringGround': '$colors$drawerBg',
});

/** Hosts, reloads and invalid definitions. */
const meta = {
  title: 'Questionnaire/Places',
  component: Questionnaire,
  args: { definition: satisfaction.definition, onFinal: fn(), onAbort: fn(), ...storyTexts('fr') },
  render: (args, { globals }) => (
    <Room>
      <Sheet>
        <Questionnaire {...args} {...storyTexts(String(globals.language))} />
      </Sheet>
    </Room>
  ),
} satisfies Meta<typeof Questionnaire>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InABubble: Story = {
  args: { definition: mobileNeeded.definition },
  render: (args, { globals }) => (
    <Room>
      <Bubble side="others" author={{ name: 'A. M.', role: 'Maintenance' }} time="09:15">
        <Sheet>
          <Questionnaire {...args} {...storyTexts(String(globals.language))} />
        </Sheet>
      </Bubble>
    </Room>
  ),
  play: async ({ canvas, canvasElement }) => {
    const bubble = within(canvasElement.querySelector<HTMLElement>('[data-body]') ?? canvasElement);
    await userEvent.click(bubble.getByRole('button', { name: 'Oui, j’accepte' }));
    await expect(bubble.getByRole('textbox')).toBeVisible();
    await expect(bubble.getByText('09:15')).toBeVisible();
    await expect(canvas.getByText('A. M.')).toBeVisible();
  },
};

export const AtItsEndTheFocusStaysInItsPlace: Story = {
  tags: ['behaviour'],
  args: { definition: oneTap },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Oui' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFinal).toHaveBeenCalledOnce();
    const done = await canvas.findByText(storyTexts('fr').texts.done);
    await waitFor(() => expect(done).toHaveFocus());
    await expect(done).toHaveAttribute('role', 'status');
  },
};

export const AtItsEndTheFocusElsewhereIsLeftAlone: Story = {
  tags: ['behaviour'],
  args: { definition: oneTap },
  render: (args, { globals }) => (
    <Room>
      <Sheet>
        <Questionnaire {...args} {...storyTexts(String(globals.language))} />
      </Sheet>
      <Button variant="quiet">{globals.language === 'en' ? 'Elsewhere' : 'Ailleurs'}</Button>
    </Room>
  ),
  play: async ({ canvas }) => {
    const elsewhere = canvas.getByRole('button', { name: 'Ailleurs' });
    elsewhere.focus();
    // Without moving the focus.
    canvas.getByRole('button', { name: 'Oui' }).click();
    await expect(await canvas.findByText(storyTexts('fr').texts.done)).toBeVisible();
    await expect(elsewhere).toHaveFocus();
  },
};

/** Closing it aborts. */
const InDrawer = ({ language, ...options }: QuestionnaireProps & { language: string }) => {
  const [open, setOpen] = useState(true);
  const { resolveText, texts } = storyTexts(language);
  // During the closing animation.
  const [asked, setAsked] = useState(options.definition.start);
  const questionnaire = useQuestionnaire({ ...options, onFinal: () => setOpen(false), onQuestion: setAsked });
  const close = () => {
    questionnaire.abort();
    setOpen(false);
  };
  const titleId = options.definition.questions[asked]?.titleId;
  return (
    <Drawer open={open} onClose={close} title={resolveText(titleId ?? '')}>
      <QuestionnaireView {...{ questionnaire, resolveText, texts }} hideTitle />
    </Drawer>
  );
};

export const InADrawer: Story = {
  args: { definition: closeCase.definition },
  render: (args, { globals }) => <InDrawer {...args} language={String(globals.language)} />,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Le problème est résolu' }));
    const asked = await screen.findByRole('dialog', { name: 'Ajouter un message pour la personne\u202f?' });
    await expect(asked).toBeVisible();
    // Once, as the dialog's name.
    await expect(within(asked).getAllByRole('heading')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await expect(args.onAbort).toHaveBeenCalledOnce();
    await expect(args.onAbort).toHaveBeenCalledWith(
      expect.objectContaining({ abort: true, flags: ['solved'] }),
      expect.objectContaining({ mode: 'whole' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const AsAPage: Story = {
  args: { definition: login.definition },
  render: (args, { globals }) => (
    <>
      <Header title={globals.language === 'en' ? 'Sign in' : 'Connexion'} />
      <Room>
        <Questionnaire {...args} {...storyTexts(String(globals.language))} />
      </Room>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '06 12{Enter}');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await userEvent.type(canvas.getByRole('textbox'), ' 34 56 78{Enter}');
    await expect(canvas.getByText('Vérification en cours…')).toBeVisible();
  },
};

const WithBack = ({ language, ...options }: QuestionnaireProps & { language: string }) => {
  const questionnaire = useQuestionnaire(options);
  return (
    <Room>
      <QuestionnaireView questionnaire={questionnaire} {...storyTexts(language)} />
      <Button variant="quiet" disabled={!questionnaire.canGoBack} onClick={questionnaire.back}>
        {language === 'en' ? 'Back' : 'Retour'}
      </Button>
    </Room>
  );
};

export const AfterGoingBackTheSameAnswerIsOneTapAway: Story = {
  tags: ['behaviour'],
  args: { definition: oneTapEach },
  render: (args, { globals }) => <WithBack {...args} language={String(globals.language)} />,
  play: async ({ canvas }) => {
    for (const [role, name] of [
      ['button', 'Oui'],
      ['radio', 'Ce matin'],
      ['radio', '3 étoiles sur 5'],
    ] as const) {
      await userEvent.click(await canvas.findByRole(role, { name }));
      await userEvent.click(canvas.getByRole('button', { name: 'Retour' }));
      await userEvent.click(await canvas.findByRole(role, { name }));
      await waitFor(() => expect(canvas.queryByRole(role, { name })).toBeNull());
    }
    await expect(canvas.getByText('Merci.')).toBeVisible();
  },
};

function pageStorage(): DraftStore {
  let kept = '';
  return {
    load: () => (kept === '' ? undefined : JSON.parse(kept)),
    save: (state) => {
      kept = state === undefined ? '' : JSON.stringify(state);
    },
  };
}

/** As a reload does. */
const Reloadable = ({ language, ...options }: QuestionnaireProps & { language: string }) => {
  const [page, setPage] = useState(0);
  const [drafts] = useState(pageStorage);
  return (
    <Room>
      <Sheet key={page}>
        <Questionnaire {...options} {...storyTexts(language)} drafts={drafts} />
      </Sheet>
      <Button variant="quiet" onClick={() => setPage(page + 1)}>
        {language === 'en' ? 'Reload' : 'Recharger'}
      </Button>
    </Room>
  );
};

export const WhatWasTypedSurvivesAReload: Story = {
  tags: ['behaviour'],
  render: (args, { globals }) => <Reloadable {...args} language={String(globals.language)} />,
  play: async ({ canvas, args }) => {
    const reload = canvas.getByRole('button', { name: 'Recharger' });
    await userEvent.click(canvas.getAllByRole('radio')[1] as HTMLElement);
    await userEvent.click(reload);
    await expect(canvas.getAllByRole('radio')[1]).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer mon avis' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Écrire un mot' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Le problème est');
    await userEvent.click(reload);
    await expect(canvas.getByRole('textbox')).toHaveValue('Le problème est');
    await userEvent.type(canvas.getByRole('textbox'), ' revenu{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(args.onFinal).toHaveBeenCalledOnce());
    await expect(args.onFinal).toHaveBeenCalledWith(
      expect.objectContaining({
        answersArray: expect.arrayContaining([expect.objectContaining({ msgTxt: 'Le problème est revenu' })]),
      }),
      expect.objectContaining({ mode: 'whole' }),
    );
  },
};

export const ABrokenDefinitionSendsNothing: Story = {
  tags: ['behaviour'],
  render: (args, { globals }) => {
    const words = storyTexts(String(globals.language));
    return (
      <Room>
        <ForeignQuestionnaire {...args} {...words} definition={{ version: 'x' }} errorText={words.error} />
      </Room>
    );
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Une erreur est survenue');
    await expect(args.onFinal).not.toHaveBeenCalled();
    await expect(args.onAbort).not.toHaveBeenCalled();
  },
};

export const ANewerDefinitionIsShownAsFarAsItIsKnown: Story = {
  tags: ['behaviour'],
  render: (args, { globals }) => {
    const words = storyTexts(String(globals.language));
    const items = [
      { type: 'hologram', id: 'h', text: 'Ce que cette version ne connaît pas' },
      { type: 'confirm' },
    ];
    return (
      <Room>
        <ForeignQuestionnaire
          {...args}
          {...words}
          definition={{ version: 9, start: 'new', questions: { new: { items } } }}
          errorText={words.error}
        />
      </Room>
    );
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Ce que cette version ne connaît pas')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Valider' }));
    await expect(args.onFinal).toHaveBeenCalledOnce();
  },
};

export const AFieldSaysWhatItCutOff: Story = {
  tags: ['behaviour'],
  args: {
    definition: {
      version: 1,
      start: 'm',
      questions: { m: { items: [{ type: 'message', id: 'answer.rejectCase.message' }] } },
    },
  },
  play: async ({ canvas }) => {
    const { texts } = storyTexts('fr');
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(1_000));
    await expect(field).toHaveValue('x'.repeat(200));
    await expect(canvas.getByText(/800/)).toBeVisible();
    await userEvent.type(field, '{Backspace}');
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(texts.hints.message));
  },
};
