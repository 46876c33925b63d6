/** `npm run cluster -- --proof otp-guesses`: makes 100,000 guesses at OTPs from 1,000 addresses. */
import { randomInt } from 'node:crypto'
import { loadavg } from 'node:os'
import pg from 'pg'
import { OTP_MAX_TRIES } from '../../../src/domain/accounts/otp.ts'
import { MIN_OTPS_AN_HOUR, PHONE_DAY, PHONE_HOUR } from '../../../src/domain/accounts/send-limits.ts'
import type { Answer, Client } from '../ask.ts'
import { signUp } from '../book.ts'
import { Checks } from '../checks.ts'
import type { Cluster } from '../start-cluster.ts'
import { addressOf, clientAt, clientsAt, inParallel } from './addresses.ts'
import { askFor, attack, count, details, guess, inWords, type Tally, type Target } from './otp-attack.ts'
import { ADMIN_PHONE, MANAGER_PHONE, otpFor, post, signInAtDesk, signInAtOffice } from './people.ts'

const ADDRESSES = 1000
const A_ROUND = 1000
const PUMPED = 1000
/** How many six-digit OTPs there are. */
const CODES = 1_000_000
/**
 * How often one OTP can be tried in total. Half of the tries are for the client that requested it, and half for clients
 * without its challenge.
 */
const TRIES_A_PASSWORD = 2 * OTP_MAX_TRIES
/** The blocks of addresses for guests and staff, for attackers, and for the timing measurements. */
const BLOCK = { people: 10, strangers: 20, watch: 30 } as const
const MEANWHILE = 2000
const MEASURED = 300
/** The difference, in milliseconds, that is allowed between the median response times for known and unknown phones. */
const MOST_DIFFERENCE = 3

type Counts = { sends: number; toPhone: number; tries: number }

async function ask<Row>(cluster: Cluster, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(cluster.databaseUrl)
  await client.connect()
  try {
    return (await client.query(text, values)).rows as Row[]
  } finally {
    await client.end()
  }
}

async function countSent(cluster: Cluster): Promise<Counts> {
  const [row] = await ask<Counts>(
    cluster,
    `select (select count(*)::int from otp_sends) as sends,
      (select coalesce(max(n), 0)::int from (select count(*) n from otp_sends where device_hash is null group by phone) p) as "toPhone",
      (select coalesce(sum(tries + open_tries), 0)::int from otps) as tries`,
  )
  if (!row) throw new Error('a select of scalars gave no row')
  return row
}

/** Moves the OTPs into the past, as if they had been sent this much earlier. */
async function letPass(cluster: Cluster, time: string): Promise<void> {
  await ask(cluster, 'update otp_sends set sent_at = sent_at - $1::interval', [time])
  await ask(cluster, 'update otps set created_at = created_at - $1::interval, expires_at = expires_at - $1::interval', [
    time,
  ])
}

type Owner = { phone: string; client: Client; device: string }

const cookieOf = ({ headers }: Answer, name: string) =>
  (headers['set-cookie'] ?? []).map((one) => one.split(';')[0] ?? '').find((one) => one.startsWith(`${name}=`)) ?? ''

/** Signs in as the site does, in a browser that is known afterwards. */
async function signIn(owner: Omit<Owner, 'device'> & { device?: string }): Promise<{ status: number; device: string }> {
  const { phone, client, device = '' } = owner
  const headers = { cookie: device }
  const asked = { method: 'POST' as const, path: '/api/users/generate-otp', json: { phone }, headers }
  const { otp, challenge } = await otpFor(client, phone, asked)
  const answer = await post(client, '/api/users/verify-otp', { phone, token: otp, challenge }, headers)
  return { status: answer.status, device: cookieOf(answer, 'known_device') }
}

type Stage = {
  checks: Checks
  cluster: Cluster
  strangers: readonly Client[]
  targets: readonly Target[]
  owner: Owner
}

/**
 * Lets every attacker request OTPs for the same phones and for 1,000 new ones. Counts what is sent, and to which
 * phones.
 */
async function trySends({ checks, cluster, strangers, targets }: Stage): Promise<void> {
  const tally: Tally = new Map()
  await inParallel(2 * strangers.length, 16, async (n) => {
    const [client, target] = [strangers[n % strangers.length], targets[n % targets.length]]
    if (client && target) count(tally, String((await askFor(client, target, n)).status))
  })
  await inParallel(PUMPED, 16, async (n) => {
    const [client, phone] = [strangers[n % strangers.length], `+9172${String(n).padStart(8, '0')}`]
    if (client) count(tally, String((await post(client, '/api/users/signup', details(phone, n))).status))
  })
  const { sends, toPhone } = await countSent(cluster)
  checks.check('nobody gets more than five texts an hour', toPhone <= PHONE_HOUR.most, toPhone)
  const most = MIN_OTPS_AN_HOUR + targets.length * PHONE_HOUR.most
  checks.check(`no more than ${most} texts are sent within an hour`, sends <= most, `${sends}; ${inWords(tally)}`)
}

async function tryGuesses(stage: Stage, guesses: number): Promise<void> {
  const { checks, cluster, strangers, targets } = stage
  const began = performance.now()
  const half = { clients: strangers, targets, guesses: guesses / 2 }
  const first = await attack({ ...half, first: 0 })
  // Uses up the other five OTPs that a phone may receive in a day.
  await letPass(cluster, '1 hour')
  const second = await attack({ ...half, first: guesses / 2 })
  const minutes = Math.round((performance.now() - began) / 6000) / 10
  const opened = [...first.opened, ...second.opened]
  const { sends, tries } = await countSent(cluster)
  const most = targets.length * PHONE_DAY.most * TRIES_A_PASSWORD
  console.log(
    `answers: ${inWords(first.tally)}; then ${inWords(second.tally)}; ${minutes} minutes, load ${loadavg()[0]}`,
  )
  console.log(
    `${tries} tries of ${guesses} guesses met a living password: ${(tries / CODES).toFixed(6)} sign-ins expected by chance; at most ${most} a day for ${targets.length} phones, ${(most / CODES).toFixed(4)}; ${sends} texts`,
  )
  checks.check(`${guesses} guesses open nothing`, opened.length === 0, opened.join(', '))
  checks.check('and only as many count as the limits say', tries <= most + OTP_MAX_TRIES, tries)
}

/** Attackers without a challenge guess the OTP that the phone's owner is about to type. */
async function tryMeanwhile({ checks, strangers, owner }: Stage): Promise<void> {
  const { phone, client, device } = owner
  const headers = { cookie: device }
  const asked = { method: 'POST' as const, path: '/api/users/generate-otp', json: { phone }, headers }
  const own = await otpFor(client, phone, asked)
  const target: Target = { phone, door: 'guest', challenges: [] }
  await attack({ clients: strangers, targets: [target], first: 0, guesses: MEANWHILE })
  const token = { phone, token: own.otp, challenge: own.challenge }
  const answer = await post(client, '/api/users/verify-otp', token, headers)
  owner.device = cookieOf(answer, 'known_device') || device
  checks.check(`${MEANWHILE} guesses use up no try of the owner’s`, answer.status === 200, answer.status)
}

/** Checks that owners can still sign in when attackers have used up all the OTPs that their phones may get. */
async function tryOwners({ checks, cluster, owner, targets }: Stage): Promise<void> {
  const known = await signIn({ ...owner, device: owner.device })
  checks.check('the owner signs in, in a browser that did before', known.status === 200, known.status)
  for (const [n, target] of targets.filter(({ isNew }) => !isNew).entries()) {
    const client = clientAt(cluster, addressOf(BLOCK.people, 50 + n))
    const refused = await askFor(client, target, n)
    const seconds = Number(refused.headers['retry-after'])
    const isTold = refused.status === 429 && seconds > 0 && seconds <= 86_400
    checks.check(`in any other browser the ${target.door} hears when`, isTold, `${refused.status}, ${seconds} s`)
    client.close()
  }
  await letPass(cluster, '1 day')
  const client = clientAt(cluster, addressOf(BLOCK.people, 70))
  checks.check('and then signs in: a guest', (await signIn({ phone: owner.phone, client })).status === 200)
  const desk = await signInAtDesk(client)
  checks.check('a desk', (await client.ask({ path: '/api/desk/me', headers: desk.headers })).status === 200)
  client.close()
}

/** Checks that staff can still sign in when sign-ups have used up the OTP budget that everybody shares. */
async function tryBudget({ checks, cluster, strangers }: Stage): Promise<void> {
  await inParallel(PUMPED, 16, async (n) => {
    const [client, phone] = [strangers[n % strangers.length], `+9173${String(n).padStart(8, '0')}`]
    if (client) await post(client, '/api/users/signup', details(phone, n))
  })
  const client = clientAt(cluster, addressOf(BLOCK.people, 80))
  const refused = await post(client, '/api/users/signup', details('+917400000001', 1))
  checks.check('a flood of sign-ups ends sign-ups for the hour', refused.status === 429, refused.status)
  const desk = await post(client, '/api/desk/send-otp', { phone: '+919800000002' })
  checks.check('and no desk', desk.status === 200, desk.status)
  const office = await post(client, '/api/office/send-otp', { phone: '+919800000010' })
  checks.check('nor the office', office.status === 200, office.status)
  client.close()
}

const median = (all: readonly number[]) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0

/** Compares the answers to a wrong guess, and the response times, for a phone with an account and for one without. */
async function tryAlike({ checks, cluster }: Stage, known: Target): Promise<void> {
  const watch = clientsAt(cluster, BLOCK.watch, 40)
  const times: [number[], number[]] = [[], []]
  const answers = new Set<string>()
  for (let n = 0; n < 2 * MEASURED; n++) {
    const client = watch.all[n % watch.all.length]
    // Chooses at random. Strict alternation would compare one app with the other, because nginx alternates between the
    // apps.
    const isKnown = randomInt(2) === 0
    const phone = isKnown ? known.phone : `+9174${String(n).padStart(8, '0')}`
    if (!client) continue
    const began = performance.now()
    const { status, body } = await guess(client, { ...known, phone })
    if (n >= watch.all.length) times[isKnown ? 0 : 1].push(performance.now() - began)
    answers.add(`${status} ${body.toString()}`)
  }
  watch.close()
  const [here, elsewhere] = times.map(median)
  const difference = Math.abs((here ?? 0) - (elsewhere ?? 0))
  const seen = `${here?.toFixed(2)} and ${elsewhere?.toFixed(2)} ms`
  checks.check(
    `a guess at the ${known.door} says nothing of who is known`,
    answers.size === 1,
    [...answers].join(' | '),
  )
  checks.check('nor does its time', difference < MOST_DIFFERENCE, seen)
}

async function setStage(cluster: Cluster, checks: Checks, strangers: readonly Client[]): Promise<Stage> {
  const client = clientAt(cluster, addressOf(BLOCK.people, 1))
  const phone = '+919820012377'
  await signUp(client, phone, 'Meera')
  const away = clientAt(cluster, addressOf(BLOCK.people, 2))
  await signUp(away, '+919820012378', 'Kavya')
  away.close()
  await letPass(cluster, '1 day')
  const { device } = await signIn({ phone, client })
  const targets: Target[] = [
    { phone, door: 'guest', challenges: [] },
    { phone: '+919820012378', door: 'guest', challenges: [] },
    { phone: '+917500000001', door: 'guest', isNew: true, challenges: [] },
    { phone: MANAGER_PHONE, door: 'desk', challenges: [] },
    { phone: ADMIN_PHONE, door: 'office', challenges: [] },
  ]
  return { checks, cluster, strangers, targets, owner: { phone, client, device } }
}

/** A round is a thousand guesses. */
export async function guessPasswords(cluster: Cluster, rounds: number): Promise<number> {
  const checks = new Checks()
  const strangers = clientsAt(cluster, BLOCK.strangers, ADDRESSES)
  try {
    const stage = await setStage(cluster, checks, strangers.all)
    const staff = clientAt(cluster, addressOf(BLOCK.people, 3))
    const desk = await signInAtDesk(staff)
    const office = await signInAtOffice(staff, cluster.origin)
    await letPass(cluster, '1 day')
    for (const target of stage.targets.filter(({ isNew }) => !isNew)) await tryAlike(stage, target)
    await trySends(stage)
    await tryGuesses(stage, rounds * A_ROUND)
    await tryMeanwhile(stage)
    const opened = await Promise.all([
      staff.ask({ path: '/api/desk/me', headers: desk.headers }),
      staff.ask({ path: '/api/office/now', headers: office.headers }),
    ])
    checks.check(
      'who is signed in at the desk or the office stays so',
      opened.every(({ status }) => status === 200),
    )
    await tryOwners(stage)
    await letPass(cluster, '1 day')
    await tryBudget(stage)
    staff.close()
    stage.owner.client.close()
  } finally {
    strangers.close()
  }
  return checks.code
}
