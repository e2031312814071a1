import { createHash } from 'node:crypto'

const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const MAX_LENGTH = 40

/** Coarse on purpose, such as “Firefox on Linux”; null if nothing is known. */
export function describeDevice(userAgent: string): string | null {
  const named = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)]
  if (browser !== undefined) return system === undefined ? browser : `${browser} on ${system}`
  const program = /^[\w.-]+/.exec(userAgent)?.[0]
  return program === undefined ? null : program.slice(0, MAX_LENGTH)
}

export const markOf = (userId: string, kind: 'agent' | 'browser', word: string): Buffer =>
  createHash('sha256').update(`${userId}\n${kind}\n${word}`).digest()

export const markOfBrowser = (userId: string, deviceId: string): Buffer => markOf(userId, 'browser', deviceId)
