import type { Answer, Body } from '../../tests/api/start-api.ts'
import type { BuiltGuest } from '../../tests/builders.ts'
import type { Settled } from './bookings.ts'
import type { Company } from './companies.ts'
import type { Move } from './played-moves.ts'
import type { Plan } from './played-plan.ts'

/** A booking made on the server, with the facts that the accountant is told. */
export type PlayedBooking = {
  plan: Plan
  id: string
  code: string
  guest: BuiltGuest
  bill: Body
  company: Company | null
  settled: Settled[]
  moves: Move[]
  /** the hotel that did not take the guests, if they were moved */
  firstHotel?: string
}

/** Returns the body of an answer. Throws if the server refused the request. */
export async function asked(answer: Promise<Answer>): Promise<Body> {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body
}
