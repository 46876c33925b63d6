import { expect, test } from 'vitest'
import { issueTicket, TICKET_PREFIXES, type TicketSubject } from './issue-ticket.ts'

test.each(Object.entries(TICKET_PREFIXES) as Array<[TicketSubject, string]>)(
  'a ticket about %s begins with %s and is easy to read aloud',
  async (subject, prefix) => {
    expect(await issueTicket(subject, async () => true)).toMatch(new RegExp(`^${prefix}-[A-HJKMNP-Z2-9]{6}$`))
  },
)

test('a ticket number that is already in use is replaced by another', async () => {
  const tried: string[] = []
  const ticket = await issueTicket('feedback', async (drawn) => tried.push(drawn) === 3)
  expect(new Set(tried).size).toBe(3)
  expect(ticket).toBe(tried[2])
})

test('no ticket is issued, rather than a duplicate, when every number is in use', async () => {
  let tries = 0
  await expect(
    issueTicket('complaint', async () => {
      tries += 1
      return false
    }),
  ).rejects.toThrow(/no free ticket/)
  expect(tries).toBe(5)
})
