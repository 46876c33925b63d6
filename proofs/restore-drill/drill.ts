/** Works on the site, notes a moment, works on, loses the database, restores it as of that moment, and compares. */
import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { Checks } from '../cluster/checks.ts'
import { lastOf, startBeating } from './beats.ts'
import { differences } from './compare.ts'
import { lose, openArchive, type Archive, type Database } from './database.ts'
import { openFiles, type Files } from './files.ts'
import { checkRestored } from './check-restored.ts'
import { goOn, liveUntilInvoice, liveUntilMoment, type Moment } from './lives.ts'
import {
  createRowsRole,
  drawKeys,
  migrateSite,
  siteSettings,
  startSite,
  runUncle,
  type Keys,
  type Site,
} from './site.ts'
import { startStore, type Ground, type Store } from './store.ts'
import { timed, type Timed } from './timed.ts'
import { tryWrongKeys } from './wrong-keys.ts'
import { recordTables } from './record.ts'

/** docs/operating/backup.md promises a minute. This allows a little more for a WAL segment to reach the archive. */
const MOST_SECONDS_LOST = 65
const MOST_SECONDS_AWAY = 180

type Begun = { archive: Archive; files: Files; store: Store; keys: Keys; primary: Database }

async function begin(ground: Ground): Promise<Begun> {
  console.log('Starting an S3 store and an archived PostgreSQL ...')
  const store = await startStore(ground)
  const files = await openFiles(ground, store)
  await files.createBuckets()
  const passPhrase = randomBytes(32).toString('base64')
  const archive = await openArchive(ground, store, passPhrase)
  const primary = await archive.create()
  await archive.stanza()
  await createRowsRole(primary.url)
  return { archive, files, store, keys: drawKeys(), primary }
}

async function openSite(ground: Ground, { store, keys, primary }: Begun): Promise<Site> {
  const env = siteSettings(ground.folder, primary.url, store, keys)
  await mkdir(String(env['DATA_DIR']), { recursive: true })
  console.log('Migrating, and loading the demo hotels ...')
  await migrateSite(ground.folder, env, primary.url)
  const ahead = await startSite(ground, env, 'site-ahead')
  await liveUntilInvoice(ahead)
  await ahead.part.stop()
  return startSite(ground, env, 'site')
}

/** Returns how many seconds of the work before the loss are missing from the archive. */
async function measureLost(archive: Archive, lastBeat: Date): Promise<number> {
  const data = await archive.restore({ name: 'latest' })
  const latest = await archive.start(data, 'apart')
  const found = await lastOf(latest.url)
  await lose(latest)
  return (+lastBeat - +found) / 1000
}

type Back = { site: Site; restored: Database; phases: Timed[]; env: NodeJS.ProcessEnv }

/** Follows the steps of docs/operating/backup.md, one after another. */
async function comeBack(ground: Ground, begun: Begun, moment: Moment, checks: Checks): Promise<Back> {
  const { archive, files, store, keys } = begun
  const phases: Timed[] = []
  const phase = async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
    const { value, ...took } = await timed(name, work)
    phases.push(took)
    return value
  }
  const restored = await phase('database', async () =>
    archive.start(await archive.restore({ name: 'restored', until: moment.at }), 'archiving'),
  )
  console.log(await phase('files', () => files.restore()))
  const tables = await recordTables(restored.url)
  const found = differences(moment.record, { tables, files: await files.digests('site') }, moment.destroyedFiles)
  for (const sentence of found) console.log(`  ${sentence}`)
  checks.check('every table and every file is as at the moment', found.length === 0, `${found.length} differences`)
  const env = siteSettings(ground.folder, restored.url, store, keys)
  const after = await phase('what was destroyed', () => runUncle(env, 'backups', 'after-restore', '--json'))
  const { destroyed } = JSON.parse(after.said) as { destroyed: number }
  const isAll = after.code === 0 && destroyed === moment.destroyedAfter.length
  checks.check('what was destroyed after the moment is destroyed again', isAll, `${destroyed} pictures`)
  await tryWrongKeys(checks, { archive, env, moment })
  const site = await phase('site', () => startSite(ground, env, 'restored-site'))
  return { site, restored, phases, env }
}

/** Returns the exit code: 0 if everything held. */
export async function drillOn(ground: Ground): Promise<number> {
  const checks = new Checks()
  const began = performance.now()
  const begun = await begin(ground)
  const { archive, files, primary } = begun
  const site = await openSite(ground, begun)
  const beats = await startBeating(primary.url)
  ground.ending.add(() => beats.stop())
  const moment = await liveUntilMoment(site, { archive, files, url: primary.url })
  await goOn(site, moment, primary.url)

  console.log('Losing the database, its disk and the files ...')
  const lastBeat = await beats.stop()
  await Promise.all([site.part.kill(), lose(primary), files.lose()])
  const lost = await measureLost(archive, lastBeat)
  const back = await comeBack(ground, begun, moment, checks)
  await checkRestored(checks, { ...back, moment, files })

  const away = back.phases.reduce((sum, { seconds }) => sum + seconds, 0)
  const parts = back.phases.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)}`).join(', ')
  checks.check(
    `no more than ${MOST_SECONDS_LOST} s of work are lost`,
    lost <= MOST_SECONDS_LOST,
    `${lost.toFixed(1)} s`,
  )
  checks.check(`back within ${MOST_SECONDS_AWAY} s`, away <= MOST_SECONDS_AWAY, `${away.toFixed(1)} s: ${parts}`)
  console.log(
    `RPO ${lost.toFixed(1)} s, RTO ${away.toFixed(1)} s, the drill itself ${((performance.now() - began) / 1000).toFixed(0)} s`,
  )
  return checks.code
}
