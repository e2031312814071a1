import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { HALF_HOURS, instantAt } from '../records/index.ts'

/** Where an event is in the grid: the day by its place, the rest in half-hours. */
export interface GridPlace {
  readonly day: number
  readonly from: number
  readonly length: number
}

export interface MovingProps {
  place: GridPlace
  days: readonly string[]
  zone: string
  /** Absent if the event stays where it is. */
  onMove: ((slot: { start: string; end: string }) => void) | undefined
}

/** Below this a press is a click. */
const SLACK_PX = 5

interface Grip {
  readonly x: number
  readonly y: number
  readonly cell: DOMRect
  readonly resizes: boolean
}

/**
 * Moves an event by mouse or touch, or with the keyboard once `m` has picked it up. No one is notified before it is
 * confirmed.
 */
export function useMoving({ place, days, zone, onMove }: MovingProps) {
  const [preview, setPreview] = useState<GridPlace | null>(null)
  const grip = useRef<Grip | null>(null)
  /** The click that follows a drag opens nothing. */
  const wasDragged = useRef(false)
  const show = (next: GridPlace) => setPreview(within(next, days.length))
  const settle = () => {
    if (preview !== null && !isSame(preview, place)) {
      const slot = slotAt(preview, days, zone)
      if (slot !== null) onMove?.(slot)
    }
    setPreview(null)
  }
  return {
    preview,
    isSuppressed: () => {
      const was = wasDragged.current
      wasDragged.current = false
      return was
    },
    begin: (event: PointerEvent<HTMLElement>, resizes: boolean) => {
      const cell = event.currentTarget.closest('section')?.querySelector('[data-cell]')?.getBoundingClientRect()
      if (onMove === undefined || event.button !== 0 || cell === undefined) return
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      wasDragged.current = false
      grip.current = { x: event.clientX, y: event.clientY, cell, resizes }
    },
    drag: (event: PointerEvent<HTMLElement>) => {
      const held = grip.current
      if (held === null) return
      const right = event.clientX - held.x
      const down = event.clientY - held.y
      if (!wasDragged.current && Math.hypot(right, down) < SLACK_PX) return
      wasDragged.current = true
      const rows = Math.round(down / held.cell.height)
      if (held.resizes) show({ ...place, length: place.length + rows })
      else show({ ...place, day: place.day + Math.round(right / held.cell.width), from: place.from + rows })
    },
    release: () => {
      if (grip.current === null) return
      grip.current = null
      if (wasDragged.current) settle()
    },
    cancel: () => {
      grip.current = null
      setPreview(null)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (onMove === undefined) return
      const act = keyOf(event, preview, place)
      if (act === null) return
      event.preventDefault()
      event.stopPropagation()
      if (act === 'settle') settle()
      else if (act === 'cancel') setPreview(null)
      else show(act)
    },
  }
}

function keyOf(
  { key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent,
  preview: GridPlace | null,
  place: GridPlace,
): GridPlace | 'settle' | 'cancel' | null {
  if (altKey || ctrlKey || metaKey) return null
  if (preview === null) return key === 'm' ? place : null
  if (key === 'Enter') return 'settle'
  if (key === 'Escape') return 'cancel'
  const rows = { ArrowUp: -1, ArrowDown: 1 }[key]
  if (rows !== undefined)
    return shiftKey ? { ...preview, length: preview.length + rows } : { ...preview, from: preview.from + rows }
  const columns = { ArrowLeft: -1, ArrowRight: 1 }[key]
  return columns === undefined ? null : { ...preview, day: preview.day + columns }
}

const isSame = (one: GridPlace, another: GridPlace): boolean =>
  one.day === another.day && one.from === another.from && one.length === another.length

/** An interview lasts half an hour at least, and ends on the day it begins. */
export function within({ day, from, length }: GridPlace, days: number): GridPlace {
  const lasts = Math.min(Math.max(1, Math.round(length)), HALF_HOURS)
  return {
    day: Math.min(Math.max(0, day), days - 1),
    from: Math.min(Math.max(0, Math.round(from)), HALF_HOURS - lasts),
    length: lasts,
  }
}

/** null: a change of the clocks skips this time. */
export function slotAt(
  { day, from, length }: GridPlace,
  days: readonly string[],
  zone: string,
): { start: string; end: string } | null {
  const start = instantAt(days[day] ?? '', from, zone)
  return start === null ? null : { start, end: new Date(Date.parse(start) + length * 1_800_000).toISOString() }
}
