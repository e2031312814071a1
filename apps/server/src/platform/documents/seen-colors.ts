// Colors are written such as #ffffff.

export const PAPER = '#ffffff'
/** Below it two colors look like one; the palest gray that people still read on white has 1.5. */
const MIN_CONTRAST = 1.15

export const looksLike = (one: string, other: string): boolean => contrast(one, other) < MIN_CONTRAST

function contrast(one: string, other: string): number {
  const [left, right] = [luminance(one), luminance(other)]
  return (Math.max(left, right) + 0.05) / (Math.min(left, right) + 0.05)
}

/** As WCAG defines it. */
function luminance(color: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
