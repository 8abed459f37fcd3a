/** Needed from the first press. */
import './watchFocus.ts';
import './scrollToActions.ts';
import './watchTaps.ts';
