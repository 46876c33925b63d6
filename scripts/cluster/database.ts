/** The cluster's database: one PostgreSQL, or three of which one leads (`--ha`). */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { isMissing, startPostgres } from '../../tests/database/postgres.ts'
import { startThreeNodes, type ThreeNodes } from './ha/three-nodes.ts'

export type ClusterDatabase = {
  /** for migrations, and for those who look from outside */
  readonly ownerUrl: string
  /** a role that may only read and write rows, as on a real site */
  readonly servingUrl: string
  /** the same role at a standby */
  readonly replicaUrl?: string
  readonly three?: ThreeNodes
  readonly stop: () => Promise<void>
}

export const DATABASES = ['one', 'three'] as const

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

async function startOne(): Promise<ClusterDatabase> {
  const postgres = await startPostgres({ durability: 'safe', isPrivate: true })
  if (isMissing(postgres)) throw new Error(postgres.missing)
  const ownerUrl = await postgres.createDatabase('cluster', 'empty')
  return { ownerUrl, servingUrl: asRole(ownerUrl, await createRole(ownerUrl)), stop: postgres.stop }
}

async function startThree(folder: string): Promise<ClusterDatabase> {
  const three = await startThreeNodes(folder)
  const { ownerUrl, replicaUrl, stop } = three
  const password = await createRole(ownerUrl)
  return { ownerUrl, servingUrl: asRole(ownerUrl, password), replicaUrl: asRole(replicaUrl, password), three, stop }
}

export const startDatabase = (nodes: (typeof DATABASES)[number], folder: string): Promise<ClusterDatabase> =>
  nodes === 'three' ? startThree(folder) : startOne()
