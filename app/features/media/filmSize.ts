import { VIDEO_SECONDS_MAX } from '@parvis/api/constants';

/** Cameras stop a little late, seconds; the server tolerates it too. */
const TOLERANCE = 1;

export interface FilmSize {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** Whether it is audible, where known. */
  readonly hasSound?: boolean;
}

export const isTooLong = ({ seconds }: FilmSize): boolean => seconds > VIDEO_SECONDS_MAX + TOLERANCE;
