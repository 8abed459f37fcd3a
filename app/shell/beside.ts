/** Global listeners that every page needs from the first press on. */
import './followFocus.ts';
import './leadToActions.ts';
import './watchTaps.ts';
