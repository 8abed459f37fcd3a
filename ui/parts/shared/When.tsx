import { type UiTexts, useUiTexts } from '../../texts.tsx';
import { useHydrated } from './useHydrated.ts';

/** A moment: an instant, put into words by the texts of the library, or words that its owner has chosen. */
export type Moment = Date | string;

/** How an instant is told: its time, its date as lists have it, or both in full. */
export type MomentStyle = 'time' | 'date' | 'moment';

/** The words of a moment. */
export const momentWords = (texts: UiTexts, at: Moment, style: MomentStyle): string =>
  typeof at === 'string' ? at : texts[style](at);

export type WhenProps = {
  /** The instant, or words that tell it. */
  at: Moment;
  /** How exactly it is told. */
  style: MomentStyle;
  /** Of words: the instant for machines, and in full for hovering. */
  dateTime?: string | undefined;
  /** The whole date, shown by a pointer that rests. */
  title?: string | undefined;
};

/**
 * A moment in words. A server tells it in its own time zone and country: the browser draws it anew in those of the reader.
 * Renders a `<time>`.
 */
export const When = ({ at, style, dateTime, title }: WhenProps) => {
  const texts = useUiTexts();
  const isHydrated = useHydrated();
  const instant = typeof at === 'string' ? undefined : at;
  // An instant that is none has no form for machines, and no words.
  return (
    <time
      key={String(isHydrated)}
      suppressHydrationWarning
      dateTime={instant ? (instant.toJSON() ?? undefined) : dateTime}
      title={instant ? texts.moment(instant) : title}
    >
      {momentWords(texts, at, style)}
    </time>
  );
};
