import { Button } from '@assay/ui/button'
import { Chip } from '@assay/ui/chip'
import { Drawer } from '@assay/ui/dialog'
import { IconButton } from '@assay/ui/icon-button'
import { Menu, type MenuAction } from '@assay/ui/menu'
import { PersonMark } from '@assay/ui/person-mark'
import { Select } from '@assay/ui/select'
import { useQuery } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { colleagueOptions } from '../../../platform/colleague-options.ts'
import { colleaguesQuery } from '../../../platform/colleagues.queries.ts'
import { useActionCommands } from '../../../platform/commands.ts'
import { FactList } from '../../../platform/fact-list.tsx'
import { formatDay } from '../../../platform/format.ts'
import { stageLabels } from '../../../platform/labels/stage-labels.ts'
import { formatRateBriefly, formatRateSource, formatStay, nameOf } from './entry-labels.ts'
import { EntryNotes } from './entry-notes.tsx'
import { EntryOpinions } from './entry-opinions.tsx'
import { EntryProposal } from './entry-proposal.tsx'
import { InOtherJobs } from './in-other-jobs.tsx'
import styles from './shortlist.module.css'
import { useAssign, useDecideSubmission, useTag, type Verdict } from './shortlisteds.mutations.ts'
import type { Entry } from './shortlisteds.queries.ts'
import { TagForm } from './tag-form.tsx'

interface EntryDrawerProps {
  entry: Entry
  onClose: () => void
  onReject: () => void
  onRestore: () => void
  onFeedback: () => void
  onOverride: () => void
  /** The one step that advances this candidate; null if there is none or the user may not take it. */
  next: ReactNode
  /** Rarer acts, in the menu. */
  others: readonly MenuAction[]
  /** Links to the candidate's profile. */
  profile: ReactNode
  /** Files for the record, which are rarely taken. */
  records?: ReactNode
}

export function EntryDrawer(props: EntryDrawerProps) {
  const { entry, onClose, onReject, onRestore, onFeedback, onOverride, next, others, profile, records } = props
  const can = (act: Entry['mayDo'][number]) => entry.mayDo.includes(act)
  const decide = useDecideSubmission()
  const verdict = (what: Verdict, label: string): MenuAction[] =>
    can(what)
      ? [{ key: what, label, onSelect: () => decide.mutate({ entry, verdict: what }, { onSuccess: onClose }) }]
      : []
  const actions: readonly MenuAction[] = [
    ...others,
    ...(can('overrideRank') ? [{ key: 'overrideRank', label: 'Explain the choice…', onSelect: onOverride }] : []),
    ...verdict('markDuplicate', 'Mark duplicate'),
    ...verdict('deny', 'Decline submission'),
    ...(can('reject')
      ? [{ key: 'reject', label: 'Reject…', onSelect: onReject, danger: true, separated: others.length > 0 }]
      : []),
  ]
  useActionCommands(nameOf(entry), [
    ...verdict('accept', 'Add to shortlist'),
    ...actions,
    ...(can('restore') ? [{ key: 'restore', label: 'Restore…', onSelect: onRestore }] : []),
  ])
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={nameOf(entry)}
      description={entry.candidate.headline || entry.candidate.titleName}
      footer={
        <>
          {actions.length > 0 && (
            <Menu
              side="top"
              trigger={<IconButton label="More actions" icon={<Ellipsis size={16} aria-hidden="true" />} />}
              actions={actions}
            />
          )}
          {can('restore') && <Button onClick={onRestore}>Restore…</Button>}
          {can('accept') ? (
            <Button
              variant="primary"
              busy={decide.isPending}
              onClick={() => decide.mutate({ entry, verdict: 'accept' }, { onSuccess: onClose })}
            >
              Add to shortlist
            </Button>
          ) : (
            next
          )}
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.person}>
          <PersonMark id={entry.candidate.id} name={nameOf(entry)} size="large" />
          <span>
            <strong>{stageLabels[entry.stage]}</strong>
            <span className={styles.note}>{formatStay(entry)}</span>
          </span>
          <span className={styles.links}>{profile}</span>
        </p>
        <Facts entry={entry} />
        <InOtherJobs entry={entry} />
        <EntryProposal entry={entry} />
        {can('assign') && <Owner entry={entry} />}
        <EntryOpinions entry={entry} isOpen={can('vote')} onAsk={can('askFeedback') ? onFeedback : undefined} />
        {can('note') && <EntryNotes entryId={entry.id} />}
        <Tags entry={entry} isOpen={can('tag')} />
        {records}
      </div>
    </Drawer>
  )
}

function Facts({ entry }: { entry: Entry }) {
  const facts: readonly (readonly [string, string | null])[] = [
    ['Reason', entry.rejectionReason],
    ['Note', entry.rejectionNote],
    // What was stated is in the next line.
    ['Expected pay', `${formatRateBriefly(entry)}${entry.rateFit === 'above' ? ', above the salary range' : ''}`],
    ['Conversion', formatRateSource(entry)],
    ['Score now', entry.scoreNow === null ? 'Doesn’t meet this job’s criteria' : entry.scoreNow.toLocaleString('en')],
    ['When added', formatWhenAdded(entry)],
    ['Chosen because', formatOverride(entry)],
    ['Added', `${formatDay(entry.createdAt)} by ${entry.addedBy.fullName}`],
  ]
  return <FactList facts={facts} aligned />
}

/** Such as "3383, rank 7". */
function formatWhenAdded({ scoreAtAdd, rankAtAdd }: Entry): string {
  if (scoreAtAdd === null) return 'Didn’t meet this job’s criteria'
  const score = scoreAtAdd.toLocaleString('en')
  return rankAtAdd === null ? score : `${score}, rank ${rankAtAdd.toLocaleString('en')}`
}

function formatOverride({ overrideOf }: Entry): string | null {
  if (overrideOf === null) return null
  const { reason, by, at } = overrideOf
  return [reason, `${by.fullName}, ${formatDay(at)}`].filter((part) => part !== null).join(' · ')
}

function Owner({ entry }: { entry: Entry }) {
  const colleagues = useQuery(colleaguesQuery())
  const assign = useAssign()
  return (
    <Select
      label="Owner"
      value={entry.owner?.userId ?? ''}
      placeholder="No owner"
      options={colleagueOptions(colleagues.data ?? [], entry.owner === null ? [] : [entry.owner])}
      onChange={(event) =>
        assign.mutate({ entries: [entry], ownerId: event.target.value === '' ? null : event.target.value })
      }
    />
  )
}

function Tags({ entry, isOpen }: { entry: Entry; isOpen: boolean }) {
  const tag = useTag()
  return (
    <section aria-label="Tags" className={styles.form}>
      <h3>Tags</h3>
      {entry.tags.length === 0 && !isOpen && <p className={styles.note}>No tags</p>}
      {entry.tags.length > 0 && (
        <p className={styles.chips}>
          {entry.tags.map(({ id, name }) => (
            <Chip
              key={id}
              {...(isOpen && {
                removeLabel: `Remove ${name}`,
                onRemove: () => tag.mutate({ entries: [entry], remove: id }),
              })}
            >
              {name}
            </Chip>
          ))}
        </p>
      )}
      {isOpen && <TagForm onTag={(name) => tag.mutate({ entries: [entry], name })} />}
    </section>
  )
}
