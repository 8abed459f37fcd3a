import type { Cue } from '@parvis/api/calls/captions';
import { webVtt } from '@parvis/api/webVtt';
import { useEffect, useState } from 'react';

/** Where captions are that are on this device, as a track takes them; nothing as long as there are none. */
export function useCaptionsHere(captions: { readonly cues: readonly Cue[] } | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  const text = captions && captions.cues.length > 0 ? webVtt(captions.cues) : undefined;
  useEffect(() => {
    if (text === undefined) return;
    const made = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [text]);
  return address;
}
