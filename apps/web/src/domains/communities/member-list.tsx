import { type MemberState, memberStates, type Readiness, readinesses } from '@assay/contracts/communities'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { Cell, HeadCell } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '../../platform/format.ts'
import { NameCell, OpenedTable } from '../../platform/list-views/opened-table.tsx'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import type { PagedView } from '../../platform/list-views/paged-view.ts'
import { Region } from '../../platform/region.tsx'
import styles from './communities.module.css'
import { useExportMembers } from './communities.mutations.ts'
import { type Community, type Member, membersQuery, nameOf } from './communities.queries.ts'
import { memberLabels, readinessLabels } from './community-labels.ts'
import { MemberDrawer } from './member-drawer.tsx'

export interface MemberView extends Pick<PagedView, 'page' | 'size'> {
  readonly state: MemberState | ''
  readonly readiness: Readiness | ''
  readonly skill: string
  readonly tag: string
  readonly ending: boolean
}

export const allMembers = { state: '', readiness: '', skill: '', tag: '', ending: false, page: 1 } as const

interface MemberListProps {
  community: Community
  view: MemberView
  onView: (view: MemberView) => void
  onInvite: () => void
}

export function MemberList({ community, view, onView, onInvite }: MemberListProps) {
  const { state, readiness, skill, tag, ending, page, size } = view
  const query = useQuery(
    membersQuery({ community: community.id, state, readiness, skill, tag, ending, number: page, size }),
  )
  const [openId, setOpenId] = useState<string | null>(null)
  const exporting = useExportMembers()
  const isFiltered = state !== '' || readiness !== '' || skill !== '' || tag !== '' || ending
  const opened = query.data?.members.find(({ id }) => id === openId)
  return (
    <>
      <Filters community={community} view={view} onView={onView} />
      <Panel
        title="Members"
        flush
        note={query.data?.total.toLocaleString('en')}
        actions={
          <Button size="small" busy={exporting.isPending} onClick={() => exporting.mutate(community)}>
            Export CSV
          </Button>
        }
      >
        <Region query={query}>
          {({ members, total }) =>
            members.length === 0 ? (
              isFiltered ? (
                <FilteredEmpty onClear={() => onView({ ...view, ...allMembers })} />
              ) : (
                <EmptyState
                  title="No members yet"
                  action={
                    <Button variant="primary" onClick={onInvite}>
                      Invite people
                    </Button>
                  }
                >
                  Start with your finalists.
                </EmptyState>
              )
            ) : (
              <>
                <MemberTable members={members} onOpen={({ id }) => setOpenId(id)} />
                <PageFoot view={view} onView={onView} shown={members.length} total={total} />
              </>
            )
          }
        </Region>
      </Panel>
      {opened !== undefined && <MemberDrawer key={opened.id} member={opened} onClose={() => setOpenId(null)} />}
    </>
  )
}

function Filters({ community, view, onView }: Pick<MemberListProps, 'community' | 'view' | 'onView'>) {
  const set = (change: Partial<MemberView>) => onView({ ...view, ...change, page: 1 })
  return (
    <div className={styles.bar}>
      <Select
        label="Status"
        value={view.state}
        placeholder="All"
        options={memberStates.map((value) => ({ value, label: memberLabels[value].label }))}
        onChange={(event) => set({ state: event.target.value as MemberView['state'] })}
      />
      <Select
        label="Could start"
        value={view.readiness}
        placeholder="Any time"
        options={readinesses.map((value) => ({ value, label: readinessLabels[value] }))}
        onChange={(event) => set({ readiness: event.target.value as MemberView['readiness'] })}
      />
      <Select
        label="Skill"
        value={view.skill}
        placeholder="Any"
        options={community.skills.map(({ skillId, name, members }) => ({
          value: skillId,
          label: `${name} (${members})`,
        }))}
        onChange={(event) => set({ skill: event.target.value })}
      />
      <Checkbox
        label={`Consent ends within 30 days (${community.members.consentEnding})`}
        checked={view.ending}
        onChange={() => set({ ending: !view.ending })}
      />
      {view.tag !== '' && (
        <Button size="small" onClick={() => set({ tag: '' })}>
          Tag: {view.tag} ×
        </Button>
      )}
    </div>
  )
}

function MemberTable({ members, onOpen }: { members: readonly Member[]; onOpen: (member: Member) => void }) {
  return (
    <OpenedTable
      label="Members"
      items={members}
      heads={
        <>
          <HeadCell>Member</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell className={styles.roomy}>Could start</HeadCell>
          <HeadCell className={styles.roomy}>Skills</HeadCell>
          <HeadCell className={styles.roomy}>Tags</HeadCell>
          <HeadCell>Consent until</HeadCell>
        </>
      }
      cells={(member) => (
        <>
          <NameCell name={nameOf(member)} person={member.candidate.id} onOpen={() => onOpen(member)}>
            {member.candidate.titleName}
          </NameCell>
          <Cell>
            <Badge tone={memberLabels[member.state].tone}>{memberLabels[member.state].label}</Badge>
          </Cell>
          <Cell className={styles.roomy}>{member.readiness === null ? '–' : readinessLabels[member.readiness]}</Cell>
          <Cell className={styles.roomy}>
            {member.candidate.skills
              .slice(0, 4)
              .map(({ name }) => name)
              .join(', ')}
          </Cell>
          <Cell className={styles.roomy}>{member.tags.join(', ')}</Cell>
          <Cell>{member.consentUntil === null ? '–' : formatDay(member.consentUntil)}</Cell>
        </>
      )}
    />
  )
}
