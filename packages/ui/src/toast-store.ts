export const DEFAULT_ERROR_TOAST = 'Oops...Something went wrong'

export interface ToastAction {
  label: string
  onPress: () => void
}

export interface ToastEntry {
  /** The same message replaces the one that is shown. */
  id: string
  tone: 'plain' | 'success' | 'error'
  message: string
  detail: string | undefined
  action: ToastAction | undefined
  /** Where to go on, before the action. */
  more: ToastAction | undefined
  durationMs: number
}

export interface ToastOptions {
  /** Replaces the message of this id, which `close` closes. */
  id?: string
  detail?: string | undefined
  action?: ToastAction | undefined
  more?: ToastAction | undefined
  /** 0: until it is closed. */
  durationMs?: number
}

export interface ToastShower {
  readonly show: (entry: ToastEntry) => void
  readonly close: (id: string) => void
}

export interface ToastStore {
  show: (message: string, options?: ToastOptions) => void
  success: (message: string, options?: ToastOptions) => void
  /** Without a message, shows the default one. */
  error: (message?: string, options?: ToastOptions) => void
  /** A success message with undo for five seconds. */
  undoable: (message: string, undo: () => void, options?: Pick<ToastOptions, 'detail' | 'more'>) => void
  close: (id: string) => void
  /** Takes over showing: first what has waited, then each new entry. */
  attach: (shower: ToastShower) => () => void
  subscribe: (listener: () => void) => () => void
  /** Whether there has been any entry. */
  isUsed: () => boolean
}

const VISIBLE_MS = 5_000

/** Queues messages until the component that shows them has loaded. */
export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>()
  let waiting: ToastEntry[] = []
  let used = 0
  let shower: ToastShower | null = null

  const add = (tone: ToastEntry['tone'], message: string, options: ToastOptions = {}) => {
    used += 1
    const { detail, action, more, durationMs = VISIBLE_MS } = options
    const id = options.id ?? (action === undefined ? `${tone} ${message} ${detail ?? ''}` : `${tone} ${used}`)
    const entry = { id, tone, message, detail, action, more, durationMs }
    if (shower === null) waiting = [...waiting.filter((each) => each.id !== id), entry]
    else shower.show(entry)
    for (const listener of listeners) listener()
  }

  return {
    show: (message, options) => add('plain', message, options),
    success: (message, options) => add('success', message, options),
    error: (message = DEFAULT_ERROR_TOAST, options) => add('error', message, options),
    undoable: (message, undo, options) =>
      add('plain', message, { ...options, action: { label: 'Undo', onPress: undo } }),
    close: (id) => {
      waiting = waiting.filter((entry) => entry.id !== id)
      shower?.close(id)
    },
    attach: (given) => {
      shower = given
      for (const entry of waiting) given.show(entry)
      waiting = []
      return () => {
        shower = null
      }
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isUsed: () => used > 0,
  }
}

/** The toasts of this page. Mount one `<Toasts />`. */
export const toasts: ToastStore = createToastStore()
