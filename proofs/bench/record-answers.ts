import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { RecordedAnswer } from './bare-server.ts'

export type Asked = { path: string; headers: Record<string, string> }

/** The encodings that browsers and apps accept. Answers are measured compressed, as they are sent. */
export const AS_A_CLIENT = { 'accept-encoding': 'gzip, deflate, br' }

export const asked = (path: string, headers: Record<string, string> = {}): Asked => ({
  path,
  headers: { ...AS_A_CLIENT, ...headers },
})

/** Headers that concern the connection. Every server writes these itself. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'])

async function recordAnswer(base: string, { path, headers: askedWith }: Asked): Promise<RecordedAnswer> {
  const request = get(base + path, { headers: askedWith, agent: false })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  const body = await buffer(answer)
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${body.toString()}`)
  const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
    value === undefined || OF_THE_CONNECTION.has(name) ? [] : [[name, value] as const],
  )
  return { path, headers: Object.fromEntries(headers), body: body.toString('base64') }
}

/** Requests each path and stores the answers byte for byte, so that a bare server can repeat them. */
export async function recordAnswers(base: string, requests: readonly Asked[], file: string): Promise<RecordedAnswer[]> {
  const answers: RecordedAnswer[] = []
  for (const request of requests) answers.push(await recordAnswer(base, request))
  await writeFile(file, JSON.stringify(answers))
  return answers
}

export const meanKibibytes = (answers: readonly RecordedAnswer[]): number =>
  answers.reduce((sum, { body }) => sum + Buffer.byteLength(body, 'base64'), 0) / answers.length / 1024
