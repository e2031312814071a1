import { scopes, type secondFactors, userStates } from '@assay/contracts/users'
import { Badge, type BadgeTone } from '@assay/ui/badge'
import { IconButton } from '@assay/ui/icon-button'
import { Menu } from '@assay/ui/menu'
import { Select } from '@assay/ui/select'
import { Cell, HeadCell, Row } from '@assay/ui/table'
import { Tabs } from '@assay/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { formatAgo } from '../../../platform/format.ts'
import { filtersOf, type ListAddress } from '../../../platform/list-views/list-address.ts'
import { PagedPanel } from '../../../platform/list-views/paged-panel.tsx'
import { SearchAndStatus } from '../../../platform/list-views/search-and-status.tsx'
import { userFilters } from './account-address.ts'
import styles from './accounts.module.css'
import { type ReasonedVerb, usePlainStep } from './accounts.mutations.ts'
import { type Account, usersQuery } from './accounts.queries.ts'
import { FactorResets } from './factor-resets.tsx'
import { ImpersonateDialog } from './impersonate-dialog.tsx'
import { ImpersonationLog } from './impersonation-log.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { SessionsDrawer } from './sessions-drawer.tsx'

type View = ListAddress<keyof typeof userFilters>

const filters = { search: userFilters.search, scope: userFilters.scope, state: userFilters.state }

const stateLabels: Readonly<Record<Account['state'], { label: string; tone: BadgeTone }>> = {
  active: { label: 'Active', tone: 'plain' },
  unverified: { label: 'Not verified', tone: 'waiting' },
  disabled: { label: 'Disabled', tone: 'late' },
}
const scopeLabels: Readonly<Record<(typeof scopes)[number], string>> = {
  platform: 'Platform',
  employer: 'Employers',
  agency: 'Agencies',
  agencyClient: 'Agency clients',
}

const factorLabels: Readonly<Record<(typeof secondFactors)[number], string>> = {
  none: 'None',
  totp: 'Authenticator app',
  passkey: 'Passkey',
}

interface UserListProps {
  view: View
  onView: (view: View) => void
  /** The signed-in operator, who does nothing to their own account. */
  ownId: string
}

/** All users of the installation, and the operators who worked as them. */
export function UserList({ view, onView, ownId }: UserListProps) {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Users</h1>
      <Tabs
        label="Users"
        value={view.show === '' ? 'users' : view.show}
        onChange={(show) => onView({ ...view, show: show === 'users' ? '' : show, page: 1 })}
        tabs={[
          { value: 'users', label: 'Users', panel: <Accounts view={view} onView={onView} ownId={ownId} /> },
          {
            value: 'impersonations',
            label: 'Impersonations',
            panel: <ImpersonationLog view={view} onView={onView} />,
          },
          { value: 'resets', label: 'Second factor resets', panel: <FactorResets view={view} onView={onView} /> },
        ]}
      />
    </div>
  )
}

type Opened = { readonly account: Account; readonly verb: ReasonedVerb | 'impersonate' | 'sessions' }

function Accounts({ view, onView, ownId }: UserListProps) {
  const query = useQuery(usersQuery({ ...view, filter: filtersOf(view, filters) }))
  const [opened, setOpened] = useState<Opened | null>(null)
  const isFiltered = view.search !== '' || view.scope !== '' || view.state !== ''
  const close = () => setOpened(null)
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <SearchAndStatus
          label="Search users"
          placeholder="Name or email"
          search={view.search}
          onSearch={(search) => onView({ ...view, search, page: 1 })}
          state={view.state}
          states={userStates.map((value) => ({ value, label: stateLabels[value].label }))}
          onState={(state) => onView({ ...view, state, page: 1 })}
        >
          <Select
            label="Type"
            labelHidden
            placeholder="All types"
            value={view.scope}
            options={scopes.map((value) => ({ value, label: scopeLabels[value] }))}
            onChange={(event) => onView({ ...view, scope: event.target.value, page: 1 })}
          />
        </SearchAndStatus>
      </div>
      <PagedPanel
        title="Accounts"
        query={query}
        view={view}
        onView={onView}
        onClear={isFiltered ? () => onView({ ...view, search: '', scope: '', state: '', page: 1 }) : undefined}
        empty={{ title: 'No users', words: 'Users appear here once they register.' }}
        head={
          <>
            <HeadCell>User</HeadCell>
            <HeadCell className={styles.roomy}>Role</HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell className={styles.roomy}>Second factor</HeadCell>
            <HeadCell className={styles.roomy}>Last sign-in</HeadCell>
            <HeadCell>Actions</HeadCell>
          </>
        }
      >
        {(account) => (
          <AccountRow
            key={account.id}
            account={account}
            isOwn={account.id === ownId}
            onOpen={(verb) => setOpened({ account, verb })}
          />
        )}
      </PagedPanel>
      {opened?.verb === 'impersonate' && <ImpersonateDialog account={opened.account} onClose={close} />}
      {opened?.verb === 'sessions' && <SessionsDrawer account={opened.account} onClose={close} />}
      {opened !== null && opened.verb !== 'impersonate' && opened.verb !== 'sessions' && (
        <ReasonDialog
          subject={{ id: opened.account.id, name: opened.account.fullName }}
          verb={opened.verb}
          onClose={close}
        />
      )}
    </div>
  )
}

interface AccountRowProps {
  account: Account
  isOwn: boolean
  onOpen: (verb: Opened['verb']) => void
}

function AccountRow({ account, isOwn, onOpen }: AccountRowProps) {
  const { fullName, email, roles, scope, companyName, agency, state, twoFactor, lastLoginAt } = account
  const { label, tone } = stateLabels[state]
  return (
    <Row>
      <Cell className={styles.name}>
        {fullName}
        <span className={styles.note}>{email}</span>
      </Cell>
      <Cell className={styles.roomy}>
        {roles.map((role) => role.name).join(', ')}
        <span className={styles.note}>
          {companyName ?? agency?.legalName ?? scope.map((each) => scopeLabels[each]).join(', ')}
        </span>
      </Cell>
      <Cell>
        <Badge tone={tone}>{label}</Badge>
      </Cell>
      <Cell className={styles.roomy}>{factorLabels[twoFactor ?? 'none']}</Cell>
      <Cell className={styles.roomy}>{lastLoginAt === null ? 'Never' : formatAgo(lastLoginAt)}</Cell>
      <Cell>
        {isOwn ? <span className={styles.note}>You</span> : <AccountMenu account={account} onOpen={onOpen} />}
      </Cell>
    </Row>
  )
}

function AccountMenu({ account, onOpen }: Omit<AccountRowProps, 'isOwn'>) {
  const step = usePlainStep()
  const { id, state, scope, fullName } = account
  const canWorkAs = state === 'active' && !scope.includes('platform')
  return (
    <Menu
      trigger={
        <IconButton label={`Actions for ${fullName}`} size="small" icon={<Ellipsis size={16} aria-hidden="true" />} />
      }
      align="end"
      actions={[
        ...(canWorkAs ? [{ key: 'as', label: 'Work as this user…', onSelect: () => onOpen('impersonate') }] : []),
        ...(state === 'unverified'
          ? [
              {
                key: 'verify',
                label: 'Resend verification email',
                onSelect: () => step.mutate({ id, verb: 'resendVerification' as const }),
              },
            ]
          : []),
        { key: 'sessions', label: 'Sessions…', onSelect: () => onOpen('sessions') },
        { key: 'out', label: 'Sign out everywhere', onSelect: () => step.mutate({ id, verb: 'signOut' }) },
        { key: 'factors', label: 'Reset second factor…', onSelect: () => onOpen('resetFactors') },
        state === 'disabled'
          ? { key: 'enable', label: 'Enable…', separated: true, onSelect: () => onOpen('enable') }
          : { key: 'disable', label: 'Disable…', separated: true, danger: true, onSelect: () => onOpen('disable') },
      ]}
    />
  )
}
