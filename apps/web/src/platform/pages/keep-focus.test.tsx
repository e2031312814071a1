import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let stop: () => void
beforeEach(() => {
  stop = keepFocus()
})
afterEach(() => {
  stop()
  cleanup()
})

function Removable({ names, children }: { names: readonly string[]; children?: ReactNode }) {
  const [left, setLeft] = useState(names)
  return (
    <section aria-label="Skills">
      <ul>
        {left.map((name) => (
          <li key={name}>
            <button type="button">Weigh {name}</button>
            <button type="button" onClick={() => setLeft(left.filter((each) => each !== name))}>
              Remove {name}
            </button>
            <button type="button">Edit {name}</button>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}

const Page = ({ children, title = 'Job' }: { children: ReactNode; title?: string }) => (
  <main id="main" key={title}>
    <h1>{title}</h1>
    <button type="button">Before</button>
    {children}
  </main>
)

const button = (name: string) => screen.getByRole('button', { name })
const region = (name: string) => screen.getByRole('region', { name })
const pressKey = (name: string) => {
  button(name).focus()
  fireEvent.keyDown(button(name), { key: 'Enter' })
  fireEvent.click(button(name))
}
const focusGoesTo = (find: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(find()))
/** Longer than anything here waits for. */
const drawn = () => new Promise((resolve) => setTimeout(resolve, 100))

test('focus stays on the same control of the next row, then of the last one, then in the section', async () => {
  render(
    <Page>
      <Removable names={['Go', 'Kafka', 'SQL']} />
    </Page>,
  )
  pressKey('Remove Kafka')
  await focusGoesTo(() => button('Remove SQL'))
  pressKey('Remove SQL')
  await focusGoesTo(() => button('Remove Go'))
  pressKey('Remove Go')
  await focusGoesTo(() => region('Skills'))
})

test('after a press no other control gets the focus, but its section does', async () => {
  render(
    <Page>
      <Removable names={['Go', 'Kafka']} />
    </Page>,
  )
  button('Remove Go').focus()
  fireEvent.pointerDown(button('Remove Go'))
  fireEvent.click(button('Remove Go'))
  await focusGoesTo(() => region('Skills'))
})

test('a control that is drawn again keeps the focus, however it was pressed', async () => {
  function Redrawn() {
    const [drawing, setDrawing] = useState(0)
    return (
      <ul>
        {['Ada', 'Grace'].map((name) => (
          <li key={name}>
            <button key={drawing} type="button" onClick={() => setDrawing(drawing + 1)}>
              More
            </button>
          </li>
        ))}
      </ul>
    )
  }
  render(
    <Page>
      <Redrawn />
    </Page>,
  )
  const more = () => screen.getAllByRole('button', { name: 'More' })[1] as HTMLElement
  const first = more()
  first.focus()
  fireEvent.pointerDown(first)
  fireEvent.click(first)
  await focusGoesTo(more)
  expect(more()).not.toBe(first)
})

test('a control that takes the place of the pressed one gets the focus', async () => {
  function Answer() {
    const [isSent, setSent] = useState(false)
    if (isSent) return <a href="/sent">See it</a>
    return (
      <button type="button" onClick={() => setSent(true)}>
        Send
      </button>
    )
  }
  render(
    <Page>
      <Answer />
      <button type="button">After</button>
    </Page>,
  )
  pressKey('Send')
  await focusGoesTo(() => screen.getByRole('link', { name: 'See it' }))
})

test('what opens takes the focus by itself, and its control gets it back when it closes', async () => {
  function Deleting({ isGone }: { isGone: boolean }) {
    const [isOpen, setOpen] = useState(false)
    return (
      <Page>
        <section aria-label="Rows">
          <ul>
            {!isGone && (
              <li>
                <button type="button" onClick={() => setOpen(true)}>
                  Delete Ada
                </button>
              </li>
            )}
            <li>
              <button type="button">Delete Grace</button>
            </li>
          </ul>
        </section>
        {isOpen &&
          createPortal(
            <div role="dialog" aria-label="Sure?">
              <button type="button" ref={(made) => made?.focus()} onClick={() => setOpen(false)}>
                Yes
              </button>
            </div>,
            document.body,
          )}
      </Page>
    )
  }
  const { rerender } = render(<Deleting isGone={false} />)
  pressKey('Delete Ada')
  await focusGoesTo(() => button('Yes'))
  pressKey('Yes')
  await focusGoesTo(() => button('Delete Ada'))

  pressKey('Delete Ada')
  await focusGoesTo(() => button('Yes'))
  rerender(<Deleting isGone={true} />)
  await drawn()
  expect(document.activeElement).toBe(button('Yes'))
  pressKey('Yes')
  await focusGoesTo(() => button('Delete Grace'))
})

test('a page that gives way to another is left to its heading', async () => {
  const { rerender } = render(<Page title="Jobs">{<Removable names={['Go']} />}</Page>)
  button('Weigh Go').focus()
  rerender(
    <main id="main" key="next">
      <p>Loading</p>
    </main>,
  )
  await focusGoesTo(() => screen.getByRole('main'))
  rerender(
    <main id="main" key="next">
      <h1>Backend Engineer</h1>
      <a href="/">Home</a>
    </main>,
  )
  await focusGoesTo(() => screen.getByRole('heading', { name: 'Backend Engineer' }))
})

test('a user who has left a control is not brought back when it goes', async () => {
  const { rerender } = render(<Page>{<Removable names={['Go', 'Kafka']} />}</Page>)
  button('Weigh Go').focus()
  button('Weigh Go').blur()
  await drawn()
  rerender(<Page>{<p>Nothing left</p>}</Page>)
  await drawn()
  expect(document.activeElement).toBe(document.body)
})
