import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { Notice } from '@assay/ui/notice'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { type FormEvent, useState } from 'react'
import styles from './agency-api.module.css'
import { type TrialAnswer, useTry } from './agency-api.mutations.ts'
import { type ApiExample, apiExamples, curlOf, isJson, isPath, type Trial } from './api-examples.ts'

const bodyOf = ({ body }: ApiExample): string => (body === undefined ? '' : JSON.stringify(body, null, 2))

const FIRST = apiExamples[0]

/** Sends real requests with a key, which stays in the memory of this page. */
export function TryIt() {
  const [chosen, setChosen] = useState(0)
  const example = apiExamples[chosen] ?? FIRST
  const [secret, setSecret] = useState('')
  const [path, setPath] = useState(FIRST?.path ?? '')
  const [body, setBody] = useState(FIRST === undefined ? '' : bodyOf(FIRST))
  const [isDryRun, setDryRun] = useState(true)
  const [isAsked, setAsked] = useState(false)
  const send = useTry()
  if (example === undefined) return null
  const { method, scope } = example
  const trial: Trial = { secret: secret.trim(), method, path, body, isDryRun }
  const problems = problemsOf(trial)
  const choose = (at: number) => {
    const next = apiExamples[at]
    if (next === undefined) return
    setChosen(at)
    setPath(next.path)
    setBody(bodyOf(next))
    setAsked(false)
    send.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (Object.keys(problems).length === 0) send.mutate(trial)
  }
  return (
    <Panel title="Try it">
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.intro}>
          Sends the request and shows the response. The key is kept in this page’s memory only, until you leave. Every
          request and response is described in <a href="/api/v1/openapi.json">the OpenAPI document</a>.
        </p>
        <div className={styles.trial}>
          <div className={styles.form}>
            <TextField
              label="Key"
              type="password"
              autoComplete="off"
              value={secret}
              placeholder="agk_…"
              hint={`Paste a key with the scope ${scope}.`}
              error={isAsked ? problems.secret : undefined}
              onChange={(event) => setSecret(event.target.value)}
            />
            <Select
              label="Example"
              value={String(chosen)}
              options={apiExamples.map(({ name, method: verb }, at) => ({
                value: String(at),
                label: `${name} (${verb})`,
              }))}
              onChange={(event) => choose(Number(event.target.value))}
            />
            <TextField
              label="Path"
              hint={`${method}, below /api/v1`}
              value={path}
              spellCheck={false}
              error={isAsked ? problems.path : undefined}
              onChange={(event) => setPath(event.target.value)}
            />
            {method === 'POST' && (
              <>
                <TextArea
                  label="Body"
                  rows={10}
                  value={body}
                  spellCheck={false}
                  error={isAsked ? problems.body : undefined}
                  onChange={(event) => setBody(event.target.value)}
                />
                <Checkbox
                  label="Dry run: check and answer, but save nothing"
                  checked={isDryRun}
                  onChange={(event) => setDryRun(event.target.checked)}
                />
              </>
            )}
            <div className={styles.acts}>
              <Button type="submit" variant="primary" busy={send.isPending}>
                Send
              </Button>
            </div>
          </div>
          <Outcome command={curlOf(trial, window.location.origin)} answer={send.data} hasFailed={send.error !== null} />
        </div>
      </form>
    </Panel>
  )
}

function Outcome({
  command,
  answer,
  hasFailed,
}: {
  command: string
  answer?: TrialAnswer | undefined
  hasFailed: boolean
}) {
  return (
    <div className={styles.form}>
      <h3>As a command</h3>
      <Code text={command} />
      <h3>Answer</h3>
      <div role="status">
        {answer === undefined && !hasFailed && <p className={styles.note}>Nothing sent yet.</p>}
        {hasFailed && <Notice tone="warn">The request didn’t reach the server. Try again.</Notice>}
        {answer !== undefined && <Answer answer={answer} />}
      </div>
    </div>
  )
}

function Answer({ answer: { status, headers, text } }: { answer: TrialAnswer }) {
  return (
    <>
      <p>
        <Badge tone={status < 400 ? 'active' : 'waiting'}>{status}</Badge>{' '}
        <span className={styles.note}>{headers.map(([name, value]) => `${name}: ${value}`).join(' · ')}</span>
      </p>
      <Code text={text === '' ? '(empty)' : text} />
    </>
  )
}

function Code({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <pre className={styles.code} tabIndex={0}>
      {text}
    </pre>
  )
}

function problemsOf({ secret, path, method, body }: Trial): { secret?: string; path?: string; body?: string } {
  return {
    ...(secret === '' && { secret: 'Paste a key.' }),
    ...(!isPath(path) && { path: 'The path must start with a slash and contain no spaces.' }),
    ...(method === 'POST' && !isJson(body) && { body: 'The body is not valid JSON.' }),
  }
}
