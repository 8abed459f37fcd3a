import type { TextId } from '@parvis/locales/areas';
import { styled } from '@parvis/theme/css/stitches';
import { TrashIcon } from '@parvis/ui/icons/TrashIcon';
import { Button } from '@parvis/ui/parts/Button';
import { Toast } from '@parvis/ui/parts/Toast';
import { type ReactNode, useState } from 'react';
import { onDemand, retryLoads } from '../../lib/texts/onDemand.ts';
import { texts } from '../../lib/texts/store.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import type { LeaveDialog } from './LeaveDialog.tsx';
import type { WayOut } from './leave.ts';

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
} as const satisfies Readonly<Record<WayOut, Readonly<Record<'ask' | 'done' | 'failed', TextId>>>>;
/** Only the first is reversible; the last has a warning sign. */
const Ways = styled('div', {
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
const ways = Object.keys(words) as WayOut[];

/** On demand: few people leave. */
const leaving = onDemand(async () => {
  const [drawer, { leave }] = await Promise.all([
    import('./LeaveDialog.tsx'),
    import('./leave.ts'),
    texts.load('flows'),
  ]);
  return { Dialog: drawer.LeaveDialog, leave };
});

type Asked = {
  way: WayOut;
  Dialog: typeof LeaveDialog;
  leave: (way: WayOut, known: boolean) => Promise<void>;
};

export type Left = { readonly way: WayOut; readonly failed: boolean };

export type OwnDataProps = {
  known: boolean;
  onLeft: (left: Left) => void;
  /** Drafts, for who signs out. */
  begun?: ReactNode;
};

/** Ways to leave, each with a confirmation. */
export const OwnData = ({ known, onLeft, begun }: OwnDataProps) => {
  const { t } = useTexts();
  const [opening, setOpening] = useState<WayOut>();
  const [asked, setAsked] = useState<Asked>();
  const ask = async (way: WayOut) => {
    setOpening(way);
    try {
      setAsked({ way, ...(await leaving.load()) });
    } catch {
      retryLoads();
      onLeft({ way, failed: true });
    }
    setOpening(undefined);
  };
  return (
    <>
      <Ways>
        {ways.map((way) => (
          <Button
            key={way}
            size="small"
            variant={way === 'disconnect' ? 'quiet' : 'plain'}
            data-way={way}
            icon={way === 'eraseAll' ? <TrashIcon size={20} /> : undefined}
            loading={opening === way}
            onClick={() => void ask(way)}
          >
            {t(words[way].ask)}
          </Button>
        ))}
      </Ways>
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

export const LeftToast = ({ way, failed, onClose }: Left & { onClose: () => void }) => {
  const { t } = useTexts();
  return (
    <Toast tone={failed ? 'problem' : 'done'} onClose={onClose}>
      {t(words[way][failed ? 'failed' : 'done'])}
    </Toast>
  );
};
