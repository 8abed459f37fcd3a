/** Returns the focused element of the document or shadow root that contains `element`. */
export const getFocusedElement = (element: Element): Element | null =>
  (element.getRootNode() as Document | ShadowRoot).activeElement;
