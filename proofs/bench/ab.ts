import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { AS_A_CLIENT } from './record-answers.ts'
import type { Round } from './rounds.ts'

/** Says why the benchmarks that need ApacheBench have no figures. Returns undefined where ApacheBench is installed. */
export function missingAb(): string | undefined {
  const { error } = spawnSync('ab', ['-V'])
  return error ? 'not measured: ApacheBench is missing (Debian: apt-get install apache2-utils)' : undefined
}

const numberAfter = (report: string, pattern: RegExp) => {
  const found = pattern.exec(report)?.[1]
  if (found === undefined) throw new Error(`ApacheBench reported no ${pattern.source}:\n${report}`)
  return Number(found)
}

/**
 * Reads ApacheBench's output as one round. An answer of a different length is not a failure, because a page may change.
 */
export function readAb(report: string): Round {
  const failed = /Failed requests:\s+(\d+)/.exec(report)?.[1] ?? '0'
  const ofLength = /Length: (\d+)/.exec(report)?.[1] ?? '0'
  const refused = /Non-2xx responses:\s+(\d+)/.exec(report)?.[1] ?? '0'
  return {
    perSecond: numberAfter(report, /Requests per second:\s+([\d.]+)/),
    p50: numberAfter(report, /^\s+50%\s+(\d+)/m),
    p99: numberAfter(report, /^\s+99%\s+(\d+)/m),
    failures: Number(failed) - Number(ofLength) + Number(refused),
  }
}

/**
 * Requests one address over kept-alive connections. ApacheBench is written in C and leaves most of the CPU to the
 * server.
 */
export async function abLoad(
  address: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Round> {
  const headers = Object.entries(AS_A_CLIENT).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  // `-n` comes after `-t`, which would otherwise limit the run to 50,000 requests.
  const options = ['-q', '-k', '-l', '-c', String(connections), '-t', String(seconds), '-n', '10000000', ...headers]
  const run = spawn('ab', [...options, address], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [report, complaint] = await Promise.all([text(run.stdout), text(run.stderr), once(run, 'exit')])
  if (run.exitCode !== 0) throw new Error(`ApacheBench ended with ${run.exitCode}: ${complaint}`)
  return readAb(report)
}
