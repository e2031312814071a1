import { Button } from '@assay/ui/button'
import { useQuery } from '@tanstack/react-query'
import { colleaguesQuery } from '../../../platform/colleagues.queries.ts'
import { useSession } from '../../../platform/session/session.ts'
import styles from './shortlist.module.css'

const MAX_CHOICES = 5
/** What is being typed after an @ at the end of a text. */
const BEGUN = /(?:^|[^\p{L}\p{N}])@(\p{L}[\p{L} .'’-]*)?$/u

interface MentionChoicesProps {
  text: string
  onText: (text: string) => void
}

/** Colleagues whose name begins like what is typed after an @; they are notified of the note. */
export function MentionChoices({ text, onText }: MentionChoicesProps) {
  const begun = BEGUN.exec(text)
  const { user } = useSession()
  const colleagues = useQuery({ ...colleaguesQuery(), enabled: begun !== null })
  if (begun === null) return null
  const typed = (begun[1] ?? '').toLowerCase()
  const fitting = (colleagues.data ?? []).filter(
    ({ userId, fullName, isReader }) =>
      !isReader && userId !== user?.id && fullName.toLowerCase().startsWith(typed) && fullName.length > typed.length,
  )
  if (fitting.length === 0) return null
  return (
    <fieldset aria-label="Mention a colleague" className={styles.choice}>
      {fitting.slice(0, MAX_CHOICES).map(({ userId, fullName }) => (
        <Button
          key={userId}
          size="small"
          variant="quiet"
          onClick={(event) => {
            onText(`${text.slice(0, text.length - typed.length)}${fullName} `)
            event.currentTarget.closest('form')?.querySelector('textarea')?.focus()
          }}
        >
          @{fullName}
        </Button>
      ))}
    </fieldset>
  )
}
