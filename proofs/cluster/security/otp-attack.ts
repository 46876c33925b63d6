/** Simulates attackers who request and guess other people's OTPs. */
import { randomBytes, randomInt } from 'node:crypto'
import type { Answer, Client } from '../ask.ts'
import { inParallel } from './addresses.ts'
import { post } from './people.ts'

export type Door = 'guest' | 'desk' | 'office'
/** An attacked phone. `challenges` come from the attackers' own requests for this phone, the newest last. */
export type Target = {
  readonly phone: string
  readonly door: Door
  readonly isNew?: true
  readonly challenges: string[]
}

const ASK_AT = { guest: '/api/users/generate-otp', desk: '/api/desk/send-otp', office: '/api/office/send-otp' }
const GUESS_AT = { guest: '/api/users/verify-otp', desk: '/api/desk/sign-in', office: '/api/office/sign-in' }
const AT_ONCE = 16

export const details = (phone: string, n: number) => ({
  phone,
  name: 'Nobody',
  email: `stranger${n}@evil.example`,
  city: 'Pune',
})

/**
 * Requests an OTP for this phone as an attacker does, who signs up with invented details if the phone has no account.
 */
export async function askFor(client: Client, target: Target, n: number): Promise<Answer> {
  const path = target.isNew ? '/api/users/signup' : ASK_AT[target.door]
  const answer = await post(client, path, target.isNew ? details(target.phone, n) : { phone: target.phone })
  if (answer.status === 200)
    target.challenges.push((JSON.parse(answer.body.toString()) as { challenge: string }).challenge)
  return answer
}

const anyCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** Alternates between no challenge, the newest, an old one, another phone's and an invented one. */
function challengeOf(target: Target, others: readonly Target[], n: number): string | undefined {
  const other = others[n % others.length]?.challenges.at(-1)
  const ways = [undefined, target.challenges.at(-1), target.challenges[0], other, randomBytes(32).toString('base64url')]
  return ways[n % ways.length]
}

export function guess(client: Client, { phone, door }: Target, challenge?: string): Promise<Answer> {
  const code = anyCode()
  const named = challenge === undefined ? {} : { challenge }
  return post(
    client,
    GUESS_AT[door],
    door === 'guest' ? { phone, token: code, ...named } : { phone, otp: code, ...named },
  )
}

export type Tally = Map<string, number>
export const count = (tally: Tally, what: string) => tally.set(what, (tally.get(what) ?? 0) + 1)
export const inWords = (tally: Tally) => [...tally].map(([what, times]) => `${what}: ${times}`).join(', ')

/** An attacker requests a new OTP before one guess in this many, as a real attacker would. */
const ASKS_EVERY = 50

type Attack = { clients: readonly Client[]; targets: readonly Target[]; first: number; guesses: number }

/** Makes this many guesses from all addresses in turn. Counts the answers, and returns the successful guesses. */
export async function attack({
  clients,
  targets,
  first,
  guesses,
}: Attack): Promise<{ tally: Tally; opened: string[] }> {
  const tally: Tally = new Map()
  const opened: string[] = []
  await inParallel(guesses, AT_ONCE, async (turn) => {
    const n = first + turn
    const [client, target] = [clients[n % clients.length], targets[Math.floor(n / 7) % targets.length]]
    if (!client || !target) return
    if (n % ASKS_EVERY === 0) await askFor(client, target, n)
    const { status } = await guess(client, target, challengeOf(target, targets, n))
    count(tally, String(status))
    if (status < 300) opened.push(`${target.door} ${n}`)
  })
  return { tally, opened }
}
