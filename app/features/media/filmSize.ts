import { VIDEO_SECONDS_MAX } from '@parvis/api/constants';

/** A camera that is told to stop stops a little later, seconds: so does the server. */
const TOLERANCE = 1;

/** How large a film is, and how long it lasts. */
export interface FilmSize {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** Whether anything can be heard in it, where that is known. */
  readonly hasSound?: boolean;
}

/** Whether a film lasts longer than one that is taken. */
export const isTooLong = ({ seconds }: FilmSize): boolean => seconds > VIDEO_SECONDS_MAX + TOLERANCE;
