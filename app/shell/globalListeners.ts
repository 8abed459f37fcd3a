/** Global listeners that every page needs from the first press on. */
import './watchFocus.ts';
import './scrollToActions.ts';
import './watchTaps.ts';
