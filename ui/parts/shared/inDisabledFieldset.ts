/** Browsers do not dim non-controls; excludes the legend. */
export const inDisabledFieldset = 'fieldset:disabled > &, fieldset:disabled > :not(legend) &';
