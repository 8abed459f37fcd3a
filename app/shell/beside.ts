/** What looks after every page from its first press on, and is no part of what is drawn. */
import './followFocus.ts';
import './leadToActions.ts';
import './watchTaps.ts';
