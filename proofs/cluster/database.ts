/** The cluster's database: a single PostgreSQL, or three, one of which leads (`--ha`). */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { isMissing, startPostgres, type TestPostgres } from '../../tests/database/postgres.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'
import { wrongClock, type WrongClock } from './wrong-clock.ts'
import { startThreeNodes, type ThreeNodes } from './ha/three-nodes.ts'

export type ClusterDatabase = {
  /** for migrations, and for checks from outside the site */
  readonly ownerUrl: string
  /** connects with a role that may only read and write rows, as on a real site */
  readonly servingUrl: string
  /** connects with the same role to a standby */
  readonly replicaUrl?: string
  /** the only PostgreSQL, which a proof can crash or pause; undefined if there are three */
  readonly one?: TestPostgres
  /** the disk of the only PostgreSQL, if it has a separate one */
  readonly disk?: SmallDisk
  /** the clock of the only PostgreSQL, if a proof can move it */
  readonly clock?: WrongClock
  readonly three?: ThreeNodes
  readonly stop: () => Promise<void>
}

export const DATABASES = ['one', 'three'] as const

type Wish = {
  nodes: (typeof DATABASES)[number]
  megabytes: number | undefined
  hasMovableClock: boolean
  isArchived: boolean
}

const ROLE = 'uncle_rows'

async function createRole(ownerUrl: string): Promise<string> {
  const password = randomBytes(12).toString('hex')
  const owner = new pg.Client(ownerUrl)
  await owner.connect()
  await owner.query(`create role ${ROLE} login password '${password}'`)
  await owner.end()
  return password
}

function asRole(url: string, password: string): string {
  const serving = new URL(url)
  serving.username = ROLE
  serving.password = password
  return serving.href
}

async function startOne({ megabytes, hasMovableClock }: Wish, folder: string): Promise<ClusterDatabase> {
  const disk = megabytes === undefined ? undefined : await mountSmallDisk(join(folder, 'database'), megabytes)
  const clock = hasMovableClock ? await wrongClock(folder, 'database') : undefined
  const postgres = await startPostgres({
    durability: 'safe',
    isPrivate: true,
    ...(disk ? { inside: disk.folder } : {}),
    ...(clock ? { environment: clock.settings } : {}),
  })
  if (isMissing(postgres)) throw new Error(postgres.missing)
  const ownerUrl = await postgres.createDatabase('cluster', 'empty')
  const stop = async () => {
    await postgres.stop()
    await disk?.remove()
  }
  const servingUrl = asRole(ownerUrl, await createRole(ownerUrl))
  return { ownerUrl, servingUrl, one: postgres, ...(disk ? { disk } : {}), ...(clock ? { clock } : {}), stop }
}

async function startThree({ isArchived }: Wish, folder: string): Promise<ClusterDatabase> {
  const three = await startThreeNodes(folder, { isArchived })
  const { ownerUrl, replicaUrl, stop } = three
  const password = await createRole(ownerUrl)
  return { ownerUrl, servingUrl: asRole(ownerUrl, password), replicaUrl: asRole(replicaUrl, password), three, stop }
}

export const startDatabase = (wish: Wish, folder: string): Promise<ClusterDatabase> =>
  wish.nodes === 'three' ? startThree(wish, folder) : startOne(wish, folder)
