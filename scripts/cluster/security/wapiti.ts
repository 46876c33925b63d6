/** wapiti over the site as one kind of person: Debian's package. */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runToEnd } from '../part.ts'

/**
 * Left out: `nikto` and `wapp` fetch lists from the internet, `ssrf` and `xxe` need a machine there, `brute_login_form` and
 * `csrf` look for forms with a password, of which the site has none, `buster` and `backup` for files by a list of names, and keep
 * to no time.
 */
const MODULES =
  'blindsql,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss'

/** Its report of this version does not say how many there are. */
const FOUND_ADDRESS = /^\[\+\] GET \S+/gm

/** It asks for brotli and cannot read it: links and what an answer repeats would be noise to it. */
const PLAIN = 'Accept-Encoding: identity'

/** How long each module may try. */
const MODULE_SECONDS = 30

export type WapitiFinding = {
  readonly kind: string
  readonly path: string
  readonly info: string
  readonly parameter: string | null
}
/** `addresses`: how many it found to try, those it was given included. */
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
