/** Moves the focus to a field of the form. */
export function focusField(id: string, field: string): void {
  controlsOf(id, field)[0]?.focus()
}

/** To the first of them in the order of the page. Waits for it to be drawn, because the field may be in a step that is only now shown. */
export function focusFirst(id: string, fields: readonly string[]): void {
  if (fields.length === 0) return
  setTimeout(() => {
    const controls = fields.flatMap((field) => [...controlsOf(id, field)])
    controls.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1))
    controls[0]?.focus()
  })
}

const controlsOf = (id: string, field: string): NodeListOf<HTMLElement> =>
  document.querySelectorAll<HTMLElement>(
    `[id="${CSS.escape(id)}"] :is([name="${CSS.escape(field)}"], [data-field="${CSS.escape(field)}"])`,
  )
