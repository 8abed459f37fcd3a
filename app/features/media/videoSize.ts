import { VIDEO_SECONDS_MAX } from '@parvis/api/constants';

/** Cameras stop a little late, seconds; the server tolerates it too. */
const TOLERANCE = 1;

export interface VideoSize {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly hasSound?: boolean;
}

export const isTooLong = ({ seconds }: VideoSize): boolean => seconds > VIDEO_SECONDS_MAX + TOLERANCE;
