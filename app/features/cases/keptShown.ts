import { createStore } from '@parvis/locales/store';

/** Whether what is shown of cases is what the device kept, since no server answers. */
export const keptShown = createStore(false);
