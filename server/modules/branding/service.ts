/** What other modules, `http` and `cli` may use of `branding`. */
export { buildAppManifest, computeIconVersion, resolveIconColours } from './appManifest.ts';
export { copyFilePartsToBranding, fetchBranding, findSavedBranding, saveBranding } from './branding.ts';
export { detectPicture, getPictureExtension, type Picture } from './pictures.ts';
