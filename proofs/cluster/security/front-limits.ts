import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from '../start-cluster.ts'

const OLD_WORKERS_LEAVE = 500

/** Runs nginx with limits per address that differ from the repository's: requests per second, and the burst. */
export async function limitFront(
  { folder, front }: Cluster,
  { rate, burst }: { rate: number; burst: number },
): Promise<void> {
  const [main, site] = [join(folder, 'configuration/nginx.conf'), join(folder, 'configuration/site.conf')]
  await writeFile(main, (await readFile(main, 'utf8')).replaceAll(/rate=\d+r\/s/g, `rate=${rate}r/s`))
  const rules = (await readFile(site, 'utf8')).replaceAll(/burst=\d+/g, `burst=${burst}`)
  await writeFile(site, rules.replaceAll(/limit_conn connections \d+/g, 'limit_conn connections 10000'))
  await front.reload()
  await pause(OLD_WORKERS_LEAVE)
}
