// Before the tests: the book of components as it would be published.
import { ensureBuilt } from '../../scripts/project.mjs';

export default () => ensureBuilt('storybook');
