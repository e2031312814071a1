/** The amount of an input in minor units. Text that is no number stays, so that the schema refuses it. */
export function readAmount(text: string): number | string {
  const amount = Number(text)
  return text.trim() === '' || !Number.isFinite(amount) ? text : Math.round(amount * 100)
}
