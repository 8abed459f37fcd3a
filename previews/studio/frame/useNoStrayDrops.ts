import { useEffect } from 'react';

/** Whether something that is dragged would open in place of the page. A text may be dropped into a field. */
const opensElsewhere = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.some((type) => type === 'Files' || type === 'text/uri-list') === true;

/** A picture that is dropped beside its box does nothing, where a browser would leave the page for it. */
export function useNoStrayDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || !opensElsewhere(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}
