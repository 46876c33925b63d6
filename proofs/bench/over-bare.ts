import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { StartChild } from './child.ts'
import { compared, type Bench, type Figure } from './figures.ts'
import { inTurn, load, warmUp, type Load } from './load.ts'
import { meanKibibytes, recordAnswers, type Asked } from './record-answers.ts'
import { interleave, refuseFailures } from './rounds.ts'
import { bare } from './site.ts'

const CONNECTIONS = 16

/** The requests that all connections send in turn. */
export type Subject = { what: string; requests: readonly Asked[] }

/**
 * Compares the site, at 16 connections, with a bare server that sends the same bytes from memory. Returns a figure for
 * each subject.
 */
export async function overBare(
  bench: Bench,
  start: StartChild,
  base: string,
  subjects: readonly Subject[],
): Promise<Figure[]> {
  const trials = []
  for (const { what, requests } of subjects) {
    const file = join(bench.folder, `answers-${randomUUID()}.json`)
    const size = meanKibibytes(await recordAnswers(base, requests, file))
    const { base: bareBase } = await start(bare('node:http', file))
    const loadOf = (to: string): Load => ({
      base: to,
      connections: CONNECTIONS,
      seconds: bench.secondsOfRound,
      requests: inTurn(requests),
    })
    trials.push({ what, size, ours: loadOf(base), bare: loadOf(bareBase) })
  }
  for (const { ours, bare } of trials) await Promise.all([warmUp(ours), warmUp(bare)])
  const rounds = await interleave(
    Object.fromEntries(
      trials.flatMap(({ what, ours, bare }) => [
        [`ours ${what}`, () => load(ours)],
        [`bare ${what}`, () => load(bare)],
      ]),
    ),
    bench.rounds,
  )
  return trials.map(({ what, size }) => {
    const ours = rounds[`ours ${what}`] ?? []
    refuseFailures(what, ours)
    const other = { name: `bare node:http, the same ${size.toFixed(1)} KiB`, rounds: rounds[`bare ${what}`] ?? [] }
    return compared(what, ours, other)
  })
}
