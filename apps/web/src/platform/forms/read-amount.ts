/** The amount of an input in minor units. Text that is no number stays, so that the schema refuses it. */
export function readAmount(text: string, currency = 'EUR'): number | string {
  const amount = numberIn(text)
  return text.trim() === '' || !Number.isFinite(amount) ? text : Math.round(amount * 10 ** digitsOf(currency))
}

/** Accepts both "1,250.50" and "62,5". */
function numberIn(text: string): number {
  const plain = text.replace(/[\s']/g, '')
  return Number(/,\d{1,2}$/.test(plain) && !plain.includes('.') ? plain.replace(',', '.') : plain.replaceAll(',', ''))
}

/** How many decimals the currency has. */
export function digitsOf(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  } catch (error) {
    if (error instanceof RangeError) return 2
    throw error
  }
}
