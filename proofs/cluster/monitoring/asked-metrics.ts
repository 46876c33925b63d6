/** Lists the site's metrics that the alerts and the dashboard query, with the labels that they use. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const DEPLOY = join(import.meta.dirname, '../../../deploy')

export type AskedMetric = {
  readonly name: string
  readonly labels: ReadonlySet<string>
  readonly selectors: Set<string>
}

async function expressions(): Promise<string[]> {
  const alerts = await readFile(join(DEPLOY, 'prometheus/alerts.yaml'), 'utf8')
  const dashboard = await readFile(join(DEPLOY, 'grafana/uncle.json'), 'utf8')
  const ofAlerts = [...alerts.matchAll(/expr: ([\s\S]*?)\n {8}\w+:/g)].map(([, text = '']) => text)
  const ofPanels = [...dashboard.matchAll(/"expr": (".*")/g)].map(([, text = '']) => JSON.parse(text) as string)
  return [...ofAlerts, ...ofPanels]
}

/**
 * Assigns the labels by which an expression groups to all of its metrics, because no expression groups two metrics
 * differently.
 */
export async function askedMetrics(): Promise<AskedMetric[]> {
  const found = new Map<string, { name: string; labels: Set<string>; selectors: Set<string> }>()
  for (const expression of await expressions()) {
    const grouped = [...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(/, */))
    for (const [selector, name = '', matchers = ''] of expression.matchAll(/\b(uncle_\w+)(?:\{([^}]*)\})?/g)) {
      const metric = found.get(name) ?? { name, labels: new Set<string>(), selectors: new Set<string>() }
      found.set(name, metric)
      for (const label of [...grouped, ...[...matchers.matchAll(/(\w+)[=!]/g)].map(([, label = '']) => label)])
        metric.labels.add(label)
      metric.selectors.add(selector)
    }
  }
  return [...found.values()]
}
