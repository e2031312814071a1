import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ScoreBar, signedPoints } from './score-bar.tsx'

afterEach(cleanup)

const parts = [
  { key: 'a', label: 'Kafka', points: 40 },
  { key: 'b', label: 'Title', points: 20 },
  { key: 'c', label: 'Rate', points: -15 },
]

test('gains and losses are announced with their sign', () => {
  render(<ScoreBar parts={parts} scale={100} label="Score 45" />)
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Score 45. Kafka +40, Title +20, Rate −15')
})

test('losses hang back from the end of the gains, so that their left edge is the score', () => {
  const { container } = render(<ScoreBar parts={parts} scale={100} label="Score 45" />)
  const lost = container.querySelector<HTMLElement>('[style*="left"]')
  expect(lost?.style.left).toBe('45.000%')
  expect(lost?.style.width).toBe('15.000%')
})

test('a loss greater than the gain starts at zero', () => {
  const { container } = render(<ScoreBar parts={[{ key: 'c', label: 'Rate', points: -15 }]} scale={100} label="x" />)
  expect(container.querySelector<HTMLElement>('[style*="left"]')?.style.left).toBe('0.000%')
})

test('points have a real minus sign', () => {
  expect([12, 0, -3].map(signedPoints)).toEqual(['+12', '0', '−3'])
})
