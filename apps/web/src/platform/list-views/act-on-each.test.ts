import { expect, test } from 'vitest'
import { ApiError } from '../api-error.ts'
import { actOnEach } from './act-on-each.ts'

const refuse = (message: string) => new ApiError({ status: 409, code: 'offer.transition', message })

test('a refused row stops no other', async () => {
  const outcome = await actOnEach(['a', 'b', 'c'], async (row) => {
    if (row === 'b') throw refuse('Too late.')
  })
  expect(outcome).toEqual({ done: ['a', 'c'], refused: [{ row: 'b', detail: 'Too late.' }] })
})

test('it fails with the first reason if nothing could be changed', async () => {
  const acting = actOnEach(['a', 'b'], async (row) => {
    throw refuse(`Not ${row}.`)
  })
  await expect(acting).rejects.toThrow('Not a.')
})

test('a fault of the page itself is no refusal', async () => {
  const acting = actOnEach(['a'], async () => {
    throw new TypeError('broken')
  })
  await expect(acting).rejects.toThrow('broken')
})
