// Before the scenarios: a build of the sources as they are.
import { ensureBuilt } from '../../scripts/project.mjs';

export default () => ensureBuilt('product');
