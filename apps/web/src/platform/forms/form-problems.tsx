import { TextLink } from '@assay/ui/link'
import { ApiError } from '../api-error.ts'
import styles from './form-problems.module.css'
import type { Form } from './use-form.ts'

interface FormProblemsProps {
  form: Pick<Form<object>, 'failure' | 'problems' | 'isRefused' | 'focus'>
  /** Lists the wrong fields, for forms that are longer than the screen. */
  listed?: boolean
}

/** Above the buttons of each form: why it was not sent, unless a field shows it. */
export function FormProblems({ form, listed = false }: FormProblemsProps) {
  const { failure, problems, isRefused } = form
  const named = problems.filter(({ isPlaced }) => isPlaced)
  const others = problems.filter(({ isPlaced }) => !isPlaced)
  const isLong = listed && isRefused && named.length > 1
  if (failure === null && others.length === 0 && !isLong) return null
  return (
    <div className={styles.problems} role="alert">
      {failure !== null && <Failure error={failure} />}
      {isRefused && others.map(({ field, message }) => <p key={field}>{message}</p>)}
      {isLong && (
        <>
          <p>Not sent yet. Correct {named.length} fields:</p>
          <ul>
            {named.map(({ field, message }) => (
              <li key={field}>
                <button type="button" className={styles.jump} onClick={() => form.focus(field)}>
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Failure({ error }: { error: unknown }) {
  if (!(error instanceof ApiError)) return <p>Oops...Something went wrong</p>
  if (error.status !== 401) return <p>{error.message}</p>
  return (
    <p>
      You’re signed out.{' '}
      <TextLink href="/login" target="_blank">
        Sign in in a new tab
      </TextLink>
      , then try again here. Your input is still here.
    </p>
  )
}
