import { mkdirSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { startSite } from './browser.ts';
import { isQuick } from './effort.ts';
import { type Section, toMarkdown } from './figures.ts';
import { inNode } from './inNode.ts';
import { measureChat } from './suites/chat.ts';
import { measureComponents } from './suites/components.ts';
import { measureSizes } from './suites/sizes.ts';

const suites = {
  theme: async () => (await inNode.theme()).measureTheme(),
  questionnaire: async () => (await inNode.questionnaire()).measureQuestionnaire(),
  sizes: async () => measureSizes(),
  components: measureComponents,
  chat: measureChat,
};
type Suite = keyof typeof suites;

const isSuite = (name: string): name is Suite => name in suites;
const given = process.argv.slice(2).filter((name) => name !== '--quick');
const unknown = given.filter((name) => !isSuite(name));
if (unknown.length > 0)
  throw new Error(
    `There is no suite "${unknown.join('", "')}": choose from ${Object.keys(suites).join(', ')}, or --quick.`,
  );
const asked = given.filter(isSuite);
const chosen = asked.length > 0 ? asked : (Object.keys(suites) as Suite[]);

const site = await startSite();
const sections: Section[] = [];
for (const suite of chosen) {
  console.log(`\n# ${suite}\n`);
  const found = await suites[suite](site);
  for (const section of found) console.log(toMarkdown(section));
  sections.push(...found);
}
const chromium = site.browser.version();
await site.close();

const machine = `${platform()} ${arch()}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, Chromium ${chromium}`;
const report = [
  '# Parvis beside its peers',
  '',
  `Written by \`npm run bench${asked.length > 0 ? ` -- ${asked.join(' ')}` : ''}\` on ${new Date().toISOString().slice(0, 10)}.`,
  `Machine: ${machine}. Times vary from machine to machine and from run to run; read the ratios of one run.`,
  'Versions of the peers: [`tests/bench/package.json`](../../tests/bench/package.json).',
  '',
  ...sections.map(toMarkdown),
].join('\n');
if (isQuick) {
  console.log('That was a quick look: its figures say nothing, and nothing is written.');
} else {
  const folder = join(import.meta.dirname, '..', '..', 'docs', 'measurements');
  mkdirSync(folder, { recursive: true });
  const file = asked.length > 0 ? `bench-${asked.join('-')}.md` : 'bench.md';
  writeFileSync(join(folder, file), report);
  console.log(`Written to docs/measurements/${file}.`);
}
