import { expect, test } from 'vitest'
import { readAb } from './ab.ts'

const REPORT = `
Complete requests:      12000
Failed requests:        12
   (Connect: 0, Receive: 0, Length: 10, Exceptions: 2)
Keep-Alive requests:    12000
Requests per second:    4000.12 [#/sec] (mean)
Percentage of the requests served within a certain time (ms)
  50%      4
  99%     17
 100%     30 (longest request)
`

test('the comparison reads one ab report as one round, and does not count pages of a different length as failures', () =>
  expect(readAb(REPORT)).toEqual({ perSecond: 4000.12, p50: 4, p99: 17, failures: 2 }))

test('the comparison counts refused requests as failures', () =>
  expect(readAb(REPORT.replace('Keep-Alive requests:', 'Non-2xx responses:')).failures).toBe(12_002))

test('the comparison throws on a report without figures', () =>
  expect(() => readAb('Benchmarking ...')).toThrow('Requests per second'))
