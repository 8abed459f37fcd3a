import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { customerColours } from '../../.storybook/customerColours.ts';
import { type Module, modulesOf, storyHashes } from '../../.storybook/graph.ts';
import { languages } from '../../locales/languages.ts';
import { ROOT } from '../../scripts/project.mjs';
import { NOTHING, sourceFiles } from '../../scripts/sources.mjs';

const STORIES = sourceFiles(ROOT, ['.storybook', 'ui', 'questionnaire/react'], NOTHING).filter((file) =>
  file.endsWith('.stories.tsx'),
);
const AREAS = Object.keys((await import('../../locales/fr/areas.ts')).areas);
/** What parts say by themselves, wherever they stand; the words of the frame are among those of parts. */
const EVERYWHERE = ['parts', 'frame'];
/** What says the words of flows; the colour pages say those of colours. */
const ASKING = STORIES.filter((file) =>
  /^questionnaire\/react\/(Flows|FlowWorkbench|Places|Questionnaire)\./.test(file),
);
const COLOUR_PAGES = STORIES.filter((file) => file.endsWith('/ColourKeys.stories.tsx'));

let modules: ReadonlyMap<string, Module> = new Map();

/** The modules of the real stories and of what draws them, as Vite finds them; packages are left where they are. */
beforeAll(async () => {
  const gather = {
    name: 'gather',
    generateBundle(this: { getModuleIds(): Iterable<string>; getModuleInfo(id: string): never }) {
      modules = modulesOf(this.getModuleIds(), (id) => this.getModuleInfo(id));
    },
  };
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [customerColours(), gather],
    build: {
      write: false,
      minify: false,
      rollupOptions: {
        input: [...STORIES, '.storybook/preview.tsx'].map((file) => join(ROOT, file)),
        external: (id) => /^[@a-z]/i.test(id) && !id.startsWith('@parvis/'),
      },
    },
  });
});

/** The files of stories that become others when a file is written otherwise. */
function touchedBy(changed: string): readonly string[] {
  const path = join(ROOT, changed);
  const before = storyHashes(modules, ROOT);
  const after = storyHashes(modules, ROOT, (file) =>
    file === path ? `${readFileSync(file, 'utf8')} ` : readFileSync(file),
  );
  return Object.keys(before).filter((file) => before[file] !== after[file]);
}

const inEachLanguage = (area: string) => languages.map(({ tag }) => `locales/${tag}/${area}.ts`);

describe('a sentence that changes', () => {
  it('is looked for in all stories', () => {
    expect(Object.keys(storyHashes(modules, ROOT)).sort()).toEqual([...STORIES].sort());
    expect([ASKING.length, COLOUR_PAGES.length]).toEqual([4, 1]);
  });

  it.each(EVERYWHERE.flatMap(inEachLanguage))('in %s, which every story can say, touches all', (file) => {
    expect(touchedBy(file)).toEqual([...STORIES].sort());
  });

  it.each(inEachLanguage('flows'))('in %s touches the stories that ask', (file) => {
    expect(touchedBy(file)).toEqual(ASKING);
  });

  it.each(inEachLanguage('colours'))('in %s touches the pages about colours', (file) => {
    expect(touchedBy(file)).toEqual(COLOUR_PAGES);
  });

  const others = AREAS.filter((area) => ![...EVERYWHERE, 'flows', 'colours'].includes(area));
  it.each([
    ...others.flatMap(inEachLanguage),
    ...['town', 'venue', 'campus'].map((name) => `server/demo/${name}/customer.json`),
  ])('in %s, which no story says, touches none', (file) => {
    expect(touchedBy(file)).toEqual([]);
  });

  it('touches all stories where a customer of the toolbar has other colours', () => {
    const isColours = (id: string) => id.includes('customer-colours:');
    expect([...modules.keys()].filter(isColours)).toHaveLength(3);
    const changed = new Map(
      [...modules].map(([id, module]) => [
        id,
        isColours(id) ? { ...module, code: `${module.code} ` } : module,
      ]),
    );
    const [before, after] = [storyHashes(modules, ROOT), storyHashes(changed, ROOT)];
    for (const file of STORIES) expect(after[file]).not.toBe(before[file]);
  });
});
