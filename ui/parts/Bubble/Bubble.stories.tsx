import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { LockIcon } from '../../icons/LockIcon.tsx';
import { MoreIcon } from '../../icons/MoreIcon.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { NoteWords } from '../NoteWords/NoteWords.tsx';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { getTokenColour } from '../shared/storyChecks.ts';
import { Bubble } from './Bubble.tsx';

const meta = {
  component: Bubble,
  args: {
    side: 'others',
    author: { name: 'A. M.', role: 'Maintenance' },
    avatar: <Avatar initials="AM" />,
    text: 'Merci, une équipe part tout de suite.',
    time: '09:15',
  },
} satisfies Meta<typeof Bubble>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = `Bonjour, l’ascenseur ne répond plus. ${'Anticonstitutionnellement'.repeat(4)} voir https://exemple.fr/${'a'.repeat(90)}`;
const mine = { side: 'mine', author: { name: 'Vous' } } as const;

const measureBubble = (root: HTMLElement) => {
  const body = root.querySelector<HTMLElement>('[data-body]');
  const row = body?.parentElement?.getBoundingClientRect();
  if (!body || !row) throw new Error('There is no bubble.');
  const { left, right } = body.getBoundingClientRect();
  const { backgroundColor, color } = getComputedStyle(body);
  return { body, before: left - row.left, after: row.right - right, colours: [backgroundColor, color] };
};

export const OfAnother: Story = {
  name: 'Of another',
  play: async ({ canvas, canvasElement }) => {
    const { body, before, after, colours } = measureBubble(canvasElement);
    await expect(before).toBeLessThan(after);
    await expect(colours).toEqual([getTokenColour('msgOthersBg'), getTokenColour('msgOthersTxt')]);
    const author = canvas.getByText('A. M.').parentElement ?? body;
    await expect(author).toHaveTextContent('A. M. · Maintenance');
    await expect(author.getBoundingClientRect().height).toBeGreaterThan(10);
    const avatar = canvas.getByText('AM').getBoundingClientRect();
    await expect(avatar.right).toBeLessThanOrEqual(body.getBoundingClientRect().left);
    await expect(body).toHaveTextContent('Merci, une équipe part tout de suite.09:15');
  },
};

const menu = (
  <Button size="small" variant="quiet" iconOnly icon={<MoreIcon size={20} />}>
    Actions pour ce message
  </Button>
);

/** Visible on hover, or while its button has the focus. */
export const WithMenu: Story = {
  name: 'With a menu',
  args: { menu },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Actions pour ce message' });
    const corner = button.parentElement ?? button;
    const opacity = () => getComputedStyle(corner).opacity;
    await expect(opacity()).toBe('0');
    button.focus();
    await expect(opacity()).toBe('1');
    const { body } = measureBubble(canvasElement);
    await expect(button.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      body.getBoundingClientRect().right,
    );
  },
};

export const Mine: Story = {
  name: 'One’s own',
  args: { ...mine, avatar: undefined, text: 'Oui, un peu moins qu’avant.', status: 'seen' },
  play: async ({ canvas, canvasElement }) => {
    const { body, before, after, colours } = measureBubble(canvasElement);
    await expect(before).toBeGreaterThan(after);
    await expect(colours).toEqual([getTokenColour('msgMineBg'), getTokenColour('msgMineTxt')]);
    await expect(body).toHaveTextContent('Oui, un peu moins qu’avant.09:15 · vu');
    // Announced only.
    await expect(canvas.getByText('Vous').parentElement?.getBoundingClientRect().width).toBeLessThanOrEqual(
      1,
    );
  },
};

export const Failed: Story = {
  args: { ...mine, avatar: undefined, text: 'Il y a de l’eau partout.', status: 'failed', onRetry: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    const said = canvas.getByText('non envoyé');
    await expect(said.querySelector('svg')).toBeVisible();
    await expect(said.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      measureBubble(canvasElement).body.getBoundingClientRect().bottom,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OfAnEvent: Story = {
  name: 'An event',
  args: {
    side: 'event',
    author: undefined,
    avatar: undefined,
    icon: <CheckIcon />,
    text: 'Services techniques prend le signalement en charge',
    timeTitle: 'jeudi 20 novembre à 09:14',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-side=event]')).toHaveTextContent(
      'Services techniques prend le signalement en charge jeudi 20 novembre à 09:14',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 10, padding: 16, maxWidth: 560 }}>
      <Bubble {...args} tail={false} />
      <Bubble {...args} headless tail={false} text="Pouvez-vous nous dire si l’eau coule encore ?" />
      <Bubble {...args} headless text="D’accord." timeTitle="jeudi 20 novembre à 09:15" />
      <Bubble
        {...args}
        text={long}
        author={{ name: 'Jean-Baptiste de La Tour d’Auvergne', role: 'Services' }}
      />
      <Bubble {...args} text="Une question">
        <div style={{ border: '1px solid', borderRadius: 12, padding: 12 }}>L’eau coule-t-elle encore ?</div>
      </Bubble>
      <Bubble {...mine} time="09:16" status="sending" tail={false} text="Ok" />
      <Bubble {...mine} time="09:16" status="sent" tail={false} text="Oui, un peu moins qu’avant." />
      <Bubble {...mine} time="09:16" statusText="répondu : Oui" text="L’eau coule-t-elle encore ?" />
      <Bubble {...mine} time="09:17" status="seen" text={long} />
      <Bubble
        {...mine}
        time="09:17"
        status="seen"
        text="Fuite d’eau devant le lavabo, le sol glisse."
        media={<div style={{ width: 260, height: 120, backgroundColor: '#7d8a96' }} />}
      />
      <Bubble {...mine} time="09:18" status="failed" text="Il y a de l’eau partout." onRetry={() => {}} />
    </div>
  ),
};

export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };

export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };

export const AnInstantIsToldInWords: Story = {
  tags: ['behaviour'],
  args: { time: new Date(2026, 10, 20, 9, 14), timeTitle: undefined },
  play: async ({ canvas }) => {
    const time = canvas.getByText('09:14');
    await expect(time).toHaveAttribute('title', 'vendredi 20 novembre à 09:14');
    await expect(time).toHaveAttribute('datetime', new Date(2026, 10, 20, 9, 14).toISOString());
  },
};

const NOTE = '@Léa Martin a la clé du local, voir https://exemple.fr/plan';

export const InternalNote: Story = {
  name: 'An internal note',
  args: {
    note: {
      label: 'Note interne',
      icon: <LockIcon size="1rem" />,
      words: <NoteWords text={NOTE} marks={['@Léa Martin']} />,
    },
    text: NOTE,
  },
  play: async ({ canvas, canvasElement }) => {
    const body = canvas.getByText('Note interne').closest('[data-body]');
    if (!body) throw new Error('The bubble has no body.');
    await expect(canvasElement.querySelector('[data-note]')).toContainElement(body as HTMLElement);
    const { borderTopStyle, color } = getComputedStyle(body);
    await expect([borderTopStyle, color]).toEqual(['dashed', getTokenColour('mainBtnTxt1')]);
    await expect(canvas.getByText('@Léa Martin').tagName).toBe('B');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://exemple.fr/plan');
    await expect(body).toHaveTextContent('@Léa Martin a la clé du local, voir https://exemple.fr/plan');
  },
};

export const ForSomeAlone: Story = {
  tags: ['behaviour'],
  args: { restricted: true, author: { name: 'Léa', role: 'Équipe seule' }, text: 'Mon stand est le 12.' },
  play: async ({ canvas }) => {
    const body = canvas.getByText('Mon stand est le 12.').closest('[data-body]');
    if (!body) throw new Error('The bubble has no body.');
    await expect(getComputedStyle(body).borderTopStyle).toBe('dashed');
  },
};
