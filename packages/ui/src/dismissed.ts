/** An event of a dialog that is closed by Escape, by a press outside it or by its cross, and not by a button of its own. */
export const DISMISSED = 'ui:dismissed'
