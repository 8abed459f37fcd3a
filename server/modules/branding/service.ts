/** The module's public interface. */
export { buildAppManifest, computeIconVersion, resolveIconColours } from './appManifest.ts';
export { copyFilePartsToBranding, fetchBranding, findSavedBranding, saveBranding } from './branding.ts';
export { detectPicture, getPictureExtension, type Picture } from './pictures.ts';
