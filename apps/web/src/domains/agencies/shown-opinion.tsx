import { Button } from '@assay/ui/button'
import { classNames } from '@assay/ui/class-names.ts'
import { IconButton } from '@assay/ui/icon-button'
import { Menu } from '@assay/ui/menu'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { formatAgo } from '../../platform/format.ts'
import { useJudgeShown } from './agency-clients.mutations.ts'
import type { ShownEntry } from './agency-clients.queries.ts'
import { contactAnswerLabels } from './agency-labels.ts'
import { AskAgencyDialog } from './ask-agency-dialog.tsx'
import styles from './clients.module.css'
import { RejectShownDialog } from './reject-shown-dialog.tsx'

const VOTES = [
  ['up', 'Yes'],
  ['unsure', 'Not sure'],
  ['down', 'No'],
] as const

const formatContactRequest = ({ at, answer }: NonNullable<ShownEntry['contactAsked']>): string =>
  answer === null ? `Contact requested ${formatAgo(at)}` : contactAnswerLabels[answer]

/** A client contact's vote on a shared candidate, and the further steps open to them. */
export function ShownOpinion({ entry }: { entry: ShownEntry }) {
  const judge = useJudgeShown()
  const [opened, setOpened] = useState<'reject' | 'ask' | null>(null)
  const close = () => setOpened(null)
  const own = entry.votes[0]?.vote
  const { maskedName } = entry.candidate
  return (
    <span className={styles.opinion}>
      {entry.mayDo.includes('vote') && (
        <>
          <span className={classNames(styles.note, styles.below)}>Your vote</span>
          <span className={styles.votes}>
            {VOTES.map(([vote, words]) => (
              <Button
                key={vote}
                size="small"
                aria-pressed={own === vote}
                variant={own === vote ? 'primary' : 'secondary'}
                aria-label={`${words} ${maskedName}`}
                busy={judge.isPending}
                onClick={() => judge.mutate({ id: entry.id, vote: own === vote ? null : vote })}
              >
                {words}
              </Button>
            ))}
          </span>
        </>
      )}
      {entry.mayDo.includes('askAgency') && (
        <Button size="small" aria-label={`Request contact with ${maskedName}`} onClick={() => setOpened('ask')}>
          Request contact…
        </Button>
      )}
      {entry.mayDo.includes('reject') && (
        <Menu
          trigger={
            <IconButton
              label={`More for ${maskedName}`}
              size="small"
              icon={<Ellipsis size={16} aria-hidden="true" />}
            />
          }
          align="end"
          actions={[{ key: 'reject', label: 'Reject…', danger: true, onSelect: () => setOpened('reject') }]}
        />
      )}
      {entry.contactAsked !== null && <span className={styles.note}>{formatContactRequest(entry.contactAsked)}</span>}
      {opened === 'ask' && <AskAgencyDialog entry={entry} onClose={close} />}
      {opened === 'reject' && <RejectShownDialog entry={entry} onClose={close} />}
    </span>
  )
}
