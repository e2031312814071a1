import { openOwnerFolder } from '../files/owner-folder.ts'
import { assertPortFree } from './assert-port-free.ts'

/** Problems of a start that can be found before the rest of the program is loaded. */
export async function prepareStart(settings: {
  readonly port: number
  readonly host: string
  readonly dataDir: string
}): Promise<void> {
  await assertPortFree(settings)
  openOwnerFolder(settings.dataDir)
}
