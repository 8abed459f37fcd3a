/** Keys go into a field. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=textbox], [role=combobox]'));

export const isModalOpen = (): boolean =>
  document.querySelector('[aria-modal=true], dialog:modal, [role=menu]') !== null;
