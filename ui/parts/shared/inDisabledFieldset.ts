/**
 * Selector of what a `<fieldset disabled>` shuts, for a part that is no control itself: the browser shuts its buttons, and dims
 * nothing. What stands in the legend stays open.
 */
export const inDisabledFieldset = 'fieldset:disabled > &, fieldset:disabled > :not(legend) &';
