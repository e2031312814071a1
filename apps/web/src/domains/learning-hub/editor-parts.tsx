import { Badge, type BadgeTone } from '@assay/ui/badge'
import { Checkbox } from '@assay/ui/checkbox'
import type { ReactNode } from 'react'
import type { ContentTag } from './items.queries.ts'
import styles from './learning-hub.module.css'

interface EditorPageProps {
  title: string
  /** null: not saved yet. */
  state: { label: string; tone: BadgeTone } | null
  actions: ReactNode
  /** The link to the list. */
  back: ReactNode
  below?: ReactNode
  children: ReactNode
}

/** The form and its side panel, below the title and the actions. */
export function EditorPage({ title, state, actions, back, below, children }: EditorPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>
          {title} {state !== null && <Badge tone={state.tone}>{state.label}</Badge>}
        </h1>
        {actions}
      </header>
      <p className={styles.progress}>{back}</p>
      <div className={styles.editor}>{children}</div>
      {below}
    </div>
  )
}

interface TagChoiceProps {
  label: string
  tags: readonly ContentTag[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}

/** Nothing while there are no tags. */
export function TagChoice({ label, tags, chosen, onChange }: TagChoiceProps) {
  if (tags.length === 0) return null
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <fieldset className={styles.tags}>
      <legend>{label}</legend>
      {tags.map(({ id, name }) => (
        <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={() => toggle(id)} />
      ))}
    </fieldset>
  )
}
