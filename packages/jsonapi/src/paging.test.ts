import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCursor, writeCursor } from './cursor.ts'
import { pageOfRows } from './page-of-rows.ts'

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `row-${at}` }))
const idOf = ({ id }: { id: string }): string => id

test('paging forward by cursor visits every row once, and paging back is the reverse', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.integer({ min: 1, max: 12 }), (count, size) => {
      const forwards: string[] = []
      let last: string | null = null
      for (
        let page = pageOfRows(rows(count), { size }, idOf);
        ;
        page = pageOfRows(rows(count), { size, after: page.after ?? '' }, idOf)
      ) {
        forwards.push(...page.data.map(idOf))
        last = page.before
        if (page.after === null) break
      }
      expect(forwards).toEqual(rows(count).map(idOf))
      let seen = forwards.length === 0 ? 0 : forwards.length % size || size
      while (last !== null) {
        const page = pageOfRows(rows(count), { size, before: last }, idOf)
        seen += page.data.length
        last = page.before
      }
      expect(seen).toBe(count)
    }),
  )
})

test('page numbers cut the same list', () => {
  expect(pageOfRows(rows(7), { size: 3, number: 3 }, idOf).data).toEqual([{ id: 'row-6' }])
  expect(pageOfRows(rows(7), { size: 3, number: 4 }, idOf).data).toEqual([])
})

test('every cursor round-trips', () => {
  const value = fc.oneof(
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
  )
  fc.assert(
    fc.property(
      fc.array(
        value.filter((one) => !(typeof one === 'string' && /\0|\p{Cs}/u.test(one))),
        { maxLength: 4 },
      ),
      (values) => {
        const back = readCursor(writeCursor(values), values.length, 'page[after]')
        expect(back).toEqual(values.map((one) => (Object.is(one, -0) ? 0 : one)))
      },
    ),
  )
})

test('an invalid cursor is refused with the name of its parameter', () => {
  for (const text of ['', 'x', '%%%', writeCursor([1, 2]), btoa('{"a":1}')])
    expect(() => readCursor(text, 1, 'page[before]')).toThrow(expect.objectContaining({ parameter: 'page[before]' }))
})
