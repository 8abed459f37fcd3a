import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Bubble } from './parts/Bubble/Bubble.tsx';
import { Checkbox } from './parts/Checkbox/Checkbox.tsx';
import { Composer } from './parts/Composer/Composer.tsx';
import { Header } from './parts/Header/Header.tsx';
import { RadioGroup } from './parts/RadioGroup/RadioGroup.tsx';
import { Switch } from './parts/Switch/Switch.tsx';
import { TextArea } from './parts/TextArea/TextArea.tsx';
import { Tile } from './parts/Tile/Tile.tsx';
import { CaseList } from './screens/CaseList/CaseList.tsx';

const title = 'المراحيض';
const place = 'السوق المركزي، المدخل الشمالي';
const said = 'الماء يتسرب منذ صباح اليوم (الطابق 2).';

/** Various languages on a French page. */
const Words = () => (
  <div style={{ display: 'grid', gap: 16, maxInlineSize: 390 }}>
    <Header title={title} subtitle={place} />
    <Tile label={title} description={said} />
    <Bubble side="others" author={{ name: 'سلمى', role: 'anonyme' }} text={said} time="09:15" />
    <Bubble side="mine" author={{ name: 'Vous' }} text="Le sol glisse." time="09:16" />
    <CaseList
      label="Signalements"
      items={[{ id: '1', title, place, lastText: said, time: '6 min' }]}
      onSelect={fn()}
    />
    <Composer value={said} onChange={fn()} onSend={fn()} />
    <TextArea label="Détail" defaultValue={said} />
  </div>
);

const meta = { component: Words, tags: ['behaviour', '!autodocs'] } satisfies Meta<typeof Words>;
export default meta;
type Story = StoryObj<typeof meta>;

const getDirection = (element: Element) => getComputedStyle(element).direction;

/** Rows with a mark, against the page's direction. */
const Rows = ({ words }: { words: string }) => (
  <div style={{ display: 'grid', gap: 16, maxInlineSize: 390 }}>
    <Checkbox description={words}>{words}</Checkbox>
    <RadioGroup label="Suite" options={[{ value: 'a', label: words, description: words }]} />
    <Switch label={words} description={words} />
  </div>
);
const marks = ['[role=checkbox] > :first-child', '[role=radio] > :first-child', '[role=switch]'];

/** Checks the distance of text from its mark or row edge. */
const assertTextBesideMark: Story['play'] = async ({ canvasElement }) => {
  for (const selector of marks) {
    const mark = canvasElement.querySelector(selector);
    const row = mark?.closest('button');
    if (!mark || !row) throw new Error(`Nothing is ${selector}.`);
    const from = mark.getBoundingClientRect();
    const words = [...row.querySelectorAll('bdi')].map((one) => one.getBoundingClientRect());
    await expect(words).toHaveLength(2);
    for (const { left, right } of words) {
      const isLtr = getComputedStyle(row).direction === 'ltr';
      const begins = mark === row ? (isLtr ? left - from.left : from.right - right) : undefined;
      await expect(begins ?? (isLtr ? left - from.right : from.left - right)).toBeLessThan(24);
    }
  }
};
export const ArabicRowsOfAFrenchPageStandAtTheirMarks: Story = {
  render: () => <Rows words={place} />,
  play: assertTextBesideMark,
};
export const WordsFromRightToLeftStandSo: Story = {
  play: async ({ canvas }) => {
    for (const words of [title, place, said, 'سلمى'])
      for (const element of [...canvas.getAllByText(words), ...canvas.queryAllByDisplayValue(words)])
        await expect([words, getDirection(element)]).toEqual([words, 'rtl']);
    await expect(canvas.getAllByDisplayValue(said)).toHaveLength(2);
    await expect(getDirection(canvas.getByText('Le sol glisse.'))).toBe('ltr');
  },
};
