import { ensureBuilt } from '../../scripts/project.mjs';

export default () => ensureBuilt('packages');
