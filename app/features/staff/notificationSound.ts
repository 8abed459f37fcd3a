/** A rising fourth. */
const TONES = [
  { hertz: 587, at: 0 },
  { hertz: 784, at: 0.12 },
] as const;
const SECONDS = 0.28;
const LOUDNESS = 0.12;

let context: AudioContext | undefined;

/** Browsers allow sound only after a user gesture; earlier requests stay silent. */
function getAudioContext(): AudioContext | undefined {
  if (!('AudioContext' in window) || navigator.userActivation?.hasBeenActive === false) return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  return context;
}

export function playNotification(): void {
  const audio = getAudioContext();
  if (!audio) return;
  const start = audio.currentTime;
  for (const { hertz, at } of TONES) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = hertz;
    gain.gain.setValueAtTime(0, start + at);
    gain.gain.linearRampToValueAtTime(LOUDNESS, start + at + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + at + SECONDS);
    tone.connect(gain).connect(audio.destination);
    tone.start(start + at);
    tone.stop(start + at + SECONDS);
  }
}
