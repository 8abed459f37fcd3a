import { useProfileGate } from '../../lib/session/useProfile.ts';
import { canOpenPage, getPageUrl } from './deskPages.ts';

/** Undefined without permission. */
export function useLabelsUrl(cuid: string): string | undefined {
  const { phase } = useProfileGate();
  const role = phase.kind === 'ready' && phase.profile.roles.find((one) => one.cuid === cuid);
  return role && canOpenPage('labels', role) ? getPageUrl('labels', cuid) : undefined;
}
