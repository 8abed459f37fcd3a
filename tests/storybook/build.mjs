// Book and product.
import { ensureBuilt } from '../../scripts/project.mjs';

export default async () => {
  await ensureBuilt('product');
  await ensureBuilt('storybook');
};
