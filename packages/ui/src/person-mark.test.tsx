import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from './avatar.tsx'
import { PersonMark } from './person-mark.tsx'

test.each([
  ['Ada Lovelace', 'AL', 'AL'],
  ['Candidate K5G3A', 'K5', 'CK'],
  ['Zoë Müller-Çelik 🦊', 'ZM', 'ZM'],
  ['👩‍💻 “Ana” Ruiz', 'AR', 'AR'],
  ['ليلى حداد', 'لح', 'لح'],
  ['𝒜da', '𝒜D', '𝒜'],
  ['🦊', '', ''],
])('%s is marked with whole letters', (name, mark, avatar) => {
  const { container } = render(
    <>
      <PersonMark id="1" name={name} />
      <Avatar name={name} />
    </>,
  )
  expect([...container.children].map(({ textContent }) => textContent)).toEqual([mark, avatar])
})
