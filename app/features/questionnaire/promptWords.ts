/** A prompt in two: the question, which stands out, and what it entails. */
export function promptWords(prompt: string): { title: string; description: string | undefined } {
  const [, title = prompt, description] = /^(.+?\?)\s+(.+)$/s.exec(prompt) ?? [];
  return { title, description };
}
