import { type ClipboardEvent, type DragEvent, useState } from 'react';

type OnFiles = ((files: readonly File[]) => void) | undefined;

/** Office programs add a picture of copied text. */
const hasText = ({ types }: DataTransfer): boolean =>
  types.includes('text/plain') && (types.includes('text/html') || types.includes('text/rtf'));

/** Text pastes as usual. */
export const createPasteHandler = (onFiles: OnFiles) => (event: ClipboardEvent) => {
  const files = [...event.clipboardData.files];
  if (!onFiles || files.length === 0 || hasText(event.clipboardData)) return;
  event.preventDefault();
  onFiles(files);
};

/** Sets `data-dropping` while files are over it. */
export function useFileDrop(onFiles: OnFiles) {
  const [isOver, setOver] = useState(false);
  if (!onFiles) return {};
  return {
    'data-dropping': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      // The browser would open the file.
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      const files = [...event.dataTransfer.files];
      // By a nested part.
      if (event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    },
  };
}

export const dropEdge = {
  '&[data-dropping]': { outline: '3px dashed $colors$txt', outlineOffset: -6 },
} as const;
