import { readFile } from 'node:fs/promises'
import { connect, type TLSSocket } from 'node:tls'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startPart } from '../part.ts'
import { bookingBody } from '../../../tests/builders.ts'
import { dayAfterTomorrow } from '../../../tests/load/day-after-tomorrow.ts'
import type { Client } from '../ask.ts'
import type { Cluster } from '../start-cluster.ts'
import { codeOf, type Finding } from './finding.ts'
import { post } from './people.ts'

const ROOT = join(import.meta.dirname, '../../..')

async function slowest({ ask }: Client, during: Promise<unknown>): Promise<number> {
  const told = { isOver: false }
  let longest = 0
  void during.finally(() => (told.isOver = true))
  while (!told.isOver) {
    const began = performance.now()
    const { status } = await ask({ path: '/api/cities' })
    if (status !== 200) throw new Error(`others were answered ${status}`)
    longest = Math.max(longest, performance.now() - began)
    await pause(20)
  }
  return Math.round(longest)
}

/** Announces a body of eight megabytes and sends only a few bytes. */
function stall({ origin, certificate }: Cluster, userId: string, token: string): TLSSocket {
  const socket = connect({
    host: '127.0.0.1',
    port: Number(new URL(origin).port),
    ca: certificate,
    servername: 'localhost',
  })
  socket.on('error', () => undefined)
  socket.write(
    `POST /api/users/${userId}/identity HTTP/1.1\r\nhost: localhost\r\nauthorization: ${token}\r\ncontent-type: multipart/form-data; boundary=xx\r\ncontent-length: 8000000\r\n\r\n--xx\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`,
  )
  return socket
}

/** Starts a server that should refuse these settings. Returns its error, or undefined if it starts. */
async function startWith({ folder }: Cluster, env: Record<string, string>): Promise<string> {
  const log = join(folder, `refused-${Object.keys(env).join('-')}.log`)
  const part = startPart({
    name: 'a server',
    program: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', join(ROOT, 'src/server/main.ts')],
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: join(folder, 'never'), ...env },
    cwd: ROOT,
    log,
  })
  await Promise.race([part.ended, pause(20_000)])
  const code = await part.stop()
  return code === 1 ? await readFile(log, 'utf8') : `it ended with ${code}`
}

export const REQUESTS: readonly Finding[] = [
  {
    number: 'C1',
    was: '14 stalled uploads held 114 MB for minutes',
    tried: '14 uploads that stop, while others ask',
    run: async ({ client, cluster, guest: make }) => {
      const guest = await make()
      const sockets = Array.from({ length: 14 }, () => stall(cluster, guest.id, guest.token))
      const heard = sockets.map(
        async (socket) =>
          new Promise<string>((resolve) =>
            socket.once('data', (chunk: Buffer) => resolve(chunk.toString().slice(9, 12))),
          ),
      )
      const answers = Promise.race([Promise.all(heard), pause(45_000).then(() => [])])
      const longest = await slowest(client, answers)
      const statuses = await answers
      for (const socket of sockets) socket.destroy()
      const isRefused = statuses.length === 14 && statuses.every((status) => ['408', '429', '503'].includes(status))
      return {
        holds: isRefused && longest < 3000,
        seen: `${[...new Set(statuses)].join(', ')} for all 14, others within ${longest} ms`,
      }
    },
  },
  {
    number: 'C2',
    was: 'three error reports stalled the process for 1.4 s',
    tried: '60 reports of 7,900 letters that are slow to search, from six addresses',
    run: async ({ client }) => {
      const texts = ['a@'.repeat(3950), '9 '.repeat(3950), 'a.'.repeat(3950), 'aA1-'.repeat(1975)]
      const send = (n: number) => post(client, '/api/error-reports', { page: '/x', message: texts[n % texts.length] })
      const longest = await slowest(client, Promise.all(Array.from({ length: 60 }, (_, n) => send(n))))
      return { holds: longest < 1000, seen: `others within ${longest} ms` }
    },
  },
  {
    number: 'C4',
    was: 'a control character in an email answered 500 and logged phone, name and email',
    tried: 'the same sign-up, and the logs of both apps',
    run: async ({ client, cluster }) => {
      const phone = '+919820011999'
      const answer = await post(client, '/api/users/signup', {
        phone,
        name: 'Asha',
        email: 'as\u0001ha@home.example',
        city: 'Pune',
      })
      const logs = await Promise.all(cluster.apps.map(({ part }) => readFile(part.log, 'utf8')))
      const holds = answer.status === 422 && !logs.join('').includes(phone.slice(3))
      return { holds, seen: `${codeOf(answer)}, in no log` }
    },
  },
  {
    number: 'C5',
    was: 'without APP_ENV a real site showed every OTP',
    tried: 'a server with an https origin, with a proxy, and with a database, and no APP_ENV',
    run: async ({ cluster }) => {
      const real = [
        { PUBLIC_URL: 'https://uncle.example' },
        { TRUST_PROXY: '1' },
        { DATABASE_URL: cluster.database.servingUrl },
      ]
      const said = await Promise.all(real.map((env) => startWith(cluster, env)))
      const refused = said.filter((text) => text.includes('looks like a real site'))
      return { holds: refused.length === real.length, seen: `${refused.length} of ${real.length} refused to start` }
    },
  },
  {
    number: 'C11',
    was: 'deep JSON and a bad host answered 500, text answered 422',
    tried: 'JSON of 5,000 levels, a host with a space, a body of text, a path that cannot be read, a Host of others',
    run: async ({ client, cluster }) => {
      const deep = Buffer.from(`{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`)
      const sent = [
        await client.ask({
          method: 'POST',
          path: '/api/feedback',
          headers: { 'content-type': 'application/json' },
          body: deep,
        }),
        await client
          .ask({ path: '/api/cities', headers: { ':authority': 'a b' } })
          .catch(() => ({ status: 400, headers: {}, body: Buffer.alloc(0) })),
        await client.ask({
          method: 'POST',
          path: '/api/feedback',
          headers: { 'content-type': 'text/plain' },
          body: Buffer.from('x'),
        }),
        await client.ask({ path: '/api/hotels/%ZZ/ratings' }),
      ]
      const page = await client.ask({
        path: '/team',
        headers: { 'x-forwarded-host': 'evil.example', ':authority': 'evil.example' },
      })
      const isOurs = page.status >= 400 || (!page.body.includes('evil.example') && page.body.includes(cluster.origin))
      const seen = sent.map(codeOf).join(', ')
      const holds = sent.every(({ status }) => status >= 400 && status < 500) && isOurs
      return { holds, seen: `${seen}; no page names another host` }
    },
  },
  {
    number: 'C cross-site',
    was: 'not found then, tried all the same: a cookie that another site uses',
    tried: 'a change with the cookie, sent by another origin and by our own page',
    run: async ({ client, cluster, guest: make }) => {
      const guest = await make()
      const cookie = `access_token=${guest.token}`
      const send = (headers: Record<string, string>) =>
        post(client, `/api/users/${guest.id}/contact-consent`, { contactConsent: true }, { cookie, ...headers })
      const answers = [
        await send({ origin: 'https://evil.example' }),
        await send({ 'sec-fetch-site': 'cross-site' }),
        await send({ origin: cluster.origin, 'sec-fetch-site': 'same-origin' }),
      ]
      const seen = answers.map(codeOf).join(', ')
      return { holds: seen === '403 CROSS_SITE, 403 CROSS_SITE, 200', seen }
    },
  },
  {
    number: 'C redirects',
    was: 'not found then: an address to come back to that is not ours',
    tried: 'bookings that come back to other origins',
    run: async ({ client, hotel, guest: make }) => {
      const places = ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']
      const answers = await Promise.all(
        places.map(async (place) => {
          const { token } = await make()
          const json = bookingBody(hotel, dayAfterTomorrow(), { redirect_url: place })
          return post(client, '/api/bookings/create-booking', json, { authorization: token })
        }),
      )
      return { holds: answers.every(({ status }) => status === 422), seen: answers.map(codeOf).join(', ') }
    },
  },
  {
    number: 'C14',
    was: 'one database role for migrations and serving, http in production',
    tried: 'the serving role creates, alters and reads what it may not; a production site with http',
    run: async ({ cluster }) => {
      const serving = new pg.Client(cluster.database.servingUrl)
      await serving.connect()
      const wishes = [
        'create table stolen (x int)',
        'drop table users',
        'alter table users add column x int',
        "copy users to '/tmp/x'",
        'truncate operator_actions',
        'select * from pg_authid',
      ]
      const refused: string[] = []
      for (const wish of wishes) await serving.query(wish).catch(() => refused.push(wish))
      await serving.end()
      const said = await startWith(cluster, { APP_ENV: 'production', PUBLIC_URL: 'http://uncle.example' })
      const holds = refused.length === wishes.length && said.includes('has to begin with https://')
      return { holds, seen: `${refused.length} of ${wishes.length} refused; http refused at the start` }
    },
  },
]
