import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { LeaveIcon } from '../../icons/LeaveIcon.tsx';
import { ShieldIcon } from '../../icons/ShieldIcon.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { Chat, type ChatProps } from '../Chat/Chat.tsx';
import { GatheringPicture } from '../GatheringPicture/GatheringPicture.tsx';
import { GatheringStrip, type GatheringStripProps } from './GatheringStrip.tsx';

const Notice = styled('p', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$2',
  flexShrink: 0,
  margin: 0,
  padding: '$3 $4',
  surface: 'msgEventBg',
  color: '$txt',
  fontSize: '$sm',
  lineHeight: '$snug',
  hairline: 'blockEnd',
  '& svg': { flexShrink: 0 },
  '@desk': { paddingInline: '$6' },
});
const Hint = styled('p', { fontSize: '$sm', lineHeight: '$snug' });
const Leave = styled('span', {
  flexShrink: 0,
  marginInlineEnd: '-$2',
  '& > button': { paddingInline: '$2', fontSize: '$sm' },
});

export type { GatheringPerson, HungItem } from './GatheringStrip.tsx';

/** Visitor, joined, pre-moderated, silenced, or closed. */
export type GatheringState = 'visiting' | 'joined' | 'moderated' | 'silenced' | 'closed';

export type GatheringTexts = ChatProps['texts'] & {
  join: string;
  joinHint: string;
  leave: string;
  /** Reviewed before publication. */
  moderated: string;
  silenced: string;
  closed: string;
};

export type GatheringProps = Omit<
  ChatProps,
  'texts' | 'subtitle' | 'state' | 'banner' | 'closed' | 'satisfaction'
> & {
  texts: GatheringTexts;
  place: string;
  pictureSrc?: string | undefined;
  /** Undefined while loading. */
  state: GatheringState | undefined;
  strip: Omit<GatheringStripProps, 'end'>;
  onJoin: () => void;
  joining?: boolean;
  /** No leaving without it. */
  onLeave?: (() => void) | undefined;
  /** Another gathering, an own report. */
  closedActions?: ReactNode;
  banner?: ReactNode;
};

const canWrite = (state: GatheringProps['state']): boolean => state === 'joined' || state === 'moderated';

const Strip = ({ texts, state, strip, onLeave, banner }: GatheringProps) => (
  <>
    {banner}
    <GatheringStrip
      {...strip}
      end={
        onLeave &&
        (canWrite(state) || state === 'silenced') && (
          <Leave>
            <Button variant="plain" icon={<LeaveIcon size={18} />} onClick={onLeave}>
              {texts.leave}
            </Button>
          </Leave>
        )
      }
    />
    {state === 'moderated' && (
      <Notice role="note">
        <ShieldIcon size={18} />
        {texts.moderated}
      </Notice>
    )}
  </>
);

/** For people who cannot write. */
const Foot = ({ texts, state, onJoin, joining = false, closedActions }: GatheringProps) => {
  if (state === 'visiting')
    return (
      <>
        <Hint>{texts.joinHint}</Hint>
        <Button loading={joining} onClick={onJoin}>
          {texts.join}
        </Button>
      </>
    );
  if (state === 'silenced') return <Hint>{texts.silenced}</Hint>;
  return (
    <>
      <p>{texts.closed}</p>
      {closedActions}
    </>
  );
};

/** Group discussion about a place or event. */
export const Gathering = (props: GatheringProps) => {
  const { place, pictureSrc, state, strip, onJoin, joining, onLeave, closedActions, ...chat } = props;
  const known = state !== undefined;
  return (
    <Chat
      {...chat}
      subtitle={place}
      picture={pictureSrc && <GatheringPicture src={pictureSrc} size="head" />}
      banner={known ? <Strip {...props} /> : chat.banner}
      composer={canWrite(state) ? chat.composer : undefined}
      closed={known && !canWrite(state) ? <Foot {...props} /> : undefined}
    />
  );
};
