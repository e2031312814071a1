import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let stop: () => void
beforeEach(() => {
  stop = keepFocus()
})
afterEach(() => {
  stop()
  cleanup()
  history.replaceState(null, '', '/')
})

function Removable({ names, label = 'Skills' }: { names: readonly string[]; label?: string }) {
  const [left, setLeft] = useState(names)
  return (
    <section aria-label={label}>
      <ul>
        {left.map((name) => (
          <li key={name}>
            <button type="button">Weigh {name}</button>
            <button type="button" onClick={() => setLeft(left.filter((each) => each !== name))}>
              Remove {name}
            </button>
          </li>
        ))}
      </ul>
      <p>{left.length} left</p>
    </section>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => {
  button(name).focus()
  fireEvent.click(button(name))
}

test('focus stays on the same control of the next row, then of the last one', async () => {
  render(
    <main id="main">
      <button type="button">Before</button>
      <Removable names={['Go', 'Kafka', 'SQL']} />
    </main>,
  )
  press('Remove Kafka')
  await waitFor(() => expect(document.activeElement).toBe(button('Remove SQL')))
  press('Remove SQL')
  await waitFor(() => expect(document.activeElement).toBe(button('Remove Go')))
})

test('a section without any control left is focused itself', async () => {
  render(
    <main id="main">
      <button type="button">Before</button>
      <Removable names={['Go']} />
    </main>,
  )
  press('Remove Go')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Skills' })))
})

test('a control that replaces the pressed one gets the focus', async () => {
  function Answer() {
    const [isSent, setSent] = useState(false)
    return (
      <main id="main">
        <a href="/elsewhere">Elsewhere</a>
        {isSent ? (
          <a key="sent" href="/sent">
            See it
          </a>
        ) : (
          <button key="send" type="button" onClick={() => setSent(true)}>
            Send
          </button>
        )}
        <button type="button">After</button>
      </main>
    )
  }
  render(<Answer />)
  press('Send')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'See it' })))
})

test('a new page, and a control that asked for the focus, are left alone', async () => {
  function Page({ onLeave }: { onLeave: () => void }) {
    const [isOpen, setOpen] = useState(true)
    return (
      <main id="main">
        {isOpen && (
          <button
            type="button"
            onClick={() => {
              onLeave()
              setOpen(false)
            }}
          >
            Leave
          </button>
        )}
        <button type="button">Other</button>
      </main>
    )
  }
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { unmount } = render(<Page onLeave={() => history.pushState(null, '', '/other')} />)
  press('Leave')
  await drawn()
  expect(document.activeElement).toBe(document.body)
  unmount()

  render(
    <>
      <Page onLeave={() => screen.getByRole('textbox').focus()} />
      <input aria-label="Name" />
    </>,
  )
  press('Leave')
  await drawn()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
