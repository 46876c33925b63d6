// Where Uncle calls us: the signature is checked over the raw bytes before anything of them is read.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const MAX_BODY = 64 * 1024
const MAX_AGE_SECONDS = 300

/** @param {string} secret @param {string | undefined} header of `Uncle-Signature` @param {Buffer} rawBody */
export function isFromUncle(secret, header, rawBody, nowSeconds = Date.now() / 1000) {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d+$/.test(time) || Math.abs(nowSeconds - Number(time)) > MAX_AGE_SECONDS) return false
  const expected = createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest()
  // For a day after a change of the secret there are two `v1`.
  return parts
    .filter(([name, hex]) => name === 'v1' && /^[0-9a-f]{64}$/.test(hex ?? ''))
    .some(([, hex]) => timingSafeEqual(Buffer.from(hex, 'hex'), expected))
}

/**
 * A receiver for one hotel's calls. `take(call)` has stored the call once it returns; only then do we answer 2xx.
 * A secret that was just changed is given as a function that knows the newest.
 */
export function receiver({ secret, take, now = () => Date.now() / 1000 }) {
  return createServer(async (request, response) => {
    const answer = (status) => response.writeHead(status, { connection: 'close' }).end()
    try {
      if (request.method !== 'POST') return answer(405)
      const rawBody = await bodyOf(request)
      if (rawBody === null) return answer(413)
      const header = request.headers['uncle-signature']
      if (!isFromUncle(typeof secret === 'function' ? secret() : secret, header, rawBody, now())) return answer(401)
      await take(JSON.parse(rawBody.toString('utf8')))
      answer(204)
    } catch (error) {
      console.error('a call of Uncle was not stored, it will come again:', error)
      answer(500)
    }
  })
}

async function bodyOf(request) {
  const chunks = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > MAX_BODY) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
