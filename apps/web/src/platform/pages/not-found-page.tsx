import { Button } from '@assay/ui/button'
import { TextField } from '@assay/ui/text-field'
import { Link, useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useSession } from '../session/session.ts'
import styles from './error-page.module.css'
import { ErrorReport } from './error-report.tsx'

const NOT_FOUND = 'This page could not be found'

export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <p className={styles.status}>404</p>
      <h1 className={styles.title}>{NOT_FOUND}</h1>
      <p className={styles.words}>Check the address. The page may have been removed, or you don’t have access.</p>
      <SkillSearch />
      <div className={styles.actions}>
        <Button render={<Link to="/" />}>Go to home page</Button>
      </div>
      <ErrorReport status={404} text={NOT_FOUND} requestId={null} />
    </div>
  )
}

function SkillSearch() {
  const { loggedIn } = useSession()
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    const skill = words.trim().toLowerCase().replaceAll(/\s+/g, '-')
    if (skill === '') return
    const door: string = loggedIn ? '/search-by-skill' : '/anonymous-search-by-skill'
    void navigate({ to: `${door}/${encodeURIComponent(skill)}` })
  }
  return (
    <form className={styles.search} onSubmit={search}>
      <TextField
        label="Search candidates by skill"
        placeholder="For example, Kafka"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        lead={<Search size={15} aria-hidden="true" />}
      />
      <Button type="submit">Search</Button>
    </form>
  )
}
