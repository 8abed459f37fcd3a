import { checkQuestionnaire } from '@parvis/questionnaire/analysis/check';
import { allFlows } from '@parvis/questionnaire/flows/all';
import { contrastOf } from '@parvis/theme/contrast/contrast';
import { resolve } from '@parvis/theme/palette/resolve';
import { median, ms, type Section } from '../figures.ts';

const schemes = ['light', 'dark'] as const;

const timed = (work: () => void): number => {
  const before = performance.now();
  work();
  return performance.now() - before;
};

/** Per studio input. */
export function measureTheme(): Section[] {
  const palettes = Array.from({ length: 400 }, (_, n) => ({
    bg1: `#${(0xf0_f0_f0 + n).toString(16).toUpperCase()}`,
    btn1Bg: `#17${(n % 256).toString(16).padStart(2, '0').toUpperCase()}E3`,
  }));
  for (const palette of palettes) contrastOf(palette);
  const pairs = contrastOf({});
  const contrast = median(palettes.map((palette) => timed(() => contrastOf(palette))));
  const both = median(
    palettes.map((palette) => timed(() => schemes.map((scheme) => resolve(palette, scheme)))),
  );
  const flows = Object.values(allFlows);
  const checkAll = () => {
    for (const { definition } of flows) checkQuestionnaire(definition);
  };
  checkAll();
  const check = median(Array.from({ length: 9 }, () => timed(checkAll)));
  return [
    {
      title: 'Theme and model check (ms)',
      about: 'In Node, one thread, warm; median of 400.',
      head: ['', 'Parvis', 'to reach'],
      rows: [
        [
          `contrast of every pair, light and dark (${pairs.light.length + pairs.dark.length})`,
          ms(contrast),
          '< 1',
        ],
        ['both schemes of a palette', ms(both), ''],
        [`model check of all ${flows.length} flows`, ms(check), '< 1,000'],
      ],
    },
  ];
}
