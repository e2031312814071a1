import { type NotificationKind, notificationKinds, usualChannels } from '@assay/contracts/notifications'
import type { NotificationMatrix, QuietHours } from '@assay/contracts/profiles'
import { zoneLabel } from '@assay/contracts/zone-names'
import { Button } from '@assay/ui/button'
import { Checkbox, Radio } from '@assay/ui/checkbox'
import { Panel } from '@assay/ui/panel'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { TextField } from '@assay/ui/text-field'
import { VisuallyHidden } from '@assay/ui/visually-hidden'
import { useState } from 'react'
import { isOperator, mayDo, useSession } from '../../platform/session/session.ts'
import { useChangeProfile } from './profiles.mutations.ts'
import type { Profile } from './profiles.queries.ts'
import styles from './user-page.module.css'

const groups = Map.groupBy(Object.entries(notificationKinds), ([, { group }]) => group)
/** Insights are mailed to those who may open them. */
const INSIGHTS = 'Insights'
/** Creators propose changes of skills, job titles and industries, operators decide. */
const TAXONOMY = 'Taxonomy'

export function NotificationChoices({ profile }: { profile: Profile }) {
  const [matrix, setMatrix] = useState<NotificationMatrix>(profile.notificationMatrix)
  const save = useChangeProfile()
  const { user } = useSession()
  const readsInsights = user?.scope.includes('employer') === true && mayDo(user, 'candidate.read')
  const ways = (kind: NotificationKind) => matrix[kind] ?? usualChannels(kind)
  const change = (kind: NotificationKind, part: Partial<{ app: boolean; mail: boolean }>) =>
    setMatrix({ ...matrix, [kind]: { ...ways(kind), ...part } })
  return (
    <div className={styles.columns}>
      <Panel title="Notifications" flush>
        {[...groups]
          .filter(([group]) => (group === INSIGHTS ? readsInsights : group !== TAXONOMY || isOperator(user)))
          .map(([group, kinds]) => (
            <Table key={group} label={group}>
              <thead>
                <tr>
                  <HeadCell>{group}</HeadCell>
                  <HeadCell>In app</HeadCell>
                  <HeadCell>Email</HeadCell>
                </tr>
              </thead>
              <tbody>
                {kinds.map(([name, { label }]) => {
                  const kind = name as NotificationKind
                  return (
                    <Row key={kind}>
                      <Cell className={styles.kind}>{label}</Cell>
                      {(['app', 'mail'] as const).map((way) => (
                        <Cell key={way} className={styles.way}>
                          <Checkbox
                            label={
                              <VisuallyHidden>{`${label}: ${way === 'app' ? 'here' : 'by email'}`}</VisuallyHidden>
                            }
                            checked={ways(kind)[way]}
                            onChange={(event) => change(kind, { [way]: event.target.checked })}
                          />
                        </Cell>
                      ))}
                    </Row>
                  )
                })}
              </tbody>
            </Table>
          ))}
        <div className={styles.panelFoot}>
          <Button variant="primary" busy={save.isPending} onClick={() => save.mutate({ notificationMatrix: matrix })}>
            Save
          </Button>
          <Button variant="quiet" onClick={() => setMatrix({})}>
            Restore defaults
          </Button>
        </div>
      </Panel>
      <QuietHoursPanel profile={profile} />
    </div>
  )
}

function QuietHoursPanel({ profile }: { profile: Profile }) {
  const [quiet, setQuiet] = useState<QuietHours>(profile.quietHours)
  const save = useChangeProfile()
  const night = quiet.kind === 'between' ? quiet : ({ kind: 'between', from: '20:00', to: '07:00' } as const)
  const choose = (next: QuietHours) => ({
    name: 'quiet',
    checked: quiet.kind === next.kind,
    onChange: () => setQuiet(next),
  })
  return (
    <Panel title="Quiet hours" note={zoneLabel(profile.timezone)}>
      <div className={styles.form} role="radiogroup" aria-label="Hold email">
        <p className={styles.quiet}>Email is held during quiet hours. In-app notifications are not.</p>
        <Radio label="Never" {...choose({ kind: 'never' })} />
        <Radio label="Outside my working hours" {...choose({ kind: 'outsideWorkingHours' })} />
        <Radio label="Daily, between" {...choose(night)} />
        {quiet.kind === 'between' && (
          <div className={styles.span}>
            <TextField
              label="From"
              type="time"
              value={quiet.from}
              onChange={(event) => setQuiet({ ...quiet, from: event.target.value })}
            />
            <TextField
              label="To"
              type="time"
              value={quiet.to}
              onChange={(event) => setQuiet({ ...quiet, to: event.target.value })}
            />
          </div>
        )}
        <div className={styles.foot}>
          <Button variant="primary" busy={save.isPending} onClick={() => save.mutate({ quietHours: quiet })}>
            Save
          </Button>
        </div>
      </div>
    </Panel>
  )
}
