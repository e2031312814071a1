import { TextLink } from '@assay/ui/link'
import { Panel } from '@assay/ui/panel'
import { Link } from '@tanstack/react-router'
import styles from './company-settings.module.css'

/** Settings with separate pages. */
export function PeoplePanel() {
  return (
    <Panel title="People and interviews">
      <ul className={styles.links}>
        <li>
          <TextLink render={<Link to="/teammate" />}>Team and invitations</TextLink>
          <span className={styles.note}>Owners and admins can invite people, change roles and remove members.</span>
        </li>
        <li>
          <TextLink render={<Link to="/teammate/roles" />}>Roles and permissions</TextLink>
          <span className={styles.note}>Who can do what. Owners and admins can create custom roles.</span>
        </li>
        <li>
          <TextLink render={<Link to="/requirement" />}>Interview rounds and scorecards</TextLink>
          <span className={styles.note}>Planned in each job. Owners and admins create the scorecards.</span>
        </li>
      </ul>
    </Panel>
  )
}
