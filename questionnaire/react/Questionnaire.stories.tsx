import { styled } from '@parvis/theme/css/stitches';
import { iconByName } from '@parvis/ui/icons/byName';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { allFlows } from '../flows/all.ts';
import { satisfaction } from '../flows/satisfaction.ts';
import type { Questionnaire as Definition } from '../model/schema.ts';
import { ownWords } from '../model/texts.ts';
import { Questionnaire } from './Questionnaire.tsx';
import {
  allItemTypes,
  codeCheck,
  mailCheck,
  picturesAndLabels,
  unknownType,
} from './stories/storyDefinitions.ts';
import { storyTexts } from './stories/storyWords.ts';

const Card = styled('main', {
  boxSizing: 'border-box',
  maxInlineSize: '30rem',
  minBlockSize: '12rem',
  marginInline: 'auto',
  padding: '$5',
  backgroundColor: '$drawerBg',
  color: '$drawerTxt',
  '--pv-ring': '$colors$drawerTxt',
  '--pv-ringGround': '$colors$drawerBg',
});

const meta = {
  title: 'Questionnaire/Questionnaire',
  component: Questionnaire,
  args: {
    definition: satisfaction,
    mode: 'whole',
    onFinal: fn(),
    onReport: fn(),
    ...storyTexts('fr'),
  },
  render: (args, { globals }) => {
    const { resolveText, texts } = storyTexts(String(globals.language));
    return (
      <Card>
        <Questionnaire
          {...args}
          texts={{ ...texts, ...(args.texts.next && { next: args.texts.next }) }}
          resolveText={(id) =>
            ownWords(args.definition.texts, String(globals.language), id) ?? resolveText(id)
          }
          renderIcon={(name) => {
            const Icon = iconByName(name);
            return <Icon size="1em" />;
          }}
        />
      </Card>
    );
  },
} satisfies Meta<typeof Questionnaire>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Testing Library does. */
const spoken = (words: string) => words.replace(/\s+/g, ' ');

export const AllItemTypes: Story = {
  args: { definition: allItemTypes },
  play: async ({ canvas, canvasElement }) => {
    const { texts } = storyTexts('fr');
    await expect(canvas.getByRole('heading', { name: 'Tous les types d’items' })).toBeVisible();
    const items = allItemTypes.questions.all?.items ?? [];
    for (const { text } of items)
      if (text !== undefined) await expect(canvas.getAllByText(spoken(text))[0]).toBeVisible();
    for (const name of ['Au lavabo', 'Aux toilettes'])
      await expect(canvas.getByRole('checkbox', { name })).not.toBeChecked();
    const pair = within(canvas.getByRole('group', { name: /coule-t-elle/ }));
    await expect(pair.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Oui', 'Non']);
    const stars = canvas.getByRole('radiogroup', { name: /^La propreté/ });
    await expect(within(stars).getAllByRole('radio')).toHaveLength(5);
    for (const name of ['Adresse e-mail', 'Téléphone', 'Code reçu', 'Un message'])
      await expect(canvas.getByRole('textbox', { name })).toBeVisible();
    await expect(canvas.getByRole('separator')).toBeVisible();
    await expect(canvas.getByRole('button', { name: texts.confirm })).toBeVisible();
    const looks = (words: string) => getComputedStyle(canvas.getByText(words));
    const plain = looks('Un texte simple, qui explique.');
    await expect(Number(looks('Un texte en gras').fontWeight)).toBeGreaterThan(Number(plain.fontWeight));
    const small = looks('Un petit texte en italique');
    await expect(small.fontStyle).toBe('italic');
    await expect(Number.parseFloat(small.fontSize)).toBeLessThan(Number.parseFloat(plain.fontSize));
    const icon = canvasElement.querySelector('[data-ground]') ?? canvasElement;
    const { color, backgroundColor, fontSize } = getComputedStyle(icon);
    await expect({ color, backgroundColor, fontSize }).toEqual({
      ...{ color: 'rgb(23, 82, 227)', backgroundColor: 'rgb(220, 229, 255)', fontSize: '48px' },
    });
    const framed = [...canvasElement.querySelectorAll('[data-framed]')];
    await expect(framed.map(({ textContent }) => textContent)).toEqual(['Encadré', 'À savoir', 'Attention']);
    const widths = framed.map((frame) => getComputedStyle(frame).borderInlineStartWidth);
    await expect(widths).toEqual(['1px', '4px', '2px']);
    const sign = framed[2]?.querySelector('svg')?.getBoundingClientRect().left;
    await expect(sign).toBeGreaterThan(canvas.getByText('Attention').getBoundingClientRect().right);
  },
};

export const PicturesAndLabelsOfItemsShow: Story = {
  tags: ['behaviour'],
  args: { definition: picturesAndLabels },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Une goutte d’eau' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Oui' }).querySelector('svg')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Non' }).querySelector('svg')).toBeNull();
    for (const end of ['Sale', 'Propre']) await expect(canvas.getByText(end)).toBeVisible();
    for (const example of ['jeanne@exemple.fr', 'Devant la mairie'])
      await expect(canvas.getByPlaceholderText(example)).toBeVisible();
  },
};

export const UnknownTypeShowsAsItsText: Story = {
  args: { definition: unknownType },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ce que cette version ne connaît pas encore')).toBeVisible();
  },
};

export const AnsweredByKeyboardAlone: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const at = (id: string) => storyTexts('fr').resolveText(id) ?? '';
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}{Tab}{Enter}');
    const thanks = canvas.getByRole('heading', { name: at('satisfaction.thanks') });
    await waitFor(() => expect(thanks).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: at('satisfaction.thanksMessage') })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.keyboard('Merci{Shift>}{Enter}{/Shift}bien{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: at('satisfaction.tool') })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onFinal).toHaveBeenCalledOnce();
    await expect(args.onFinal).toHaveBeenCalledWith(
      expect.objectContaining({
        abort: false,
        answersArray: [
          expect.objectContaining({ answers: { 'answer.satisfaction': 4 } }),
          expect.objectContaining({ msgTxt: 'Merci\nbien' }),
          expect.objectContaining({ answers: {} }),
        ],
      }),
      expect.objectContaining({ mode: 'whole' }),
    );
  },
};

/** The host renders its input. */
export const APhotoIsNeverWaitedFor: Story = {
  tags: ['behaviour'],
  args: {
    definition: {
      version: 1,
      start: 'photo',
      questions: {
        photo: {
          titleId: 'photo',
          items: [{ type: 'photo', id: 'bench', text: 'Une photo du banc', hintId: 'hint' }],
        },
      },
      texts: {
        fr: { photo: 'Une photo\u202f?', hint: 'Facultatif.' },
        en: { photo: 'A photo?', hint: 'Optional.' },
      },
    },
    renderPhoto: ({ max = 3 }) => <button type="button">Ajouter une photo ({max} au plus)</button>,
  },
  play: async ({ canvas, args }) => {
    const room = canvas.getByRole('group', { name: 'Une photo du banc' });
    await expect(within(room).getByText('Facultatif.')).toBeVisible();
    await expect(within(room).getByRole('button', { name: /Ajouter/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: storyTexts('fr').texts.confirm }));
    await expect(args.onFinal).toHaveBeenCalledOnce();
  },
};

export const WhatIsMissingIsMarkedAndFocused: Story = {
  tags: ['behaviour'],
  args: { definition: allItemTypes },
  play: async ({ canvas, args }) => {
    const { texts } = storyTexts('fr');
    await userEvent.click(canvas.getByRole('button', { name: texts.confirm }));
    await expect(
      within(canvas.getByRole('group', { name: /coule/ })).getAllByRole('button')[0],
    ).toHaveFocus();
    const missing = texts.missingOf('L’eau coule-t-elle encore\u202f?, Où\u202f?');
    await expect(canvas.getByText(spoken(missing))).toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: /coule/ })).toHaveAccessibleDescription(texts.missing);
    await expect(canvas.getByRole('checkbox', { name: 'Au lavabo' })).toHaveAttribute('aria-invalid', 'true');
    const mail = canvas.getByRole('textbox', { name: 'Adresse e-mail' });
    await expect(mail).toBeInvalid();
    const group = canvas.getByRole('group', { name: 'Où\u202f?' });
    await expect(canvas.getByText(texts.missingTicks)).toBeVisible();
    await expect(group).toHaveAccessibleDescription(texts.missingTicks);
    const pair = canvas.getByRole('group', { name: /coule/ });
    await expect(pair.querySelector('[data-strong]')).toBeNull();
    for (const marked of [pair, group, mail]) {
      const signs = marked.parentElement?.querySelectorAll('[data-sign]');
      await expect(signs).toHaveLength(1);
    }
    await expect(mail).toHaveAccessibleDescription(`${texts.hints.email} ${texts.missing}`);
    await userEvent.type(mail, 'a@b.fr');
    await expect(mail).toBeValid();
    await expect(args.onFinal).not.toHaveBeenCalled();
  },
};

export const MissingStarsAreExposed: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const { resolveText, texts } = storyTexts('fr');
    const stars = canvas.getByRole('radiogroup');
    await expect(stars).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('button', { name: resolveText('satisfaction.send') ?? '' }));
    await expect(stars).toHaveAttribute('aria-invalid', 'true');
    await expect(stars).toHaveAccessibleDescription(texts.missing);
    await expect(canvas.getByText(texts.missing)).toBeVisible();
    await expect(stars.parentElement?.querySelector('[data-sign]')).toBeVisible();
    await expect(
      canvas.getByText(spoken(texts.missingOf(resolveText('satisfaction') ?? ''))),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getAllByRole('radio')[2] as HTMLElement);
    await expect(stars).not.toHaveAttribute('aria-invalid');
  },
};

export const MissingChoiceOfOneIsExposed: Story = {
  tags: ['behaviour'],
  args: {
    definition: {
      version: 1,
      start: 'one',
      questions: {
        one: {
          titleId: 'one',
          exclusive: true,
          items: [
            { type: 'checkbox', id: 'a', text: 'Ce matin' },
            { type: 'checkbox', id: 'b', text: 'Hier' },
            { type: 'confirm' },
          ],
        },
      },
      texts: { fr: { one: 'Depuis quand\u202f?' }, en: { one: 'Since when?' } },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Valider' }));
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
    for (const row of canvas.getAllByRole('radio')) await expect(row).not.toHaveAttribute('aria-invalid');
    // A second press keeps the choice.
    const today = canvas.getByRole('radio', { name: 'Ce matin' });
    await userEvent.click(today);
    await userEvent.click(today);
    await expect(today).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Hier' }));
    await expect(today).not.toBeChecked();
  },
};

const settled = (no: { id: string; abort?: true }, yes?: string): Definition => ({
  version: 1,
  start: 'one',
  questions: {
    one: {
      titleId: 'one',
      items: [{ type: 'yesNo', id: 'a', yes: yes ? { id: yes } : {}, no: yes ? no : {} }],
    },
  },
  texts: { fr: { one: 'Est-ce réglé\u202f?', yes: 'Effacer', no: 'Garder' }, en: { one: 'Is it settled?' } },
});

export const WhereOneTapIsTheWholeStepTheSafeSideStandsOut: Story = {
  tags: ['behaviour'],
  args: { definition: settled({ id: 'no', abort: true }, 'yes') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Garder' })).toHaveAttribute('data-strong');
    await expect(canvas.getByRole('button', { name: 'Effacer' })).not.toHaveAttribute('data-strong');
  },
};

export const APlainQuestionLeadsToNeitherAnswer: Story = {
  tags: ['behaviour'],
  args: { definition: settled({ id: 'no' }) },
  play: async ({ canvas, args }) => {
    const yes = canvas.getByRole('button', { name: 'Oui' });
    for (const side of [yes, canvas.getByRole('button', { name: 'Non' })])
      await expect(side).not.toHaveAttribute('data-strong');
    await userEvent.click(yes);
    await expect(args.onFinal).toHaveBeenCalledOnce();
  },
};

export const EachFailedTryIsSpoken: Story = {
  tags: ['behaviour'],
  args: { definition: codeCheck },
  play: async ({ canvas }) => {
    const { texts } = storyTexts('fr');
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'ab{Enter}');
    const spoken = { selector: '[aria-live] *' };
    const first = await canvas.findByText(texts.invalid, spoken);
    // The error is visible above the field.
    await expect(canvas.getByText(texts.invalid, { selector: 'strong' })).toBeVisible();
    await userEvent.type(field, '{Enter}');
    // Live regions announce new content only.
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(canvas.getByText(texts.invalid, spoken)).toBeInTheDocument();
  },
};

const twoFields: Definition = {
  version: 1,
  start: 'say',
  questions: {
    say: { items: [{ type: 'message', id: 'answer.rejectCase.message' }], followUp: 'mail' },
    mail: { items: [{ type: 'input', subType: 'email', id: 'answer.mail.contact' }] },
  },
};

export const EnterWithControlSendsNothing: Story = {
  tags: ['behaviour'],
  args: { definition: twoFields },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Rien ici{Control>}{Enter}{/Control}');
    await expect(canvas.getByRole('textbox')).toBe(field);
    await userEvent.type(field, '{Enter}');
    const mail = await canvas.findByRole('textbox', { name: /e-mail/ });
    await userEvent.type(mail, 'a@exemple.fr{Control>}{Enter}{/Control}');
    await expect(args.onFinal).not.toHaveBeenCalled();
    await userEvent.type(mail, '{Enter}');
    await waitFor(() => expect(args.onFinal).toHaveBeenCalledOnce());
  },
};

export const RefusedCharactersAreNamed: Story = {
  tags: ['behaviour'],
  args: {
    definition: {
      version: 1,
      start: 'say',
      questions: { say: { items: [{ type: 'message', id: 'say', text: 'Un détail\u202f?' }] } },
    },
  },
  play: async ({ canvas, args }) => {
    const { texts } = storyTexts('fr');
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Il fait 20 {{, 10 ¥');
    await userEvent.keyboard('{Enter}');
    const named = texts.refused(['{', '¥']);
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(named));
    await expect(field).toBeInvalid();
    const [inSight, ...others] = canvas.getAllByText(spoken(named));
    await expect(inSight).toBeVisible();
    await expect(others).toHaveLength(1);
    await userEvent.clear(field);
    await userEvent.type(field, 'Il fait 20 degrés');
    // Safari's, for confirming a composition.
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: false });
    await expect(args.onFinal).not.toHaveBeenCalled();
    await userEvent.type(field, '{Enter}');
    await expect(args.onFinal).toHaveBeenCalledOnce();
  },
};

export const EnterSaysWhichButtonsThereAre: Story = {
  tags: ['behaviour'],
  args: {
    definition: {
      version: 1,
      start: 'mail',
      questions: {
        mail: {
          items: [
            { type: 'input', subType: 'email', id: 'answer.mail.contact' },
            { type: 'nextButton', id: 'stop', text: 'Quitter', abort: true },
          ],
        },
      },
    },
  },
  play: async ({ canvas, args }) => {
    const { texts } = storyTexts('fr');
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'a@b.fr{Enter}');
    const said = await canvas.findByText(spoken(texts.onlyButtons('Quitter')));
    await expect(said).toBeVisible();
    await expect(said.closest('[role=status]')).not.toBeNull();
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'a');
    await expect(canvas.queryByText(spoken(texts.onlyButtons('Quitter')))).toBeNull();
    await expect(args.onFinal).not.toHaveBeenCalled();
  },
};

export const ButtonOfAFieldSaysWhereNothingIsSentYet: Story = {
  tags: ['behaviour'],
  args: { definition: twoFields, texts: { ...storyTexts('fr').texts, next: 'Continuer' } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Rien à cet endroit');
    await expect(canvas.queryByRole('button', { name: 'Envoyer' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /e-mail/ }), 'a@exemple.fr');
    await expect(args.onFinal).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer' }));
    await waitFor(() => expect(args.onFinal).toHaveBeenCalledOnce());
  },
};

export const NoAnswerOfTheHostIsSaidAndAskedAgain: Story = {
  tags: ['behaviour'],
  args: {
    definition: mailCheck,
    onAwait: async () => {
      throw new Error('offline');
    },
  },
  play: async ({ canvas }) => {
    const { texts } = storyTexts('fr');
    await userEvent.type(canvas.getByRole('textbox'), 'a@b.fr{Enter}');
    await expect(await canvas.findByText(texts.unheard)).toBeVisible();
    await expect(canvas.getByText(texts.unheard).closest('[role=status]')).not.toBeNull();
    await expect(canvas.getByRole('textbox')).toHaveValue('a@b.fr');
    await userEvent.type(canvas.getByRole('textbox'), 'a');
    await expect(canvas.queryByText(texts.unheard)).toBeNull();
  },
};

export const OneRegionSpeaksWhileTheHostIsAsked: Story = {
  tags: ['behaviour'],
  args: { definition: mailCheck, onAwait: () => new Promise<never>(() => undefined) },
  play: async ({ canvas }) => {
    const { texts } = storyTexts('fr');
    await userEvent.type(canvas.getByRole('textbox'), 'a@b.fr{Enter}');
    await expect(await canvas.findByText(texts.waiting)).toBeVisible();
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
  },
};

export const WhoeverLeavesReadsSo: Story = {
  tags: ['behaviour'],
  args: { definition: allFlows.rejectCase.definition },
  play: async ({ canvas, args }) => {
    const { texts, resolveText } = storyTexts('fr');
    await userEvent.click(canvas.getByRole('button', { name: resolveText('rejectCase.no') ?? '' }));
    await expect(args.onFinal).toHaveBeenCalledWith(
      expect.objectContaining({ abort: true }),
      expect.anything(),
    );
    const left = await canvas.findByText(texts.left);
    await waitFor(() => expect(left).toHaveFocus());
  },
};

export const RefusingACaseDoesNotStandOut: Story = {
  tags: ['behaviour'],
  args: { definition: allFlows.rejectCase.definition },
  play: async ({ canvas }) => {
    const { resolveText } = storyTexts('fr');
    const button = (id: string) => canvas.getByRole('button', { name: resolveText(id) ?? '' });
    await expect(button('rejectCase.yes')).toHaveAttribute('data-variant', 'quiet');
    await expect(button('rejectCase.no')).toHaveAttribute('data-variant', 'solid');
  },
};

export const CodeThatTheHostChecks: Story = {
  tags: ['behaviour'],
  args: {
    definition: codeCheck,
    mode: 'partial',
    onAwait: async (_question, answers) => (answers.code === 'ab2c3' ? [] : ['wrongCode']),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ab2c4{Enter}');
    await expect(await canvas.findByText(/pas le bon/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), ' AB2C3{Enter}');
    await expect(await canvas.findByText(/vérifié/)).toBeVisible();
    await expect(args.onReport).toHaveBeenCalledTimes(2);
  },
};

export const SecondTapOfADoubleTapDoesNotAnswerTheNextQuestion: Story = {
  tags: ['behaviour'],
  args: { definition: allFlows.closeCase.definition },
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('radio');
    if (!first) throw new Error('The first question shows no choice.');
    await userEvent.click(first);
    const [write] = await canvas.findAllByRole('button');
    write?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(args.onFinal).not.toHaveBeenCalled();
  },
};
