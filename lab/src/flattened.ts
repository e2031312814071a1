/** A text without its lines: every run of white space with a line break in it becomes one space. */
export function flattened(text: string): string {
  return text.replace(/\s*[\n\r\u2028]\s*/g, ' ').trim()
}
