/** What has the focus in the page that an element stands in, or in its shadow root, which tells the page nothing of what is in it. */
export const focusedIn = (element: Element): Element | null =>
  (element.getRootNode() as Document | ShadowRoot).activeElement;
