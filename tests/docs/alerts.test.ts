/**
 * Tests the alert rules with Prometheus's own tool: it must be able to read them, and each alert must fire when it
 * should and not before.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = 'deploy/prometheus'
const read = (path: string) => readFileSync(path, 'utf8')
const alerts = read(`${FOLDER}/alerts.yaml`)
const tried = read(`${FOLDER}/alerts.test.yaml`)

const hasPromtool = spawnSync('promtool', ['--version']).error === undefined
const promtool = (...args: string[]) => execFileSync('promtool', args, { encoding: 'utf8', stdio: 'pipe' })
const unless = hasPromtool ? '' : " (left out: no promtool here, which is in Debian's package prometheus)"

test.skipIf(!hasPromtool)(`the tool promtool reads the rules and the configuration${unless}`, () => {
  expect(promtool('check', 'rules', `${FOLDER}/alerts.yaml`)).toContain('SUCCESS')
  const folder = mkdtempSync(join(tmpdir(), 'uncle-prometheus-'))
  try {
    cpSync(FOLDER, folder, { recursive: true })
    writeFileSync(join(folder, 'metrics-token'), 'a token')
    const path = join(folder, 'prometheus.yaml')
    writeFileSync(path, read(path).replaceAll('/etc/prometheus', folder))
    expect(promtool('check', 'config', path)).toContain('SUCCESS')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.skipIf(!hasPromtool)(`alerts fire when they should, and not before${unless}`, () => {
  expect(promtool('test', 'rules', `${FOLDER}/alerts.test.yaml`)).toContain('SUCCESS')
})

test('every alert has a tested moment at which it fires, and one at which it does not', () => {
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(20)
  const moments = [...tried.matchAll(/alertname: (\w+)(, exp_alerts: \[\])?/g)]
  const seen = (isQuiet: boolean) =>
    moments.filter(([, , quiet]) => (quiet !== undefined) === isQuiet).map(([, name]) => name)
  for (const isQuiet of [true, false])
    expect(
      names.filter((name) => !seen(isQuiet).includes(name)),
      isQuiet ? 'never quiet' : 'never firing',
    ).toEqual([])
})

test('the alert Overloaded fires before nginx refuses', () => {
  const places = Number(/server \S+ .*max_conns=(\d+)/.exec(read('deploy/nginx/machine/upstream.conf'))?.[1])
  const limit = Number(/uncle_requests_in_flight_max\) > (\d+)/.exec(alerts)?.[1])
  expect(limit).toBeLessThan(places)
})

test('Prometheus asks apps and worker on the ports of the image and the units', () => {
  const configuration = read(`${FOLDER}/prometheus.yaml`)
  const ports = /PORT=(\d+) WORKER_PORT=(\d+)/.exec(read('deploy/Dockerfile'))
  expect(configuration).toContain(`'app-1:${ports?.[1]}', 'app-2:${ports?.[1]}', 'worker:${ports?.[2]}'`)
  const unit = read('deploy/systemd/uncle-worker.service')
  expect(configuration).toContain(`127.0.0.1:${/WORKER_PORT=(\d+)/.exec(unit)?.[1]}`)
})
