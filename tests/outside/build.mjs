// Builds the packages before the test.
import { ensureBuilt } from '../../scripts/project.mjs';

export default () => ensureBuilt('packages');
