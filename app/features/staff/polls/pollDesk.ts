import type { Role } from '@parvis/api/entities/user';
import type { SiteRole } from '../../../lib/api/siteRole.ts';

/** Whose polls are shown, and to whom. */
export interface PollDesk {
  readonly role: Role;
  /** Undefined until the site answered. */
  readonly config: SiteRole['config'] | undefined;
}
