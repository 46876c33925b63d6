/** Runs sqlmap (Debian's package) on prepared requests, without interactive questions. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runToEnd } from '../part.ts'
import type { Scanned } from './scanner-requests.ts'

/** Writes the requests in a format that sqlmap reads: a proxy's log, with each request in base64. */
const asLog = (requests: readonly Scanned[], port: string): string =>
  requests
    .map(
      ({ text }) =>
        `<item><port>${port}</port><request base64="true"><![CDATA[${Buffer.from(text).toString('base64')}]]></request></item>`,
    )
    .join('\n')

/** Skips cookies and referers, which are not parameters here. Ignores 4xx answers, which most changed requests get. */
const OPTIONS = [
  '--batch',
  '--ignore-stdin',
  '--flush-session',
  '--force-ssl',
  '--skip-waf',
  '--keep-alive',
  '--dbms=PostgreSQL',
  '--ignore-code=*',
  '--disable-coloring',
  '--retries=1',
  '--timeout=20',
  '--answers=follow=N,crack=N,dict=N,keep testing=N',
]

export type SqlmapRun = { readonly found: string[]; readonly tested: number; readonly unreachable: string[] }

type Wish = { folder: string; port: string; level: number; risk: number }

/**
 * sqlmap retries a finding, and withdraws it if the machine was only slow or an idempotency key had been used before.
 */
const TAKEN_BACK = 'false positive or unexploitable'
/**
 * Messages that sqlmap calls critical but that do not stop it, such as a parameter that is not injectable, or a page
 * that contains the time.
 */
const WENT_ON = /not appear to be injectable|content appears to be heavily dynamic/

async function readCsv(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.csv'))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.flatMap((text) =>
    text
      .split('\n')
      .slice(1)
      .filter((line) => line.trim() !== '' && !line.includes(TAKEN_BACK)),
  )
}

/** Tries all requests one after another. Returns the injectable parameters. */
export async function runSqlmap(requests: readonly Scanned[], { folder, port, level, risk }: Wish): Promise<SqlmapRun> {
  await mkdir(folder, { recursive: true })
  const log = join(folder, 'requests.xml')
  await writeFile(log, asLog(requests, port))
  const args = ['-l', log, ...OPTIONS, `--level=${level}`, `--risk=${risk}`, '--technique=BEUST', '--time-sec=5']
  args.push(`--output-dir=${folder}/out`, `--results-file=${folder}/results.csv`)
  const said = join(folder, 'sqlmap.log')
  await runToEnd({ name: 'sqlmap', program: 'nice', args: ['-n', '5', 'sqlmap', ...args], log: said })
  const text = await readFile(said, 'utf8')
  const injectable = text
    .split('\n')
    .filter((line) => / is vulnerable|identified the following injection point/.test(line))
  return {
    found: [...(await readCsv(folder)), ...injectable],
    tested: text.match(/testing for SQL injection on .*parameter/g)?.length ?? 0,
    unreachable: text.split('\n').filter((line) => line.includes('[CRITICAL]') && !WENT_ON.test(line)),
  }
}
