import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchIcon } from '../../icons/SearchIcon.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { Header } from './Header.tsx';

const meta = {
  component: Header,
  args: { title: 'Ville de Belleroche', subtitle: 'Halles du marché · entrée nord' },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

const search = (
  <Button variant="plain" iconOnly icon={<SearchIcon />}>
    Chercher
  </Button>
);

export const GoesBack: Story = {
  name: 'With a way back',
  args: { onBack: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retour' }));
    await expect(args.onBack).toHaveBeenCalledTimes(1);
  },
};
export const BrokenLogoGivesTheInitial: Story = {
  name: 'The initial of a logo that does not come',
  args: { logoSrc: 'data:image/png;base64,AAAA', initial: 'B' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('B')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
const wide =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80"><rect width="240" height="80" rx="12" fill="#17734A"/><text x="120" y="54" font-size="40" font-family="sans-serif" fill="#fff" text-anchor="middle">Logo</text></svg>',
  );
export const AWideLogoHoldsTheName: Story = {
  tags: ['behaviour'],
  args: { logoSrc: wide, logoWide: true, initial: 'V' },
  play: async ({ canvas }) => {
    const name = await canvas.findByText('Ville de Belleroche');
    await expect(getComputedStyle(name).clipPath).toBe('inset(50%)');
    await expect(canvas.getByText('Halles du marché · entrée nord')).toBeVisible();
  },
};
export const WordsOfTheTitleStayWhole: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'desk' } },
  render: () => (
    <div data-testid="pane">
      <Header
        title="Informatique"
        titleAs="h2"
        subtitle="Prise en charge · n° 4F7K · Médiathèque"
        actions={
          <>
            <Button size="small">Clôturer</Button>
            <Button size="small">Répondre</Button>
          </>
        }
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const words = document.createRange();
    words.selectNodeContents(canvas.getByRole('heading', { name: 'Informatique' }));
    const lines = [240, 300, 310, 320, 330, 340, 360].map((width) => {
      canvas.getByTestId('pane').style.inlineSize = `${width}px`;
      return words.getClientRects().length;
    });
    await expect(lines).toEqual([1, 1, 1, 1, 1, 1, 1]);
  },
};
export const Matrix: Story = {
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'landmark-no-duplicate-banner', enabled: false },
          { id: 'landmark-unique', enabled: false },
        ],
      },
    },
  },
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 390 }}>
      <Header
        initial="B"
        title="Ville de Belleroche"
        subtitle="Halles du marché · entrée nord"
        actions={search}
      />
      <Header
        onBack={() => {}}
        title="Toilettes · Halles"
        subtitle="Prise en charge · n° 4F7K"
        actions={<Badge count={3} />}
      />
      <Header logoSrc={wide} logoWide title="Belleroche" />
      <Header
        onBack={() => {}}
        title="Conditions d’utilisation de l’application de signalement"
        titleAs="h1"
      />
      <Header
        initial="B"
        title="Communauté d’agglomération du Pays de Belleroche et des Vallées"
        subtitle="Piscine intercommunale des Trois Rivières · vestiaires collectifs"
        actions={search}
      />
    </div>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
