import { expect, test } from 'vitest'
import { localAddresses } from './local-addresses.ts'

test('the start prints the addresses, the phones that can sign in, and where to find OTPs', () => {
  expect(localAddresses('http://localhost:3000').split('\n')).toEqual([
    '  Site      http://localhost:3000',
    '  Desk      http://localhost:3000/desk         sign in as 98000 00001 (manager), 98000 00002 (desk)',
    '  Office    http://localhost:3000/office       sign in as 98000 00008 (admin), 98000 00009 (support), 98000 00010 (admin)',
    '  API       http://localhost:3000/api/docs',
    '  Messages  http://localhost:3000/dev/outbox   one-time passwords (OTPs), texts and e-mails',
  ])
})
