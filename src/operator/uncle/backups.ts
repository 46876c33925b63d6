import type { Command } from 'commander'
import { destroyRestoredPictures, sealedByUnknownKeys } from '#server/features/pictures/destroy-restored-pictures.ts'
import { FileStoreError } from '#server/ports/file-store.ts'
import type { Services } from '#server/services.ts'
import { CommandRefused } from '../operator-command.ts'
import { withServiceAction } from './command.ts'

const ofPictures = (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'}`

async function destroyAll(services: Services) {
  try {
    return await destroyRestoredPictures(services)
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error
    throw new CommandRefused(
      `The list of destroyed pictures cannot be read (${error.message}): keep the site closed, mend the way to BACKUP_S3_BUCKET, and run this again.`,
    )
  }
}

/** Adds `npm run uncle -- backups ...` (docs/operating/backup.md). */
export function addBackupCommands(program: Command): void {
  const backups = program.command('backups').description('what a restored database still needs')
  const after = backups
    .command('after-restore')
    .description('destroys again what had been destroyed, and tries the picture keys; before any app is started')
  withServiceAction(after, () => async (services) => {
    const { looked, destroyed } = await destroyAll(services)
    const closed = await sealedByUnknownKeys(services)
    const lines = [`${ofPictures(looked)} looked up in the list of the destroyed, ${destroyed} destroyed again.`]
    lines.push(
      closed === 0
        ? 'PICTURE_KEY opens all that are sealed.'
        : `${ofPictures(closed)} sealed by a key that is neither PICTURE_KEY nor PICTURE_KEY_PREVIOUS: give the key of that time before the site opens.`,
    )
    return { text: lines.join('\n'), json: { looked, destroyed, closed }, ending: closed === 0 ? 'done' : 'notDone' }
  })
}
