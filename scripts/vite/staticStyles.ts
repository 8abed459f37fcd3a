import { join, posix, relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { findStyleCalls, STYLES } from '../extract/calls.mjs';
import { readSourceStyles, type SourceStyles } from '../extract/ofSources.mjs';
import { withClasses } from '../extract/rewrite.mjs';
import { collectReached, findSharedPageFiles } from './chunkReach.ts';
import { findMisordered, formatMisordered } from './ruleOrder.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const LOOK = join(ROOT, 'theme', 'css', 'lookForSheet.ts');
const LATER_RULES = join(import.meta.dirname, 'inPage', 'laterRules.ts');

/** Inline, a linked file, or another build's page. */
export type SheetPlace = 'inline' | 'linked' | 'elsewhere';

type Chunk = Pick<Rolldown.RenderedChunk, 'isEntry' | 'imports' | 'dynamicImports' | 'moduleIds'>;
type Chunks = Readonly<Record<string, Chunk>>;

const toFilePath = (id: string): string => relative(ROOT, id.replace(/\?.*/, '')).split(sep).join('/');

/** Usage, and rules per page or file. */
function createBuildRules(styles: SourceStyles, namesOf: ReadonlyMap<string, ReadonlySet<string>>) {
  const named = (chunk: Chunk) =>
    new Set(chunk.moduleIds.flatMap((id) => [...(namesOf.get(toFilePath(id)) ?? [])]));

  /** In the page: a later file must not override derived styles. */
  function sharedIn(chunks: Chunks): Set<string> {
    const once = new Set<string>();
    const shared = new Set<string>();
    for (const chunk of Object.values(chunks))
      for (const name of named(chunk)) (once.has(name) ? shared : once).add(name);
    return shared;
  }

  return {
    /** Rules of a lazy file, without its page's. */
    ofFile(chunks: Chunks, chunk: Chunk & { readonly fileName: string }, code: string): string[] {
      if (findSharedPageFiles(chunks).has(chunk.fileName)) return [];
      const shared = sharedIn(chunks);
      const own = [...styles.namesIn(code)].filter((name) => !shared.has(name));
      return styles.rulesFor(new Set(own), false);
    },
    ofPage(chunks: Chunks, entry: string): string[] {
      const inPages = findSharedPageFiles(chunks);
      const shared = sharedIn(chunks);
      const names = new Set<string>();
      for (const name of collectReached(chunks, entry, 'ever')) {
        const chunk = chunks[name];
        if (!chunk) continue;
        for (const style of named(chunk)) if (inPages.has(name) || shared.has(style)) names.add(style);
      }
      return styles.rulesFor(names, true);
    },
  };
}

const joinSheet = (groups: readonly string[]): string => groups.map((text) => `@media{${text}}`).join('');

/**
 * Stitches becomes classes. Static imports' rules go into the page's sheet, dynamic ones into their file. Throws if the
 * order could differ from the sources'.
 */
export function staticStyles(place: SheetPlace): Plugin {
  const namesOf = new Map<string, ReadonlySet<string>>();
  const pages = new Map<string, string>();
  let styles: SourceStyles;
  return {
    name: 'parvis:static-styles',
    apply: 'build',
    async buildStart() {
      styles = await readSourceStyles(ROOT);
    },
    resolveId: {
      order: 'pre',
      handler: async function (source, importer, options) {
        if (place === 'elsewhere' || !source.endsWith('/lookForSheet.ts')) return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found?.id === LOOK ? LATER_RULES : found;
      },
    },
    transform(code, id) {
      if (!code.includes(STYLES) || findStyleCalls(code).length === 0) return null;
      const made = styles.made.get(toFilePath(id));
      if (!made) throw new Error(`${toFilePath(id)} makes styles, and is no source that is shipped.`);
      const named = withClasses(code, made);
      namesOf.set(toFilePath(id), styles.namesIn(named));
      return { code: named, map: null };
    },
    renderChunk(code, chunk, _, { chunks }) {
      if (place === 'elsewhere') return null;
      const texts = createBuildRules(styles, namesOf).ofFile(chunks, chunk, code);
      if (texts.every((text) => text === '')) return null;
      const call = `pvRules(${JSON.stringify(texts)});`;
      // After the receiver's definition.
      const lines = chunk.moduleIds.includes(LATER_RULES) ? [code, call] : [call, code];
      return { code: lines.join('\n'), map: null };
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        if (place === 'elsewhere') return;
        const files = Object.values(bundle).filter((file) => file.type === 'chunk');
        const chunks = Object.fromEntries(files.map((chunk) => [chunk.fileName, chunk]));
        const rules = createBuildRules(styles, namesOf);
        const placed = {
          pages: new Map<string, string[]>(),
          files: new Map(files.map((chunk) => [chunk.fileName, rules.ofFile(chunks, chunk, chunk.code)])),
        };
        for (const { fileName, isEntry, facadeModuleId, name } of files) {
          if (!isEntry || !facadeModuleId) continue;
          const groups = rules.ofPage(chunks, fileName);
          const source = joinSheet(groups);
          placed.pages.set(fileName, groups);
          pages.set(
            facadeModuleId,
            place === 'inline'
              ? source
              : this.getFileName(this.emitFile({ type: 'asset', name: `${name}.css`, source })),
          );
        }
        const sourceOf = (style: string) =>
          [...styles.made].find(([, made]) => made.some(({ classes }) => classes?.includes(style)))?.[0] ??
          'no source';
        const wrong = findMisordered(chunks, placed, styles.lists);
        if (wrong.length > 0) throw new Error(wrong.map((one) => formatMisordered(one, sourceOf)).join('\n'));
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, path }) {
        const sheet = pages.get(filename);
        if (sheet === undefined) return html;
        const to = posix.relative(posix.dirname(path), `/${sheet}`);
        const element =
          place === 'inline'
            ? `<style id="pv-rules">${sheet}</style>`
            : `<link rel="stylesheet" id="pv-rules" href="${to}">`;
        return html.replace('</head>', () => `${element}\n  </head>`);
      },
    },
  };
}
