import { maxViewNameLength } from '@assay/contracts/list-views'
import { rules } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { IconButton } from '@assay/ui/icon-button'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { ArrowUp, Pin, Trash2 } from 'lucide-react'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { ruleFields } from '../../platform/forms/rule-fields.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import styles from './list-views.module.css'
import { useForgetView, useKeepView, useMakeDefault } from './list-views.mutations.ts'
import { savedViewsQuery } from './list-views.queries.ts'
import type { ListViewState } from './use-list-view.ts'

/** The content of the “View” popover: saved views, columns, and a form to save the current view. */
export function ViewPanel<Row>({ listView }: { listView: ListViewState<Row> }) {
  return (
    <div className={styles.panel}>
      <SavedViews listView={listView} />
      <KeepView listView={listView} />
      <ChooseColumns listView={listView} />
    </div>
  )
}

function SavedViews<Row>({ listView }: { listView: ListViewState<Row> }) {
  const { data: views = [] } = useQuery(savedViewsQuery(listView.list))
  const makeDefault = useMakeDefault(listView.list)
  const forget = useForgetView(listView.list)
  return (
    <section className={styles.part} aria-label="Saved views">
      <h3>Saved views</h3>
      {views.length === 0 && (
        <p className={styles.empty}>No saved views. Save columns, filters and order under a name.</p>
      )}
      <ul className={styles.views}>
        {views.map((view) => (
          <li key={view.id} className={styles.line}>
            <button type="button" className={styles.name} onClick={() => listView.apply(view)}>
              {view.name}
            </button>
            <IconButton
              size="small"
              label={view.isDefault ? `Remove ${view.name} as default` : `Make ${view.name} the default`}
              pressed={view.isDefault}
              icon={<Pin size={14} aria-hidden="true" />}
              onClick={() => makeDefault.mutate({ id: view.id, isDefault: !view.isDefault })}
            />
            <IconButton
              size="small"
              label={`Delete ${view.name}`}
              icon={<Trash2 size={14} aria-hidden="true" />}
              onClick={() => forget.mutate(view)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ChooseColumns<Row>({ listView }: { listView: ListViewState<Row> }) {
  const keys = listView.shown.map(({ key }) => key)
  const rest = listView.columns.filter(({ key }) => !keys.includes(key))
  const raise = (key: string) => {
    const place = keys.indexOf(key)
    const above = keys[place - 1]
    if (above !== undefined) listView.choose([...keys.slice(0, place - 1), key, above, ...keys.slice(place + 1)])
  }
  return (
    <section className={styles.part} aria-label="Columns">
      <h3>Columns</h3>
      <ul className={styles.columns}>
        {[...listView.shown, ...rest].map(({ key, label, fixed = false }) => (
          <li key={key} className={styles.line}>
            <Checkbox
              label={label}
              checked={keys.includes(key)}
              disabled={fixed}
              onChange={() =>
                listView.choose(keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key])
              }
            />
            {keys.indexOf(key) > 0 && (
              <IconButton
                size="small"
                label={`Move ${label} up`}
                icon={<ArrowUp size={14} aria-hidden="true" />}
                onClick={() => raise(key)}
              />
            )}
          </li>
        ))}
      </ul>
      {listView.isChosen && (
        <Button size="small" variant="quiet" onClick={listView.reset}>
          Reset columns
        </Button>
      )}
    </section>
  )
}

const nothing = { name: '', isDefault: false }

const fields = ruleFields<typeof nothing>({
  name: { label: 'View name', checks: [rules.required(), rules.max(maxViewNameLength)] },
  isDefault: { label: 'Use as default', checks: [] },
})

function KeepView<Row>({ listView }: { listView: ListViewState<Row> }) {
  const keep = useKeepView(listView.list)
  const { list, filters, sort, shown } = listView
  const form = useForm({
    fields,
    initial: nothing,
    send: async ({ name, isDefault }) => {
      const columns = shown.map(({ key }) => key)
      const order = sort === '' ? null : sort
      await keep.mutateAsync({ list, name: name.trim(), columns, filters, sort: order, isDefault })
      form.reset({ ...nothing, isDefault })
    },
  })
  return (
    <form className={styles.keep} {...form.bind} aria-label="Save view">
      <TextField {...form.text('name')} controlSize="small" placeholder="For example, “Waiting for me”" />
      <Checkbox {...form.tick('isDefault')} label="Use as default" />
      <FormProblems form={form} />
      <Button {...form.button} size="small">
        Save view
      </Button>
    </form>
  )
}
