import type { SourceSpan } from '@assay/contracts/search-criteria'
import { Field } from '@assay/ui/field'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import styles from './marked-text-area.module.css'

export interface MarkedTextAreaProps {
  label: string
  hint?: string
  error?: string | null
  aside?: ReactNode
  text: string
  onText: (text: string) => void
  /** Drawn only for the text they were parsed from. */
  spans: readonly SourceSpan[]
  limit: number
  atLeast?: number
  placeholder?: string
  rows?: 'few' | 'many'
  onFile?: ((file: File) => void) | undefined
  onSubmit: () => void
}

type Tone = 'must' | 'nice' | 'limit' | 'not' | 'title' | 'word'

const tones: Partial<Record<SourceSpan['target'], Tone>> = {
  mustHave: 'must',
  niceToHave: 'nice',
  exclude: 'not',
  title: 'title',
  seniority: 'title',
  keyword: 'word',
}

export function MarkedTextArea(props: MarkedTextAreaProps) {
  const {
    label,
    hint,
    error,
    aside,
    text,
    onText,
    spans,
    limit,
    atLeast,
    placeholder,
    rows = 'many',
    onFile,
    onSubmit,
  } = props
  const layer = useRef<HTMLDivElement>(null)
  const drop = useFileDrop(onFile)
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      aside={aside}
      count={{ written: text.length, max: limit, min: atLeast }}
    >
      {(control) => (
        <div className={styles.box} data-dropping={drop.over || undefined}>
          <div ref={layer} className={styles.layer} aria-hidden="true">
            {formatMarks(text, spans)}
          </div>
          <textarea
            {...control}
            {...drop.handlers}
            className={styles.words}
            style={{ '--rows': rows === 'few' ? '6rem' : '19rem' } as object}
            value={text}
            placeholder={placeholder}
            spellCheck={false}
            onChange={(event) => onText(event.target.value)}
            onScroll={(event) => layer.current?.scrollTo({ top: event.currentTarget.scrollTop })}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
                event.preventDefault()
                onSubmit()
              }
            }}
          />
        </div>
      )}
    </Field>
  )
}

export function MarkLegend() {
  return (
    <p className={styles.legend}>
      <Sample tone="must">must-have</Sample>
      <Sample tone="nice">nice-to-have</Sample>
      <Sample tone="limit">limit</Sample>
      <Sample tone="not">excluded</Sample>
      <Sample tone="word">keyword</Sample>
    </p>
  )
}

function Sample({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.sample} data-tone={tone}>
      {children}
    </span>
  )
}

function formatMarks(text: string, spans: readonly SourceSpan[]): ReactNode[] {
  const parts: ReactNode[] = []
  let done = 0
  const inOrder = [...spans].sort((left, right) => left.start - right.start || right.end - left.end)
  for (const span of inOrder) {
    if (span.start < done || span.end > text.length) continue
    parts.push(text.slice(done, span.start))
    parts.push(
      <mark key={span.start} className={styles.mark} data-tone={tones[span.target] ?? 'limit'}>
        {text.slice(span.start, span.end)}
      </mark>,
    )
    done = span.end
  }
  // A trailing line break needs a character after it, or the layer is one line shorter than the box.
  parts.push(`${text.slice(done)}\n`)
  return parts
}

function useFileDrop(onFile: ((file: File) => void) | undefined) {
  const [over, setOver] = useState(false)
  if (onFile === undefined) return { over: false, handlers: {} }
  const hasFile = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFile(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        const [file] = event.dataTransfer.files
        setOver(false)
        if (file === undefined) return
        event.preventDefault()
        onFile(file)
      },
    },
  }
}
