/**
 * `npm run cluster -- --proof headers`: compares the headers of every kind of answer, through nginx, with one table.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { photo } from '../../../tests/pictures.ts'
import { queryRows } from '../query-rows.ts'
import { http2Client, jsonOf, type Answer, type Client } from '../ask.ts'
import { signUp } from '../book.ts'
import { Checks } from '../checks.ts'
import type { Cluster } from '../start-cluster.ts'
import { IN_TROUBLE, KINDS, type Kind, type Stage } from './answer-kinds.ts'
import { faultsOf, readRow } from './compare-headers.ts'
import { limitFront } from './front-limits.ts'
import { sendPicture, signInAtDesk, signInAtOffice, uploadOf } from './people.ts'

/** A flood that even a busy machine can answer, and the limits that the flood exceeds. */
const FLOOD = 200
const NARROW = { rate: 10, burst: 20 }
/** How many milliseconds nginx takes to forget earlier requests. */
const FLOOD_GOES_BY = 3000

async function firstMatch({ ask }: Client, path: string, form: RegExp): Promise<string> {
  const found = form.exec((await ask({ path })).body.toString())?.[0]
  if (!found) throw new Error(`${path} names nothing like ${form.source}`)
  return found
}

/**
 * Finds a tax document in the demo. Runs the jobs that write it, because waiting for the worker would take up to five
 * minutes.
 */
async function findDocument({ ask }: Client, { databaseUrl }: Cluster): Promise<string> {
  for (const job of ['end-stays', 'write-tax-documents'])
    jsonOf(await ask({ method: 'POST', path: `/api/dev/jobs/${job}`, json: {} }))
  const [found] = await queryRows<{ id: string; booking_id: string }>(
    databaseUrl,
    'select id, booking_id from tax_documents limit 1',
  )
  if (!found) throw new Error('the demo has no tax document')
  return `/api/office/bookings/${found.booking_id}/tax-document?document=${found.id}`
}

async function setStage(client: Client, cluster: Cluster): Promise<Stage> {
  const guest = await signUp(client, '+919820012311', 'Meera')
  const picture = await photo('jpeg', 200, 160)
  const profile = jsonOf(await sendPicture(client, `/api/users/${guest.id}/profile-picture`, guest.token, picture))
  const reviewed = await sendPicture(client, '/api/containers/assets/upload?folderName=reviews', guest.token, picture)
  return {
    guest,
    document: await findDocument(client, cluster),
    profile: (profile as { url: string }).url,
    review: (jsonOf(reviewed) as { files: { url: string }[] }).files[0]?.url ?? '',
    pictureForm: await uploadOf(picture),
    desk: (await signInAtDesk(client)).headers,
    office: (await signInAtOffice(client, cluster.origin)).headers,
    script: await firstMatch(client, '/', /\/assets\/[\w.-]+\.js/),
    drawn: await firstMatch(client, '/hotels-in-pune', /\/pictures\/[\w./-]+\.webp/),
  }
}

type Row = { kind: Kind; answer: Answer }

/** Sends many requests at the same time. Returns the first refusal. */
async function flood({ ask }: Client, path: string, status: number): Promise<Answer> {
  const answers = await Promise.all(Array.from({ length: FLOOD }, () => ask({ path })))
  const refused = answers.find((answer) => answer.status === status)
  if (!refused) throw new Error(`none of ${FLOOD} requests for ${path} was answered ${status}`)
  return refused
}

async function floods(client: Client, cluster: Cluster): Promise<Row[]> {
  const rows: Row[] = []
  for (let turn = 0; turn < 12; turn++) await client.ask(IN_TROUBLE.tooMany.asked({} as Stage))
  rows.push({ kind: IN_TROUBLE.tooMany, answer: await client.ask(IN_TROUBLE.tooMany.asked({} as Stage)) })
  await limitFront(cluster, NARROW)
  for (const kind of [IN_TROUBLE.floodOfApi, IN_TROUBLE.floodOfPages]) {
    rows.push({ kind, answer: await flood(client, kind.asked({} as Stage).path, 429) })
    await pause(FLOOD_GOES_BY)
  }
  return rows
}

async function withoutDatabase(client: Client, { database }: Cluster): Promise<Row> {
  const kind = IN_TROUBLE.withoutDatabase
  await database.one?.hang()
  try {
    return { kind, answer: await client.ask(kind.asked({} as Stage)) }
  } finally {
    await database.one?.goOn()
  }
}

async function withoutApps(client: Client, { apps }: Cluster): Promise<Row[]> {
  for (const app of apps) await app.part.kill()
  const rows: Row[] = []
  for (const kind of [IN_TROUBLE.deadApi, IN_TROUBLE.deadPages])
    rows.push({ kind, answer: await client.ask(kind.asked({} as Stage)) })
  return rows
}

async function tryPlainAddress(checks: Checks, { front }: Cluster): Promise<void> {
  const answer = await fetch(`${front.plainOrigin}/hotels-in-pune?slot=3`, { redirect: 'manual' })
  const to = answer.headers.get('location')
  checks.check('without TLS everybody is sent to the address with', answer.status === 301, to)
  checks.check('and to the same page', to === 'https://127.0.0.1/hotels-in-pune?slot=3')
}

const cell = (text: string) => (text === '' ? 'none' : `\`${text}\``)

function asMarkdown(rows: readonly Row[]): string {
  const lines = rows.map(({ kind, answer }) => {
    const { status, type, cache, policy, more, retries } = readRow(answer)
    const others = [more === 'none' ? '' : more, retries ? '`Retry-After`' : ''].filter(Boolean).join(', ')
    return `| ${kind.name} | ${status} | ${type.split(';')[0] || 'none'} | ${cell(cache)} | ${policy} | ${others || 'none'} |`
  })
  return ['| answer | status | type | `Cache-Control` | policy | more |', '|---|---|---|---|---|---|', ...lines].join(
    '\n',
  )
}

export async function tryHeaders(cluster: Cluster): Promise<number> {
  const checks = new Checks()
  const client = http2Client(cluster.origin, cluster.certificate)
  try {
    const stage = await setStage(client, cluster)
    const rows: Row[] = []
    for (const kind of KINDS) rows.push({ kind, answer: await client.ask(kind.asked(stage)) })
    rows.push(...(await floods(client, cluster)))
    rows.push(await withoutDatabase(client, cluster))
    await tryPlainAddress(checks, cluster)
    rows.push(...(await withoutApps(client, cluster)))
    for (const { kind, answer } of rows) {
      const faults = faultsOf(answer, kind.expected)
      checks.check(kind.name, faults.length === 0, faults.join('; '))
    }
    console.log(asMarkdown(rows))
    console.log(
      `${rows.length} kinds of answer, each with the headers of the table: ${checks.code === 0 ? 'yes' : 'no'}`,
    )
  } finally {
    client.close()
  }
  return checks.code
}
