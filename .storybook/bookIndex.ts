import { TEST_TAG } from './testTag.ts';

/** A page of the book as its index has it. */
export interface IndexedPage {
  readonly id: string;
  readonly type: 'docs' | 'story';
  readonly title: string;
  readonly name: string;
  readonly tags?: readonly string[];
  /** What the search looks through beside the name of a page of documentation. */
  readonly anchors?: readonly { readonly id: string; readonly title: string }[];
}

/** Where the other names of parts stand, each as `Stars, star, avis → Rating`. */
const OTHER_NAMES = 'What is it called here';
const OTHER_NAME = /^(.+) → (\w+)$/;
/** Pages that document a component: of parts and screens, and of those within them. */
const OF_A_COMPONENT = /^(?:Parts|Screens)\/.*?([^/]+)$/;
/** How often a word is said: the search gives a name six times the weight of an anchor, and a word counts for more than any story's name. */
const SAID = 7;

/** `ReportStart` by its words, too. */
const ownWords = (name: string): readonly string[] => [
  name,
  ...(name.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu) ?? []),
];

/** A word, and as it is typed without its accents. */
const spelt = (word: string): readonly string[] => [word, word.normalize('NFD').replace(/\p{M}/gu, '')];

/** The other names of each part. */
function otherNames(pages: readonly IndexedPage[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  for (const { title, name } of pages) {
    const [, words = '', part = ''] = (title === OTHER_NAMES && OTHER_NAME.exec(name)) || [];
    if (part) names.set(part, words.split(', '));
  }
  return names;
}

/**
 * The index of the book in which a search finds a component before whatever tries it: its page of documentation has the component's name
 * in place of "Docs", and is found by the other names, too. It is shown wherever one of its stories is: it would be taken for the test
 * that its file begins with.
 */
export function findable<Page extends IndexedPage>(
  entries: Readonly<Record<string, Page>>,
): Record<string, Page> {
  const pages = Object.values(entries);
  const others = otherNames(pages);
  const shown = new Set(
    pages.flatMap(({ type, title, tags }) => (type === 'story' && !tags?.includes(TEST_TAG) ? [title] : [])),
  );
  const found = (page: Page): Page => {
    const [, name] = (page.type === 'docs' && OF_A_COMPONENT.exec(page.title)) || [];
    if (!name) return page;
    const words = [...new Set([...ownWords(name), ...(others.get(name) ?? [])].flatMap(spelt))];
    const anchors = words.flatMap((title) => Array.from({ length: SAID }, () => ({ id: '', title })));
    const tags = shown.has(page.title) ? page.tags?.filter((tag) => tag !== TEST_TAG) : page.tags;
    return { ...page, name, anchors, ...(tags && { tags }) };
  };
  return Object.fromEntries(pages.map((page) => [page.id, found(page)]));
}

interface Generator<Page extends IndexedPage> {
  getIndex: () => Promise<{ v: number; entries: Record<string, Page> }>;
}

/** Has what makes the index make it so; once or again, it comes to the same. */
export function makingFindable<Page extends IndexedPage, Made extends Generator<Page>>(made: Made): Made {
  const getIndex = made.getIndex.bind(made);
  made.getIndex = async () => {
    const index = await getIndex();
    return { ...index, entries: findable(index.entries) };
  };
  return made;
}
