import { createStore } from '@parvis/locales/store';

/** No server answers: case pages show cached data. */
export const isShowingCache = createStore(false);
