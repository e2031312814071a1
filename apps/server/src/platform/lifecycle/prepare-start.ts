import { openOwnerFolder } from '../files/owner-folder.ts'
import { assertPortFree } from './assert-port-free.ts'

/** What can be found wrong with a start before the rest of the program is loaded. */
export async function prepareStart(settings: {
  readonly port: number
  readonly host: string
  readonly dataDir: string
}): Promise<void> {
  await assertPortFree(settings)
  openOwnerFolder(settings.dataDir)
}
