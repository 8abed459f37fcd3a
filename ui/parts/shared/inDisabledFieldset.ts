/** Selector for a non-control part inside `<fieldset disabled>`, which browsers do not dim. Excludes the legend. */
export const inDisabledFieldset = 'fieldset:disabled > &, fieldset:disabled > :not(legend) &';
