import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NewerVersion } from './newer-version.tsx'

function shown() {
  const taken: number[] = []
  const at = (begun: number, stored: number, isDirty = false) => (
    <NewerVersion
      begun={begun}
      stored={stored}
      isDirty={isDirty}
      isSending={false}
      onTake={() => taken.push(stored)}
      onKeep={() => undefined}
    />
  )
  const { rerender } = render(at(1, 1))
  return { taken, show: (...given: Parameters<typeof at>) => rerender(at(...given)) }
}

test('a form that was saved does not go back to what was stored before', () => {
  const { taken, show } = shown()
  show(2, 1)
  show(2, 2)
  expect(taken).toEqual([])
})

test('each newer version is taken where nothing was typed, also while one is being taken', () => {
  const { taken, show } = shown()
  show(1, 2)
  show(1, 3)
  show(3, 3)
  show(3, 4, true)
  expect(taken).toEqual([2, 3])
})
