/** The panel stands in the frame of the book, which has no styles of the product: it takes the colours of what is around it. */
export const panelStyles = `
.pv-theme { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; box-sizing: border-box; inline-size: min(320px, calc(100vw - 32px)); padding: 16px; border-radius: 12px; background: var(--pv-ground, Canvas); font-size: 14px; line-height: 1.4; color: inherit }
.pv-theme * { box-sizing: border-box; max-inline-size: 100% }
.pv-theme :is(h2, p) { margin: 0 }
.pv-theme h2 { font-size: 16px; font-weight: 700 }
.pv-theme p:empty { display: none }
.pv-theme [role=alert] { font-weight: 700 }
.pv-theme .pv-row { display: flex; gap: 8px }
.pv-theme input[type=text] { flex: 1; min-inline-size: 0 }
.pv-theme :is(input[type=text], button) { min-block-size: 40px; padding-inline: 12px; font: inherit; color: inherit; background: transparent; border: 1px solid currentcolor; border-radius: 10px }
.pv-theme input[type=color] { inline-size: 40px; block-size: 40px; padding: 2px; border: 1px solid currentcolor; border-radius: 10px; background: none }
.pv-theme button { cursor: pointer }
.pv-theme .pv-file { position: relative; display: grid; place-items: center; min-block-size: 40px; padding-inline: 12px; border: 1px solid currentcolor; border-radius: 10px; cursor: pointer }
.pv-theme .pv-file input { position: absolute; inline-size: 1px; block-size: 1px; opacity: 0 }
.pv-theme .pv-file:focus-within { outline: 3px solid currentcolor; outline-offset: 2px }
.pv-theme button:disabled { opacity: 0.55; cursor: default }
.pv-theme .pv-swatches { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; border: 0 }
.pv-theme .pv-swatches button { display: flex; align-items: center; gap: 8px }
.pv-theme .pv-swatches span { inline-size: 20px; block-size: 20px; border-radius: 50%; border: 1px solid currentcolor; forced-color-adjust: none }
.pv-theme :focus-visible { outline: 3px solid currentcolor; outline-offset: 2px }
`;
