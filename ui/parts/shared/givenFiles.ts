import { type ClipboardEvent, type DragEvent, useState } from 'react';

type OnFiles = ((files: readonly File[]) => void) | undefined;

/** Words from an office program come with a picture of them: the words are meant. */
const areWords = ({ types }: DataTransfer): boolean =>
  types.includes('text/plain') && (types.includes('text/html') || types.includes('text/rtf'));

/** Hands on files that are pasted; words are pasted as ever. */
export const pasteFiles = (onFiles: OnFiles) => (event: ClipboardEvent) => {
  const files = [...event.clipboardData.files];
  if (!onFiles || files.length === 0 || areWords(event.clipboardData)) return;
  event.preventDefault();
  onFiles(files);
};

/** Props of an element on which files are dropped; `data-dropping` while some are held over it. */
export function useFileDrop(onFiles: OnFiles) {
  const [isOver, setOver] = useState(false);
  if (!onFiles) return {};
  return {
    'data-dropping': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      // Else the browser opens the file in place of the page.
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      const files = [...event.dataTransfer.files];
      // A part within may have taken them.
      if (event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    },
  };
}

/** Around what takes the files that are held over it. */
export const dropEdge = {
  '&[data-dropping]': { outline: '3px dashed $colors$txt', outlineOffset: -6 },
} as const;
