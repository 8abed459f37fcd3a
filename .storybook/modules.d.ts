/// <reference types="vite/client" />

/** See `customerColours.ts`. */
declare module '*customer.json?colours' {
  const appColors: unknown;
  export default appColors;
}

/** See `facts/plugin.ts`. */
declare module 'parvis:facts' {
  const facts: Readonly<Record<string, import('./facts/facts.ts').Facts>>;
  export default facts;
}

/** See `facts/plugin.ts`. */
declare module '*.stories.tsx?code' {
  const codes: Readonly<Record<string, string>>;
  export default codes;
}
