import type { OpenDb } from '../../../src/db/open-db.ts'
import type { BuiltGuest, BuiltHotel } from '../../../tests/builders.ts'
import type { Answer, Client } from '../ask.ts'
import type { Cluster } from '../start-cluster.ts'

export type FindingStage = {
  readonly client: Client
  readonly cluster: Cluster
  readonly db: OpenDb['db']
  readonly hotel: BuiltHotel
  /** adds a guest who has an account and no bookings */
  readonly guest: () => Promise<BuiltGuest>
}

/** One known weakness, with a function that tries it and returns what happened and whether that is correct. */
export type Finding = {
  /** its number in the list of findings */
  readonly number: string
  readonly was: string
  readonly tried: string
  readonly run: (stage: FindingStage) => Promise<{ holds: boolean; seen: string }>
}

/** Returns the status of an answer, followed by its code if it has one. */
export const codeOf = ({ status, body }: Answer): string => {
  const text = body.toString()
  const code = /"code":"(\w+)"/.exec(text)?.[1]
  return code ? `${status} ${code}` : String(status)
}

export const tallied = (answers: readonly Answer[]): string => {
  const counts = new Map<string, number>()
  for (const answer of answers) counts.set(codeOf(answer), (counts.get(codeOf(answer)) ?? 0) + 1)
  return [...counts].map(([code, times]) => `${times} times ${code}`).join(', ')
}
