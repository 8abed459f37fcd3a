/** The lowest browsers that the product names, as `build.target` of Vite takes them. */
export const buildTarget: readonly string[];
