import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { ConfirmPanel } from '../../../shell/ConfirmPanel.tsx';

/** Intercepts menu links while something is unsaved. */
export type LeaveGuard = RefObject<((href: string) => void) | undefined>;

export function useLeaveGuard(guard: LeaveGuard, isDirty: boolean) {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const [leaving, setLeaving] = useState<() => void>();
  useEffect(() => {
    guard.current = isDirty ? (href) => setLeaving(() => () => navigate(href)) : undefined;
    return () => {
      guard.current = undefined;
    };
  }, [guard, isDirty, navigate]);
  const dialog: ReactNode = leaving && (
    <ConfirmPanel
      title={t('pollDesk.leave.title')}
      text={t('pollDesk.leave.text')}
      yes={t('pollDesk.leave.keep')}
      no={t('pollDesk.leave.stay')}
      busy={false}
      onYes={leaving}
      onClose={() => setLeaving(undefined)}
    />
  );
  return { dialog, leave: (onLeft: () => void) => (isDirty ? setLeaving(() => onLeft) : onLeft()) };
}
