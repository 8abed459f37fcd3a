import type { TextId } from '@parvis/locales/areas';
import { styled } from '@parvis/theme/css/stitches';
import { TrashIcon } from '@parvis/ui/icons/TrashIcon';
import { Button } from '@parvis/ui/parts/Button';
import { Toast } from '@parvis/ui/parts/Toast';
import { type ReactNode, useState } from 'react';
import { createLazy, retryLoads } from '../../lib/texts/createLazy.ts';
import { texts } from '../../lib/texts/store.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import type { LeaveDialog } from './LeaveDialog.tsx';
import type { LeaveMode } from './leaveDevice.ts';

const words = {
  disconnect: {
    ask: 'settings.disconnect',
    done: 'settings.disconnect.done',
    failed: 'settings.disconnect.failed',
  },
  eraseCookies: {
    ask: 'settings.eraseCookies',
    done: 'settings.eraseCookies.done',
    failed: 'settings.eraseCookies.failed',
  },
  eraseAll: { ask: 'settings.eraseAll', done: 'settings.eraseAll.done', failed: 'settings.eraseAll.failed' },
} as const satisfies Readonly<Record<LeaveMode, Readonly<Record<'ask' | 'done' | 'failed', TextId>>>>;
/** Only the first is reversible; the last has a warning sign. */
const LeaveButtons = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$2',
  '& > [data-variant=plain]': {
    marginInlineStart: -16,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
  '& svg': { color: '$outlineEmergency' },
  '@forced': { '& svg': { color: 'CanvasText' } },
});
const modes = Object.keys(words) as LeaveMode[];

const lazyLeave = createLazy(async () => {
  const [drawer, { leaveDevice: leave }] = await Promise.all([
    import('./LeaveDialog.tsx'),
    import('./leaveDevice.ts'),
    texts.load('flows'),
  ]);
  return { Dialog: drawer.LeaveDialog, leave };
});

type OpenDialog = {
  way: LeaveMode;
  Dialog: typeof LeaveDialog;
  leave: (way: LeaveMode, known: boolean) => Promise<void>;
};

export type LeaveResult = { readonly way: LeaveMode; readonly failed: boolean };

export type OwnDataProps = {
  known: boolean;
  onLeft: (left: LeaveResult) => void;
  /** Drafts, when signing out. */
  begun?: ReactNode;
};

/** Each way to leave needs confirmation. */
export const OwnData = ({ known, onLeft, begun }: OwnDataProps) => {
  const { t } = useTexts();
  const [opening, setOpening] = useState<LeaveMode>();
  const [asked, setAsked] = useState<OpenDialog>();
  const openLeaveDialog = async (way: LeaveMode) => {
    setOpening(way);
    try {
      setAsked({ way, ...(await lazyLeave.load()) });
    } catch {
      retryLoads();
      onLeft({ way, failed: true });
    }
    setOpening(undefined);
  };
  return (
    <>
      <LeaveButtons>
        {modes.map((way) => (
          <Button
            key={way}
            size="small"
            variant={way === 'disconnect' ? 'quiet' : 'plain'}
            data-way={way}
            icon={way === 'eraseAll' ? <TrashIcon size={20} /> : undefined}
            loading={opening === way}
            onClick={() => void openLeaveDialog(way)}
          >
            {t(words[way].ask)}
          </Button>
        ))}
      </LeaveButtons>
      {asked && (
        <asked.Dialog
          way={asked.way}
          known={known}
          begun={begun}
          onYes={() => {
            setAsked(undefined);
            asked.leave(asked.way, known).then(
              () => onLeft({ way: asked.way, failed: false }),
              () => onLeft({ way: asked.way, failed: true }),
            );
          }}
          onNo={() => setAsked(undefined)}
        />
      )}
    </>
  );
};

export const LeaveToast = ({ way, failed, onClose }: LeaveResult & { onClose: () => void }) => {
  const { t } = useTexts();
  return (
    <Toast tone={failed ? 'problem' : 'done'} onClose={onClose}>
      {t(words[way][failed ? 'failed' : 'done'])}
    </Toast>
  );
};
