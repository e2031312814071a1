// Résumés in the formats of other services: Europass as XML, and LinkedIn's PDF.
export { recordOfDocumentText, recordOfEuropass } from './read-foreign.ts'
export { XmlRefused } from './xml-tree.rules.ts'
