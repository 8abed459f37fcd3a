import type { Cue } from '@parvis/api/calls/captions';
import { webVtt } from '@parvis/api/webVtt';
import { useEffect, useState } from 'react';

/** Local captions as a track. */
export function useCaptionsUrl(captions: { readonly cues: readonly Cue[] } | undefined): string | undefined {
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
