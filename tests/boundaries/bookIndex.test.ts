import { expect, it } from 'vitest';
import { findable, type IndexedPage } from '../../.storybook/bookIndex.ts';
import { TEST_TAG } from '../../.storybook/testTag.ts';

const page = (id: string, title: string, name: string, tags: readonly string[] = []): IndexedPage => ({
  id,
  type: name === 'Docs' ? 'docs' : 'story',
  title,
  name,
  tags,
});
const pages = [
  page('rating-docs', 'Parts/Rating', 'Docs', [TEST_TAG, 'dev']),
  page('rating-keys', 'Parts/Rating', 'Keys', [TEST_TAG]),
  page('rating-all', 'Parts/Rating', 'All'),
  page('inner-docs', 'Parts/Rating/RatingTold', 'Docs', [TEST_TAG]),
  page('inner-told', 'Parts/Rating/RatingTold', 'Told', [TEST_TAG]),
  page('start-docs', 'Screens/ReportStart', 'Docs'),
  page('start-all', 'Screens/ReportStart', 'All'),
  page('tokens', 'Tokens', 'Docs'),
  page('called', 'What is it called here', 'Stars, étoiles, note → Rating'),
];
const found = findable(Object.fromEntries(pages.map((one) => [one.id, one])));
const words = (id: string) => [...new Set(found[id]?.anchors?.map(({ title }) => title))];

it('the page of a component has its name, and is found by its words and by the other names of it', () => {
  expect(found['rating-docs']?.name).toBe('Rating');
  expect(words('rating-docs')).toEqual(['Rating', 'Stars', 'étoiles', 'etoiles', 'note']);
  expect(words('start-docs')).toEqual(['ReportStart', 'Report', 'Start']);
});

it('it is shown where one of its stories is, whatever the first of them is, and a page of tests alone is not', () => {
  expect(found['rating-docs']?.tags).toEqual(['dev']);
  expect(found['inner-docs']?.tags).toEqual([TEST_TAG]);
});

it('stories and other pages stay as they are, and making it twice comes to the same', () => {
  for (const id of ['rating-keys', 'tokens', 'called'])
    expect(found[id]).toEqual(pages.find((one) => one.id === id));
  expect(findable(found)).toEqual(found);
});
