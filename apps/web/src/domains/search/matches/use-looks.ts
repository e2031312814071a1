import { type RefObject, useEffect } from 'react'
import { noteLook, tellLooks } from './impressions.mutations.ts'

const SEEN_AFTER_MS = 1_000
const LONG_AFTER_MS = 10_000

/**
 * Records which rows were seen: half of the row on screen for a second. `searchId` is null for a list that isn't
 * frozen, because its ranks mean nothing to the model.
 */
export function useSeenRows(list: RefObject<HTMLElement | null>, searchId: string | null, ids: readonly string[]) {
  const rows = ids.join()
  useEffect(() => {
    if (searchId === null || list.current === null || rows === '') return
    const timers = new Map<Element, ReturnType<typeof setTimeout>>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          clearTimeout(timers.get(target))
          const id = target.id.replace(/^match-/, '')
          if (isIntersecting) timers.set(target, setTimeout(noteWhenVisible, SEEN_AFTER_MS, searchId, id))
        }
      },
      { threshold: 0.5 },
    )
    for (const id of rows.split(',')) {
      const row = document.getElementById(`match-${id}`)
      if (row !== null) observer.observe(row)
    }
    return () => {
      observer.disconnect()
      for (const timer of timers.values()) clearTimeout(timer)
    }
  }, [list, searchId, rows])
  useTellingOnLeave()
}

/** Records which explanations are opened, and after a delay that they were read. */
export function useOpenLooks(searchId: string | null, openIds: readonly string[]) {
  const open = openIds.join()
  useEffect(() => {
    if (searchId === null || open === '') return
    const ids = open.split(',')
    for (const id of ids) noteLook(searchId, id, 'opened')
    const timer = setTimeout(() => {
      if (document.visibilityState !== 'visible') return
      for (const id of ids) noteLook(searchId, id, 'longLook')
    }, LONG_AFTER_MS)
    return () => clearTimeout(timer)
  }, [searchId, open])
  useTellingOnLeave()
}

function noteWhenVisible(searchId: string, id: string): void {
  if (document.visibilityState === 'visible') noteLook(searchId, id, 'shown')
}

function useTellingOnLeave() {
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState === 'hidden') tellLooks()
    }
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [])
}
