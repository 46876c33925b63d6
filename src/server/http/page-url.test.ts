import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import type { Env } from '../env.ts'
import { pageUrl } from './page-url.ts'

const services = (PUBLIC_URL?: string) => ({ env: { PUBLIC_URL } as Env, origin: () => 'https://fallback.test' })
const request = (url: string, host = 'uncle.test:3000') => ({ url, host, protocol: 'http' }) as FastifyRequest

test.each([
  ['/hotels-in-pune?slot=3', 'http://uncle.test:3000/hotels-in-pune?slot=3'],
  ['/?utm_source=x&utm_campaign=diwali', 'http://uncle.test:3000/'],
  ['/hotels-in-pune?utm_source=x&slot=3&gclid=abc&referral=ASHA', 'http://uncle.test:3000/hotels-in-pune?slot=3'],
  ['/hotels-in-pune?my_utm_source=x', 'http://uncle.test:3000/hotels-in-pune?my_utm_source=x'],
  ['//evil.test/hotels-in-pune', 'http://uncle.test:3000//evil.test/hotels-in-pune'],
  ['@evil.test/', undefined],
  ['http://evil.test/', undefined],
  ['*', undefined],
])('the URL %s is cached as the page %s', (address, page) =>
  expect(pageUrl(request(address), services())?.href).toBe(page),
)

test.each([
  ['uncle.example', undefined, 'http://uncle.example/'],
  ['"><script>', undefined, 'https://fallback.test/'],
  ['uncle.example', 'https://uncle.in', 'https://uncle.in/'],
])('the host %s with the public address %s gives the URL %s', (host, publicUrl, page) =>
  expect(pageUrl(request('/', host), services(publicUrl))?.href).toBe(page),
)
