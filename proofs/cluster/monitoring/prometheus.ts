/** Runs Debian's Prometheus with the repository's rules and configuration, on the targets of this cluster. */
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runToEnd, startPart, untilThere, type Part } from '../part.ts'
import { freePort } from '../../../tests/load/private-redis.ts'

const CONFIGURATION = join(import.meta.dirname, '../../../deploy/prometheus')

export type Series = Readonly<Record<string, string>>
export type Alert = { labels: Series; state: 'pending' | 'firing' }
export type Target = { labels: Series; health: string; lastError: string }

export type Prometheus = {
  part: Part
  /** returns the labels of each series that an expression currently matches */
  find: (expression: string) => Promise<Series[]>
  alerts: () => Promise<Alert[]>
  targets: () => Promise<Target[]>
}

export async function whyNoPrometheus(): Promise<string | undefined> {
  const code = await runToEnd({
    name: 'prometheus',
    program: 'prometheus',
    args: ['--version'],
    log: '/dev/null',
  }).catch(() => null)
  return code === 0 ? undefined : 'it needs Prometheus (apt-get install prometheus)'
}

type Wish = { folder: string; token: string; ports: readonly number[] }

/** Configures only the targets that this cluster has, which do not include Patroni and node_exporter. */
async function configure({ folder, token, ports }: Wish): Promise<string> {
  const own = join(folder, 'prometheus')
  await cp(CONFIGURATION, own, { recursive: true })
  await writeFile(join(own, 'metrics-token'), token)
  const path = join(own, 'prometheus.yaml')
  const text = (await readFile(path, 'utf8'))
    .replace(/targets: \['app-1.*\]/, `targets: [${ports.map((port) => `'127.0.0.1:${port}'`).join(', ')}]`)
    .replace('/etc/prometheus', own)
    .replace(/\n *#[^\n]*\n {2}- job_name: patroni[\s\S]*/, '\n')
  await writeFile(path, text)
  return own
}

export async function startPrometheus(wish: Wish): Promise<Prometheus> {
  const own = await configure(wish)
  const port = await freePort()
  const part = startPart({
    name: 'prometheus',
    program: 'prometheus',
    args: [
      `--config.file=${join(own, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${join(own, 'series')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    log: join(wish.folder, 'prometheus.log'),
  })
  const origin = `http://127.0.0.1:${port}`
  await untilThere(part, async () => (await fetch(`${origin}/-/ready`)).ok)
  const ask = async <Data>(path: string): Promise<Data> => {
    const answer = (await (await fetch(`${origin}/api/v1/${path}`)).json()) as { data: Data; error?: string }
    if (answer.error) throw new Error(`Prometheus refuses ${path}: ${answer.error}`)
    return answer.data
  }
  return {
    part,
    find: async (expression) => {
      const path = `query?${new URLSearchParams({ query: expression })}`
      return (await ask<{ result: { metric: Series }[] }>(path)).result.map(({ metric }) => metric)
    },
    alerts: async () => (await ask<{ alerts: Alert[] }>('alerts')).alerts,
    targets: async () => (await ask<{ activeTargets: Target[] }>('targets?state=active')).activeTargets,
  }
}
