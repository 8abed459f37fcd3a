// Before the test: the packages as they would be published.
import { ensureBuilt } from '../../scripts/project.mjs';

export default () => ensureBuilt('packages');
