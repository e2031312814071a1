export const DEFAULT_ERROR_TOAST = 'Oops...Something went wrong'

export interface ToastAction {
  label: string
  onPress: () => void
}

export interface ToastEntry {
  id: number
  tone: 'plain' | 'success' | 'error'
  message: string
  detail: string | undefined
  action: ToastAction | undefined
  durationMs: number
}

export interface ToastOptions {
  detail?: string | undefined
  action?: ToastAction | undefined
  durationMs?: number
}

export interface ToastStore {
  show: (message: string, options?: ToastOptions) => number
  success: (message: string, options?: ToastOptions) => number
  /** Without a message, shows the default one. */
  error: (message?: string, options?: ToastOptions) => number
  /** A success message with undo for five seconds. */
  undoable: (message: string, undo: () => void) => number
  dismiss: (id: number) => void
  subscribe: (listener: () => void) => () => void
  entries: () => readonly ToastEntry[]
}

const VISIBLE_MS = 5_000
const MAX_CONCURRENT = 4

export function createToastStore(): ToastStore {
  let list: readonly ToastEntry[] = []
  let lastId = 0
  const listeners = new Set<() => void>()

  const change = (next: readonly ToastEntry[]) => {
    list = next
    for (const listener of listeners) listener()
  }
  const add = (tone: ToastEntry['tone'], message: string, options: ToastOptions = {}) => {
    lastId += 1
    const { detail, action, durationMs = VISIBLE_MS } = options
    const others = list.filter((entry) => entry.message !== message || entry.detail !== detail || action !== undefined)
    change([...others, { id: lastId, tone, message, detail, action, durationMs }].slice(-MAX_CONCURRENT))
    return lastId
  }

  return {
    show: (message, options) => add('plain', message, options),
    success: (message, options) => add('success', message, options),
    error: (message = DEFAULT_ERROR_TOAST, options) => add('error', message, options),
    undoable: (message, undo) => add('plain', message, { action: { label: 'Undo', onPress: undo } }),
    dismiss: (id) => change(list.filter((entry) => entry.id !== id)),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    entries: () => list,
  }
}

/** The toasts of this page. Mount one `<Toasts />`. */
export const toasts: ToastStore = createToastStore()
