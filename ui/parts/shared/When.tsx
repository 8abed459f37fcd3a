import { type UiTexts, useUiTexts } from '../../texts.tsx';
import { useHydrated } from './useHydrated.ts';

/** Instant for the library's texts, or ready-made words. */
export type Moment = Date | string;

export type MomentStyle = 'time' | 'date' | 'moment';

export const formatMoment = (texts: UiTexts, at: Moment, style: MomentStyle): string =>
  typeof at === 'string' ? at : texts[style](at);

export type WhenProps = {
  at: Moment;
  style: MomentStyle;
  /** With words: ISO instant. */
  dateTime?: string | undefined;
  /** On hover. */
  title?: string | undefined;
};

/** Hydration switches to the reader's time zone and locale. */
export const When = ({ at, style, dateTime, title }: WhenProps) => {
  const texts = useUiTexts();
  const isHydrated = useHydrated();
  const instant = typeof at === 'string' ? undefined : at;
  // Invalid dates have neither `dateTime` nor words.
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
