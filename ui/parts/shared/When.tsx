import { type UiTexts, useUiTexts } from '../../texts.tsx';
import { useHydrated } from './useHydrated.ts';

/** An instant, formatted by the library's texts, or ready-made words. */
export type Moment = Date | string;

export type MomentStyle = 'time' | 'date' | 'moment';

export const formatMoment = (texts: UiTexts, at: Moment, style: MomentStyle): string =>
  typeof at === 'string' ? at : texts[style](at);

export type WhenProps = {
  at: Moment;
  style: MomentStyle;
  /** With words: ISO instant, and its full form on hover. */
  dateTime?: string | undefined;
  /** Shown on hover. */
  title?: string | undefined;
};

/** A time in words. After hydration it re-renders in the reader's time zone and locale. Renders a `<time>`. */
export const When = ({ at, style, dateTime, title }: WhenProps) => {
  const texts = useUiTexts();
  const isHydrated = useHydrated();
  const instant = typeof at === 'string' ? undefined : at;
  // An invalid date has no `dateTime` and no words.
  return (
    <time
      key={String(isHydrated)}
      suppressHydrationWarning
      dateTime={instant ? (instant.toJSON() ?? undefined) : dateTime}
      title={instant ? texts.moment(instant) : title}
    >
      {formatMoment(texts, at, style)}
    </time>
  );
};
