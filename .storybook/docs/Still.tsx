import { styled } from '@parvis/theme/css/stitches';
import type { State } from '../guides/guide.ts';
import { onlyAddress } from './only.ts';

/** A window, and how much smaller it is drawn. */
type StillSize = { readonly wide: number; readonly high: number; readonly share: number };

const Box = styled('div', { overflow: 'hidden', maxInlineSize: '100%', backgroundColor: '$bg1' });
const Small = styled('iframe', { display: 'block', border: 0, transformOrigin: '0 0' });

export type StillProps = { state: State; id: string; globals: string; size: StillSize };

/** A state in a window of its own, small: what is only looked at takes no key and no focus, and plays nothing. */
export const Still = ({ state, id, globals, size: { wide, high, share } }: StillProps) => {
  const { story, name, props, shown, press } = state;
  const more = props || shown || press ? name : undefined;
  return (
    <Box inert style={{ width: wide * share, height: high * share }}>
      <Small
        title={name}
        src={onlyAddress(id, story, globals, more)}
        loading="lazy"
        style={{ width: wide, height: high, transform: `scale(${share})` }}
      />
    </Box>
  );
};
