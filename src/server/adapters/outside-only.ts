import { lookup as lookUpHost } from 'node:dns'
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { OutsideAnswer, OutsideRequest as Wish } from '../ports/outside.ts'
import { inRemoteCall } from '../tracing.ts'
import { ProviderError } from './provider-error.ts'

export type { OutsideAnswer } from '../ports/outside.ts'

export type OutsideRequest = Wish & {
  /** whether addresses on this machine may be requested too, by http or https, as when APP_ENV is local */
  allowsLoopback?: boolean
  /** the DNS resolver, which tests replace */
  lookup?: typeof lookUpHost
}

/**
 * Thrown if an address that a hotel typed could not be requested. Codes: BAD_ADDRESS (not https, or with a password),
 * INSIDE (leads into a network that is not public), UNKNOWN_HOST, UNREACHABLE, TIMEOUT, TOO_LARGE.
 */
class OutsideError extends ProviderError {
  override name = 'OutsideError'
}

/**
 * The IPv6 addresses that are routed between networks. They are needed because ipaddr.js also calls `::7f00:1` unicast.
 */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an IP address is on the public internet. Checks IPv4-mapped IPv6 addresses as IPv4. */
export function isOutside(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false
  const address = ipaddr.process(ip)
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6)
}

const isLoopback = (ip: string) => ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback'

const failed = (url: URL, code: string, cause?: unknown) =>
  new OutsideError(`request to ${url.hostname}`, code, cause === undefined ? {} : { cause })

type Guard = (ip: string) => boolean

/**
 * Makes a DNS lookup that fails if any of the name's addresses is not public. The socket therefore connects only to
 * checked addresses.
 */
function guardedLookup(url: URL, isAllowed: Guard, lookUp: typeof lookUpHost): LookupFunction {
  return (hostname, options, answer) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return answer(failed(url, 'UNKNOWN_HOST', error), '')
      const [first] = addresses
      if (!first) return answer(failed(url, 'UNKNOWN_HOST'), '')
      if (!addresses.every(({ address }) => isAllowed(address))) return answer(failed(url, 'INSIDE'), '')
      return options.all ? answer(null, addresses) : answer(null, first.address, first.family)
    })
  }
}

/** Parses the URL. Throws BAD_ADDRESS or INSIDE if it must not be requested, as far as this is known without DNS. */
function parseOutsideUrl(text: string, allowsLoopback: boolean, isAllowed: Guard): URL {
  const url = URL.parse(text)
  if (!url) throw new OutsideError('request outside', 'BAD_ADDRESS')
  const isKnownScheme = url.protocol === 'https:' || (allowsLoopback && url.protocol === 'http:')
  if (!isKnownScheme || url.username !== '' || url.password !== '') throw failed(url, 'BAD_ADDRESS')
  // Checks a literal IP address here, because Node does not look it up.
  const host = bareHost(url)
  if (isIP(host) !== 0 && !isAllowed(host)) throw failed(url, 'INSIDE')
  return url
}

const bareHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/**
 * Requests a URL that a user entered, but never an address inside our network. Checks every DNS lookup and connects to
 * the checked address, which prevents DNS rebinding. Does not follow redirects or keep connections open. Throws
 * OutsideError.
 */
export async function fetchOutside(text: string, options: OutsideRequest): Promise<OutsideAnswer> {
  const { allowsLoopback = false } = options
  const isAllowed: Guard = (ip) => isOutside(ip) || (allowsLoopback && isLoopback(ip))
  const url = parseOutsideUrl(text, allowsLoopback, isAllowed)
  return inRemoteCall(options.method ?? 'GET', text, () => exchange(url, options, isAllowed))
}

async function exchange(url: URL, options: OutsideRequest, isAllowed: Guard): Promise<OutsideAnswer> {
  const { method = 'GET', headers = {}, body, maxBytes, timeoutMilliseconds, lookup = lookUpHost } = options
  const signal = AbortSignal.timeout(timeoutMilliseconds)
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const requested: RequestOptions = {
    method,
    // Requests no compression, because maxBytes limits the bytes as received.
    headers: { 'user-agent': 'Uncle', 'accept-encoding': 'identity', ...headers, ...length },
    lookup: guardedLookup(url, isAllowed, lookup),
    agent: false,
    signal,
  }
  try {
    const answer = await send(url, requested, body)
    const bytes = await readBody(url, answer, maxBytes)
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: bytes }
  } catch (error) {
    if (error instanceof OutsideError) throw error
    if (signal.aborted) throw failed(url, 'TIMEOUT', error)
    if (error instanceof Error) throw failed(url, 'UNREACHABLE', error)
    throw error
  }
}

const send = (url: URL, requested: RequestOptions, body: string | undefined): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'http:' ? requestHttp : requestHttps
    request(url, requested, resolve).on('error', reject).end(body)
  })

async function readBody(url: URL, answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  // Throwing ends the loop, which destroys the connection, so that the rest is not received.
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length
    if (size > maxBytes) throw failed(url, 'TOO_LARGE')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
