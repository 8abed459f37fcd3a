import { useProfileGate } from '../../../lib/session/useProfile.ts';
import { isManager } from '../polls/isManager.ts';

/** May change shared entries. */
export function useIsManager(cuid: string): boolean {
  const { phase } = useProfileGate();
  const role = phase.kind === 'ready' && phase.profile.roles.find((one) => one.cuid === cuid);
  return role ? isManager(role) : false;
}
