// Builds the book and the product that serves it before the tests.
import { ensureBuilt } from '../../scripts/project.mjs';

export default async () => {
  await ensureBuilt('product');
  await ensureBuilt('storybook');
};
