import { Dialog as Base } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './command-palette.module.css'
import dialog from './dialog.module.css'
import { fuzzyMatch } from './fuzzy-match.ts'

export interface Command {
  id: string
  label: string
  section: string
  /** Further keywords that find it. */
  keywords?: string
  icon?: ReactNode
  /** Muted, on the right: a Kbd or a date. */
  note?: ReactNode
  run: () => void
}

export interface CommandPaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  commands: readonly Command[]
  placeholder?: string
  /** Called with the typed text, to look it up elsewhere. */
  onText?: ((text: string) => void) | undefined
  /** Results found elsewhere for the text, shown unchanged below the matching commands. */
  found?: readonly Command[] | undefined
  /** Handles text that matches no command, such as by searching for it. */
  fallback?: ((text: string) => Command) | undefined
}

/** Runs any command by keyboard: type a few letters, press Enter. */
export function CommandPalette({ open, onOpenChange, ...rest }: CommandPaletteProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={dialog.backdrop} />
        <Base.Popup className={classNames(dialog.sheet, dialog.center, styles.palette)} aria-label="Commands">
          <Palette {...rest} onDone={() => onOpenChange(false)} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

type PaletteProps = Omit<CommandPaletteProps, 'open' | 'onOpenChange'> & { onDone: () => void }

const NOTHING: readonly Command[] = []

function Palette(props: PaletteProps) {
  const { commands, placeholder = 'Search or jump to…', fallback, onText, found: elsewhere = NOTHING, onDone } = props
  const id = useId()
  const [text, setText] = useState('')
  const [place, setPlace] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const found = useMemo(
    () => findCommands(commands, text, { elsewhere, fallback }),
    [commands, text, elsewhere, fallback],
  )
  const current = Math.min(place, found.length - 1)

  useEffect(() => {
    list.current?.querySelector(`[data-place="${current}"]`)?.scrollIntoView?.({ block: 'nearest' })
  }, [current])

  const run = (command: Command | undefined) => {
    if (command === undefined) return
    onDone()
    command.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined) setPlace((current + step + found.length) % Math.max(1, found.length))
    else if (event.key === 'Home') setPlace(0)
    else if (event.key === 'End') setPlace(found.length - 1)
    else if (event.key === 'Enter') run(found[current])
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className={styles.box}>
        <Search size={16} aria-hidden="true" />
        <input
          className={styles.input}
          role="combobox"
          aria-label="Command"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={found.length > 0 ? `${id}-${current}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            onText?.(event.target.value)
            setPlace(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Commands" className={styles.list}>
        {found.map((command, position) => (
          <PaletteRow
            key={command.id}
            id={`${id}-${position}`}
            command={command}
            place={position}
            current={position === current}
            heading={command.section !== found[position - 1]?.section ? command.section : null}
            onPoint={() => setPlace(position)}
            onPick={() => run(command)}
          />
        ))}
      </div>
      {found.length === 0 && <p className={styles.nothing}>No matching data</p>}
    </>
  )
}

interface RowProps {
  id: string
  command: Command
  place: number
  current: boolean
  heading: string | null
  onPoint: () => void
  onPick: () => void
}

function PaletteRow({ id, command, place, current, heading, onPoint, onPick }: RowProps) {
  return (
    <>
      {heading !== null && (
        <div className={styles.section} role="presentation">
          {heading}
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the box above holds the focus and the keys */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: reached by aria-activedescendant */}
      <div
        id={id}
        role="option"
        aria-selected={current}
        data-place={place}
        className={styles.row}
        onPointerMove={onPoint}
        onClick={onPick}
      >
        <span className={styles.icon}>{command.icon}</span>
        <span className={styles.label}>{command.label}</span>
        {command.note !== undefined && <span className={styles.note}>{command.note}</span>}
      </div>
    </>
  )
}

/** Best first; sections stay together, ordered by their best match. */
function findCommands(
  commands: readonly Command[],
  text: string,
  { elsewhere, fallback }: { elsewhere: readonly Command[]; fallback: CommandPaletteProps['fallback'] },
): readonly Command[] {
  if (text.trim() === '') return commands
  const rated = commands
    .map((command) => ({ command, score: rateCommand(command, text) }))
    .filter((each): each is { command: Command; score: number } => each.score !== null)
    .sort((a, b) => b.score - a.score)
  const sections = [...new Set(rated.map((each) => each.command.section))]
  const ordered = sections.flatMap((section) =>
    rated.filter((each) => each.command.section === section).map((each) => each.command),
  )
  return [...ordered, ...elsewhere, ...(fallback === undefined ? [] : [fallback(text.trim())])]
}

function rateCommand(command: Command, text: string): number | null {
  const byLabel = fuzzyMatch(command.label, text)
  const byWords = command.keywords === undefined ? null : fuzzyMatch(command.keywords, text)
  if (byLabel === null && byWords === null) return null
  return Math.max(byLabel?.score ?? Number.NEGATIVE_INFINITY, (byWords?.score ?? Number.NEGATIVE_INFINITY) - 5)
}
