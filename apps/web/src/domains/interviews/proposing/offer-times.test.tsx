import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OfferTimes } from './offer-times.tsx'

afterEach(cleanup)

const nothing = () => undefined

function show(hasRead: boolean): string | null {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OfferTimes
        target={null}
        tracks={[]}
        hasRead={hasRead}
        onTrack={nothing}
        settled={null}
        onOpen={nothing}
        slots={[]}
        onSlots={nothing}
        zone="Europe/Berlin"
        range={{ from: '2026-11-30T00:00:00Z', to: '2026-12-07T00:00:00Z' }}
        isDrawn
        onSent={nothing}
      />
    </QueryClientProvider>,
  )
  return screen.getByRole('option').textContent
}

test('no candidate is said to need a time only once the list of them was read', () => {
  expect(show(false)).toBe('Select candidate')
  cleanup()
  expect(show(true)).toBe('No candidate needs scheduling')
})
