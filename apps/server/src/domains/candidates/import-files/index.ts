// Imports of files that a person chose: read into rows, looked at, imported in the background, and taken back.
export { addImportFile } from './add-import-file.ts'
export { forgetOldImports } from './discard-import.ts'
export { runImport } from './run-import.ts'
export { type Act, type UndoNeeds, undoImport } from './undo-import.ts'
