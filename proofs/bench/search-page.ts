import { join } from 'node:path'
import { withChildren } from './child.ts'
import { compared, type Bench, type Figure } from './figures.ts'
import { load, warmUp, type Load } from './load.ts'
import { asked, meanKibibytes, recordAnswers } from './record-answers.ts'
import { interleave } from './rounds.ts'
import { bare, site } from './site.ts'

const CONNECTIONS = 16
const PAGE = asked('/hotels-in-pune', { accept: 'text/html' })

/**
 * Compares the demo catalogue's search page, as a guest who arrives from another site gets it, with Fastify sending the
 * same HTML.
 */
export async function searchPage(bench: Bench): Promise<Figure[]> {
  const databaseUrl = await bench.demoDatabase()
  const file = join(bench.folder, 'search-page.json')
  const { rounds, kibibytes } = await withChildren(async (start) => {
    const { base } = await start(site({ databaseUrl, dataDir: join(bench.folder, 'page-files') }))
    const kibibytes = meanKibibytes(await recordAnswers(base, [PAGE], file))
    const { base: bareBase } = await start(bare('fastify', file))
    const loadOf = (to: string): Load => ({
      base: to,
      connections: CONNECTIONS,
      seconds: bench.secondsOfRound,
      requests: [PAGE],
    })
    await warmUp(loadOf(base))
    await warmUp(loadOf(bareBase))
    const subjects = { ours: () => load(loadOf(base)), bare: () => load(loadOf(bareBase)) }
    return { rounds: await interleave(subjects, bench.rounds), kibibytes }
  })
  return [
    compared('search page rendered on the server, demo catalogue, PostgreSQL', rounds.ours, {
      name: `bare Fastify, the same ${kibibytes.toFixed(0)} KiB of compressed HTML`,
      rounds: rounds.bare,
    }),
  ]
}
