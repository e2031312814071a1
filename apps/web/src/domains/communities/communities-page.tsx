import { readinesses } from '@assay/contracts/communities'
import { Button } from '@assay/ui/button'
import { Chip } from '@assay/ui/chip'
import { Confirm } from '@assay/ui/dialog'
import { IconButton } from '@assay/ui/icon-button'
import { Menu } from '@assay/ui/menu'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState } from '@assay/ui/states'
import { Tabs } from '@assay/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Refusal } from '../../platform/refusal.tsx'
import { Region } from '../../platform/region.tsx'
import styles from './communities.module.css'
import { useDeleteCommunity } from './communities.mutations.ts'
import { type Community, communitiesQuery } from './communities.queries.ts'
import type { CommunityTab } from './community-address.ts'
import { CommunityDialog } from './community-dialog.tsx'
import { readinessLabels } from './community-labels.ts'
import { FinalistList } from './finalist-list.tsx'
import { allMembers, MemberList, type MemberView } from './member-list.tsx'
import { PostList } from './post-list.tsx'

interface CommunityView extends MemberView {
  /** Empty: the first one. */
  readonly community: string
  readonly tab: CommunityTab | ''
}

interface CommunitiesPageProps {
  view: CommunityView
  onView: (view: CommunityView) => void
  /** Searches among those who joined; absent without the permission. */
  searchIn?: ((community: Community) => ReactNode) | undefined
}

/** Keeps the company in touch with people it nearly hired. */
export function CommunitiesPage({ view, onView, searchIn }: CommunitiesPageProps) {
  const query = useQuery(communitiesQuery())
  const [isCreating, setCreating] = useState(false)
  const choose = (community: string) => onView({ ...view, ...allMembers, community, tab: '' })
  const create = (
    <Button variant="primary" onClick={() => setCreating(true)}>
      New community
    </Button>
  )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Talent community</h1>
        {query.data !== undefined && query.data.length > 0 && (
          <div className={styles.bar}>
            {query.data.length > 1 && (
              <Select
                label="Community"
                labelHidden
                value={view.community || (query.data[0]?.id ?? '')}
                options={query.data.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(event) => choose(event.target.value)}
              />
            )}
            {create}
          </div>
        )}
      </header>
      <Region query={query}>
        {(communities) => {
          const shown = communities.find(({ id }) => id === view.community) ?? communities[0]
          if (shown !== undefined)
            return <OneCommunity community={shown} view={view} onView={onView} searchIn={searchIn} />
          return (
            <EmptyState title="Start with your finalists" action={create}>
              A talent community keeps you in touch with candidates who agreed to it.
            </EmptyState>
          )
        }}
      </Region>
      {isCreating && <CommunityDialog community={null} onClose={() => setCreating(false)} onSaved={choose} />}
    </div>
  )
}

function OneCommunity({ community, view, onView, searchIn }: CommunitiesPageProps & { community: Community }) {
  const hasMembers = Object.values(community.members).some((count) => count > 0)
  const tab = view.tab || (hasMembers ? 'members' : 'invite')
  const show = (next: CommunityTab) => onView({ ...view, tab: next })
  return (
    <>
      <Summary community={community} view={view} onView={onView} searchIn={searchIn} />
      <Tabs
        label={community.name}
        value={tab}
        onChange={(next) => show(next as CommunityTab)}
        tabs={[
          {
            value: 'members',
            label: 'Members',
            panel: (
              <div className={styles.tab}>
                <MemberList
                  community={community}
                  view={view}
                  onView={(next) => onView({ ...view, ...next })}
                  onInvite={() => show('invite')}
                />
              </div>
            ),
          },
          {
            value: 'posts',
            label: 'Posts',
            panel: <div className={styles.tab}>{tab === 'posts' && <PostList community={community} />}</div>,
          },
          {
            value: 'invite',
            label: 'Invite',
            panel: <div className={styles.tab}>{tab === 'invite' && <FinalistList community={community} />}</div>,
          },
        ]}
      />
    </>
  )
}

function Summary({ community, view, onView, searchIn }: CommunitiesPageProps & { community: Community }) {
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null)
  const remove = useDeleteCommunity()
  const { members, readiness, skills } = community
  const filter = (change: Partial<MemberView>) => onView({ ...view, ...allMembers, ...change, tab: 'members' })
  return (
    <Panel
      title={community.name}
      actions={
        <div className={styles.acts}>
          {members.joined > 0 && searchIn?.(community)}
          <Menu
            align="end"
            trigger={
              <IconButton
                size="small"
                label={`More about ${community.name}`}
                icon={<Ellipsis size={16} aria-hidden="true" />}
              />
            }
            actions={[
              { key: 'edit', label: 'Edit', onSelect: () => setDialog('edit') },
              { key: 'delete', label: 'Delete', onSelect: () => setDialog('delete'), danger: true, separated: true },
            ]}
          />
        </div>
      }
    >
      <div className={styles.form}>
        {community.description !== '' && <p className={styles.text}>{community.description}</p>}
        <div className={styles.counts}>
          <Count value={members.joined} label="Members" />
          <Count value={members.invited} label="Invited" />
          <Count value={members.consentEnding} label="Consent ends soon" />
          {readinesses.slice(0, 2).map((each) => (
            <Count key={each} value={readiness[each]} label={`Could start: ${readinessLabels[each].toLowerCase()}`} />
          ))}
        </div>
        {skills.length > 0 && (
          <div className={styles.chips}>
            {skills.map(({ skillId, name, members: count }) => (
              <Chip
                key={skillId}
                pressed={view.skill === skillId}
                onPress={() => filter({ skill: view.skill === skillId ? '' : skillId })}
              >
                {name} {count}
              </Chip>
            ))}
          </div>
        )}
        {community.visibility === 'link' && (
          <p className={styles.quiet}>
            Public page: <a href={`/communities/${community.id}`}>{`${location.origin}/communities/${community.id}`}</a>
          </p>
        )}
      </div>
      {dialog === 'edit' && (
        <CommunityDialog community={community} onClose={() => setDialog(null)} onSaved={() => undefined} />
      )}
      {dialog === 'delete' && (
        <Confirm
          open
          onOpenChange={() => setDialog(null)}
          title={`Delete “${community.name}”?`}
          confirmLabel="Delete"
          danger
          busy={remove.isPending}
          onConfirm={() => remove.mutate(community.id, { onSuccess: () => setDialog(null) })}
        >
          <p>Its members, posts and votes are deleted, and the links in its emails stop working.</p>
          <Refusal error={remove.error} />
        </Confirm>
      )}
    </Panel>
  )
}

const Count = ({ value, label }: { value: number; label: string }) => (
  <div>
    <b>{value}</b>
    {label}
  </div>
)
