import { useEffect, useRef } from 'react';
import { type Phase, refreshProfile } from '../../session/useProfile.ts';
import { type Administrator, administratorAfter } from './administrator.ts';

/** Who works in the studio. After their session ended, coming back to the tab looks whether they signed in again. */
export function useAdministrator(phase: Phase): Administrator | null {
  const last = useRef<Administrator | null>(null);
  last.current = administratorAfter(last.current, phase);
  const signedOut = last.current?.signedOut === true;
  useEffect(() => {
    if (!signedOut) return;
    const look = () => void refreshProfile();
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [signedOut]);
  return last.current;
}
