import { IconButton } from '@assay/ui/icon-button'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Region } from '../../platform/region.tsx'
import { type Resume, resumeQuery } from './candidates.queries.ts'
import styles from './resume-panel.module.css'

/** The document next to the profile, with the sentences that skills were read from. */
export function ResumePanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(resumeQuery(id))
  return (
    <Panel
      title="Résumé"
      className={styles.panel}
      actions={
        <IconButton label="Close the résumé" size="small" icon={<X size={16} aria-hidden="true" />} onClick={onClose} />
      }
    >
      <Region query={query}>{(resume) => <Content resume={resume} />}</Region>
    </Panel>
  )
}

function Content({ resume }: { resume: Resume }) {
  const [skill, setSkill] = useState('')
  if (!resume.hasDocument)
    return <EmptyState title="No document">This profile wasn’t created from a document.</EmptyState>
  if (resume.masked || resume.text === null)
    return (
      <EmptyState title="Hidden for now">
        The document names the candidate. It is shown once they share their contact details.
      </EmptyState>
    )
  const skills = [...new Set(resume.passages.flatMap((passage) => passage.skills))].toSorted()
  return (
    <>
      {skills.length > 0 && (
        <Select
          label="Highlight"
          value={skill}
          placeholder={`All passages about skills (${resume.passages.length})`}
          options={skills.map((name) => ({ value: name, label: name }))}
          onChange={(event) => setSkill(event.target.value)}
        />
      )}
      <Text text={resume.text} passages={resume.passages} skill={skill} />
    </>
  )
}

interface TextProps {
  text: string
  passages: Resume['passages']
  /** Only its sentences; all when empty. */
  skill: string
}

function Text({ text, passages, skill }: TextProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const mark = skill === '' ? null : box.current?.querySelector('mark')
    if (box.current && mark) box.current.scrollTop = mark.offsetTop - box.current.clientHeight / 3
  }, [skill])
  const shown = passages.filter(({ skills }) => skill === '' || skills.includes(skill))
  const end = shown.at(-1)?.end ?? 0
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section ref={box} className={styles.text} aria-label="Text of the résumé" tabIndex={0}>
      {shown.map((passage, place) => (
        <span key={passage.start}>
          {text.slice(shown[place - 1]?.end ?? 0, passage.start)}
          <mark title={passage.skills.join(', ')}>{text.slice(passage.start, passage.end)}</mark>
        </span>
      ))}
      {text.slice(end)}
    </section>
  )
}
