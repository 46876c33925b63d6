/** Runs wapiti (Debian's package) over the site, signed in as one person. */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runToEnd } from '../part.ts'

/**
 * The modules to run. Left out: `nikto` and `wapp` download lists from the internet, `ssrf` and `xxe` need a server
 * there, `brute_login_form` and `csrf` look for password forms, which the site lacks, and `buster` and `backup` try
 * lists of file names without a time limit.
 */
const MODULES =
  'blindsql,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss'

/** Matches an address in wapiti's output, because its report does not count them. */
const FOUND_ADDRESS = /^\[\+\] GET \S+/gm

/**
 * Requests uncompressed answers. Otherwise wapiti asks for brotli, cannot read it, and misses links and echoed values.
 */
const PLAIN = 'Accept-Encoding: identity'

/** How long each module may run, in seconds. */
const MODULE_SECONDS = 30

export type WapitiFinding = {
  readonly kind: string
  readonly path: string
  readonly info: string
  readonly parameter: string | null
}
/** `addresses` is how many addresses it tried, including those it was given. */
export type WapitiRun = { readonly found: WapitiFinding[]; readonly addresses: number }

type Wish = { folder: string; origin: string; headers: readonly string[]; starts: readonly string[]; seconds: number }

type Report = {
  vulnerabilities: Record<string, { path: string; info: string; parameter: string | null }[]>
  anomalies: Record<string, { path: string; info: string; parameter: string | null }[]>
}

export async function runWapiti({ folder, origin, headers, starts, seconds }: Wish): Promise<WapitiRun> {
  await mkdir(folder, { recursive: true })
  const report = join(folder, 'report.json')
  const args = ['-u', `${origin}/`, '--scope', 'folder', '--verify-ssl', '0', '-m', MODULES, '-f', 'json', '-o', report]
  args.push('--flush-session', '--store-session', join(folder, 'session'), '--no-bugreport')
  args.push('-d', '3', '-v', '1', '-S', 'normal')
  args.push('--max-links-per-page', '40', '--max-files-per-dir', '30', '--max-parameters', '12', '-t', '10')
  args.push('--max-scan-time', String(seconds), '--max-attack-time', String(MODULE_SECONDS))
  args.push('-H', PLAIN)
  args.push(...headers.flatMap((header) => ['-H', header]), ...starts.flatMap((start) => ['-s', `${origin}${start}`]))
  const log = join(folder, 'wapiti.log')
  await runToEnd({ name: 'wapiti', program: 'nice', args: ['-n', '5', 'wapiti', ...args], log })
  const { vulnerabilities, anomalies } = JSON.parse(await readFile(report, 'utf8')) as Report
  const found = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, all]) =>
    all.map(({ path, info, parameter }) => ({ kind, path, info, parameter })),
  )
  const asked = (await readFile(log, 'utf8')).match(FOUND_ADDRESS) ?? []
  return { found, addresses: new Set(asked).size }
}
