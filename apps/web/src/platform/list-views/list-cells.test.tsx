import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BodyCells } from './list-cells.tsx'
import type { ListColumn } from './list-columns.ts'

afterEach(cleanup)

interface Person {
  readonly id: string
  readonly name: string
}

test('only the rows of a list that change are drawn again', () => {
  const cell = vi.fn(({ name }: Person) => name)
  const columns: readonly ListColumn<Person>[] = [{ key: 'name', label: 'Name', cell, text: ({ name }) => name }]
  function List({ people, marked }: { people: readonly Person[]; marked: string }) {
    return (
      <table>
        <tbody>
          {people.map((person) => (
            <tr key={person.id} data-marked={person.id === marked}>
              <BodyCells listView={{ shown: columns, isChosen: false }} row={person} />
            </tr>
          ))}
        </tbody>
      </table>
    )
  }
  const people = ['Ada', 'Grace', 'Linus'].map((name) => ({ id: name, name }))
  const { rerender, container } = render(<List people={people} marked="" />)
  cell.mockClear()
  rerender(<List people={people} marked="Grace" />)
  expect(cell).not.toHaveBeenCalled()
  rerender(<List people={people.with(2, { id: 'Linus', name: 'Linus T.' })} marked="Grace" />)
  expect(cell).toHaveBeenCalledTimes(1)
  expect(container.textContent).toBe('AdaGraceLinus T.')
})
