/** In the document or shadow root of `element`. */
export const getFocusedElement = (element: Element): Element | null =>
  (element.getRootNode() as Document | ShadowRoot).activeElement;
