import type { ComponentProps } from 'react';

export type StorySheetProps = ComponentProps<'div'> & { columns?: number };

export const StorySheet = ({ columns = 1, style, ...rest }: StorySheetProps) => (
  <div
    style={{
      display: 'grid',
      gap: 16,
      padding: 16,
      boxSizing: 'border-box',
      inlineSize: '100%',
      maxInlineSize: columns * 390,
      gridTemplateColumns: `repeat(auto-fit, minmax(min(288px, 100%), 1fr))`,
      alignItems: 'start',
      ...style,
    }}
    {...rest}
  />
);

export const onDark = { globals: { scheme: 'dark' } };
export const onPale = { globals: { palette: 'paleYellow' } };
