/** Question and consequence. */
export function splitPrompt(prompt: string): { title: string; description: string | undefined } {
  const [, title = prompt, description] = /^(.+?\?)\s+(.+)$/s.exec(prompt) ?? [];
  return { title, description };
}
