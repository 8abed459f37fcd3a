// Before the tests: the book of components as it would be published, and the product that serves it.
import { ensureBuilt } from '../../scripts/project.mjs';

export default async () => {
  await ensureBuilt('product');
  await ensureBuilt('storybook');
};
