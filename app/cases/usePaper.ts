import { useSyncExternalStore } from 'react';

const media = () => matchMedia('print');
let printing = false;

const watch = (listener: () => void) => {
  const begin = () => {
    printing = true;
    listener();
  };
  const end = () => {
    printing = false;
    listener();
  };
  const print = media();
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  print.addEventListener('change', listener);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
    print.removeEventListener('change', listener);
  };
};

/** Whether the page is being put on paper; what is drawn for it stands there before it is. */
export const usePaper = (): boolean => useSyncExternalStore(watch, () => printing || media().matches);
