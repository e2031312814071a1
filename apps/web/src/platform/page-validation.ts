import { notFound } from '@tanstack/react-router'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export function isId(text: string): boolean {
  return UUID.test(text)
}

/** A page with an invalid address is treated as not found. */
export function validatePage(makesSense: boolean): void {
  if (!makesSense) throw notFound()
}
