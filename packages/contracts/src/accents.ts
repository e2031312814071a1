import { z } from 'zod'

/** WCAG 2.2, success criterion 1.4.3. */
const MIN_CONTRAST = 4.5

/** The color of a company's buttons in mails and on the candidate's pages, under white text. */
export const accent = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Enter a color such as #0e5a4b.')
  .refine((color) => !/^#[0-9a-f]{6}$/.test(color) || isReadableAccent(color), {
    message: 'Choose a darker color: white text on it must have a contrast of at least 4.5:1.',
  })

export const isReadableAccent = (color: string): boolean =>
  /^#[0-9a-f]{6}$/i.test(color) && contrastWithWhite(color) >= MIN_CONTRAST

/** Of WCAG 2.2: (L1 + 0.05) / (L2 + 0.05), where white has the relative luminance 1. */
export function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  )
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
