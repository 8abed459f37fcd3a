/** What a film is recorded as, the first that a browser can: MP4 is played everywhere, sound of phones the same. */
const TYPES = [
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/mp4;codecs=avc1.42E01E,opus',
  'video/mp4',
  'video/webm;codecs=vp8,opus',
  'video/webm',
] as const;

/** The same without sound: a codec of sound that never comes is waited for. */
const SILENT = ['video/mp4;codecs=avc1.42E01E', 'video/mp4', 'video/webm;codecs=vp8', 'video/webm'] as const;

/** The best type that can be recorded; nothing where none is known, and the browser takes its own. */
export const recordedType = (canRecord: (type: string) => boolean, hasSound = true): string | undefined =>
  (hasSound ? TYPES : SILENT).find((type) => canRecord(type));

/** What the name of such a film ends with. */
export const endingOf = (type: string): 'mp4' | 'webm' => (type.startsWith('video/webm') ? 'webm' : 'mp4');
