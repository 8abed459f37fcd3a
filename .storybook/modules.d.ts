/// <reference types="vite/client" />

/** See `customerColours.ts`. */
declare module '*customer.json?colours' {
  const appColors: unknown;
  export default appColors;
}
