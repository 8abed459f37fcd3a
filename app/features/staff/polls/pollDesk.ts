import type { Role } from '@parvis/api/entities/user';
import type { SiteRole } from '../../../lib/api/siteRole.ts';

export interface PollDesk {
  readonly role: Role;
  /** Undefined until the site answered. */
  readonly config: SiteRole['config'] | undefined;
}
