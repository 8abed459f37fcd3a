/** The name of the component whose story this is, by the title that its page has. */
export const componentOf = (story: { readonly title: string } | undefined): string =>
  story?.title.split('/').at(-1)?.replaceAll(' ', '') ?? '';
