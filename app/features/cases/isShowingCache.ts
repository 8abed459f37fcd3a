import { createStore } from '@parvis/locales/store';

/** Whether case pages show cached data because no server answers. */
export const isShowingCache = createStore(false);
