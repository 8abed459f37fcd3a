import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { silentStories } from './silentStories.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Stories that assert nothing, by why they need not: axe looks at each. */
const LOOKS: Readonly<Record<string, readonly string[]>> = {
  'what it is by itself or in another tone: its title claims nothing': [
    'Avatar/Initials Avatar/WithAName Banner/Greeting Bubble/OfAnother Bubble/Mine Bubble/Failed Button/Quiet Button/Report',
    'ButtonLink/Quiet CaseOutline/WithoutAType CaseOutline/WithWords Chip/OneFact MessageList/Few Chat/OfStaff',
    'Demo/Tried Demo/TriedDark Demo/WithoutContacts Gathering/VisitingDark Home/WithCases Login/Code',
    'QrMenu/Selected ReportStart/Harmless FlowWorkbench/Workbench Questionnaire/AllItemTypes',
  ],
  'the states every screen has: what they say is the state’s own story (EmptyState, ErrorState, Skeleton)': [
    'CaseDetails/Loading CaseList/Loading CaseList/Empty CaseList/Failed Chat/Loading Chat/Empty Chat/Failed Chat/Closed',
    'Contact/NotLoaded Demo/Loading Demo/Empty Demo/Failed Gathering/Loading Gathering/Empty Gathering/Failed',
    'Home/Loading Home/Empty Home/Failed Links/Loading Links/Empty Links/Failed Poll/Loading Poll/Failed',
    'QrMenu/Loading QrMenu/Empty QrMenu/Failed QuestionnairePage/Loading QuestionnairePage/Failed',
    'StaffBoard/Loading StaffBoard/Empty StaffBoard/Failed',
  ],
  'the longest words: how they wrap is seen, not said': [
    'CaseDetails/LongContent Chat/LongContent Contact/LongContent Gate/LongContent Gathering/LongContent Links/LongContent',
    'Poll/LongContent QrMenu/LongContent Redirect/LongContent ReportSent/LongContent ReportReview/LongAnswers',
    'StaffBoard/LongContent',
  ],
};

const pages = ['ui', 'questionnaire', 'previews', 'theme', 'app'].flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx') && !path.includes('node_modules'))
    .map((path) => join(ROOT, room, path)),
);

describe('a story', () => {
  it('asserts what its title says, or stands among the looks', () => {
    expect(pages.length).toBeGreaterThan(60);
    const silent = pages.flatMap((page) =>
      silentStories(readFileSync(page, 'utf8')).map((name) => `${basename(page, '.stories.tsx')}/${name}`),
    );
    const looks = Object.values(LOOKS).flatMap((lines) => lines.flatMap((line) => line.split(' ')));
    expect(silent.sort()).toEqual(looks.sort());
  });

  it.each([
    ['by itself', 'export const A: Story = {\n  play: async () => {},\n};', []],
    ['by what it is made of', 'export const A: Story = { play };\nexport const B: Story = { ...A };', []],
    ['by what makes it', 'const shows = () => ({ play });\nexport const A: Story = shows();', []],
    ['by its page', 'const meta = { play };\nexport const A: Story = {};', []],
    ['as a picture of all states', 'export const MatrixDark: Story = {};', []],
    ['not without any', 'export const A: Story = { play };\n\nexport const B: Story = {};', ['B']],
    [
      'not by its neighbour',
      'export const A: Story = {\n  args: {},\n};\nexport const B: Story = { play };',
      ['A'],
    ],
  ])('asserts %s', (_, text, silent) => expect(silentStories(text)).toEqual(silent));
});
