/** How sound is looked at (specification 9). */
const ANALYSER = {
  fftSize: 1024,
  smoothingTimeConstant: 0.3,
  minDecibels: -60,
  maxDecibels: -10,
} as const;

/** The loudest of what is heard, from 0 to 1: each is told from 0 (−60 dB and less) to 255 (−10 dB and more). */
export const loudest = (heard: Uint8Array): number =>
  heard.reduce((most, one) => Math.max(most, one), 0) / 255;

/** Measures how loud a stream is. */
export interface SoundLevel {
  readonly now: () => number;
  readonly close: () => void;
}

/** Listens to the sound of a stream; it is not played. */
export function soundLevelOf(stream: MediaStream): SoundLevel {
  const context = new AudioContext();
  const analyser = Object.assign(context.createAnalyser(), ANALYSER);
  context.createMediaStreamSource(stream).connect(analyser);
  const heard = new Uint8Array(analyser.frequencyBinCount);
  return {
    now: () => {
      analyser.getByteFrequencyData(heard);
      return loudest(heard);
    },
    close: () => void context.close().catch(() => undefined),
  };
}
