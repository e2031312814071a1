import { useLocation } from '@tanstack/react-router'

/**
 * The part of the address after the #: it never appears in logs or referrers. Empty if there is none. The router knows when it
 * changes, whether by a link on the page or by hand.
 */
export function useLinkToken(): string {
  return useLocation({ select: ({ hash }) => hash })
}
