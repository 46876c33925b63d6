/**
 * Runs the commands about money, reviews and the log with production's database role, which can change rows but not
 * tables. The tests depend on their order: what one test closes is in the log that the next test reads.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDb } from '#db/open-db.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { monthOf } from '#domain/ledger/month.ts'
import { reportOf } from '#tests/api/settlement-steps.ts'
import { isMissing, startPostgres } from '#tests/database/postgres.ts'
import { createRowsOnly } from '#tests/database/rows-only.ts'
import { buildLastMonth, LAST_MONTH } from '#tests/last-month.ts'
import { runUncleHere } from '#tests/uncle-here.ts'

const postgres = await startPostgres()
const { month: MONTH, day: DAY, code: CODE, payment: PAYMENT, dispute: DISPUTE } = LAST_MONTH
const SLUG = LAST_MONTH.owing
const WHY = ['--reason', 'The month is over']

/** The same day as the gateway and the banks write it, with the year at the end. */
const DATED = DAY.split('-').toReversed().join('/')

let folder: string
let rowsOnly: Awaited<ReturnType<typeof createRowsOnly>>
let phones: { admin: string; support: string }
let admin: string[]
let support: string[]

const uncleWith = (more: Record<string, string>, ...words: string[]) =>
  runUncleHere(words, { DATA_DIR: folder, DATABASE_URL: rowsOnly.url, ALLOW_LOCAL_TOOLS: 'yes', ...more })
const uncle = (...words: string[]) => uncleWith({}, ...words)
const said = async (...words: string[]) => (await uncle(...words)).stdout
const json = async (...words: string[]): Promise<unknown> => JSON.parse(await said(...words, '--json'))

/** Expects that a command is refused with this exit code and this text on stderr. */
const refused = (status: number, says: string) => ({
  status,
  stdout: '',
  stderr: expect.stringContaining(says) as string,
})
const NOT_ADMIN = refused(1, 'Only an admin may do this.')
const WRONG = refused(2, 'Usage: uncle')

/** Writes a file to import. Returns its path. */
function written(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

beforeAll(async () => {
  if (isMissing(postgres)) return
  folder = mkdtempSync(join(tmpdir(), 'uncle-books-'))
  const ownerUrl = await postgres.createDatabase('book_commands')
  const { db, close } = await openDb({ databaseUrl: ownerUrl, dataDir: folder })
  phones = await buildLastMonth(db)
  await close()
  admin = ['--as', phones.admin]
  support = ['--as', phones.support]
  rowsOnly = await createRowsOnly(ownerUrl)
})
afterAll(async () => {
  if (isMissing(postgres)) return
  await rowsOnly.drop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe.skipIf(isMissing(postgres))('commands about money', () => {
  test('commands close a month once, and show its statements and what hotels owe us', async () => {
    const close = ['statements', 'close', MONTH, ...WHY]
    expect(await uncle(...close, ...support)).toMatchObject(NOT_ADMIN)
    expect(await uncle('statements', 'close', '2026-13', ...WHY, ...admin)).toMatchObject(
      refused(2, 'Give it as 2026-11.'),
    )
    const current = monthOf(new Date())
    expect(await uncle('statements', 'close', current, ...WHY, ...admin)).toMatchObject(
      refused(1, `${current} is not over.`),
    )
    expect(await said(...close, ...admin)).toBe(`${MONTH}: 2 hotels closed.`)
    expect(await said(...close, ...admin)).toBe(`${MONTH}: 0 hotels closed.`)
    expect(await json('statements', 'list', MONTH)).toMatchObject([
      { name: 'The Lantern Court', stays: 1, value: 100_000 },
      { name: 'The Palm Court', stays: 1 },
    ])
    expect(await uncle('statements', 'list', MONTH, '--state', 'shut')).toMatchObject(WRONG)
    expect(await said('statements', 'show', MONTH, SLUG, '--csv')).toContain('1000')
    expect(await uncle('statements', 'show', MONTH, 'no-such-hotel')).toMatchObject(refused(1, 'There is no hotel'))
    expect(await json('statements', 'owing')).toMatchObject([{ hotel: 'The Lantern Court' }])
  })

  test('commands propose the payouts of a month once, and only the office confirms payouts', async () => {
    expect(await said('payouts')).toBe('Nothing was proposed yet.')
    const propose = ['payouts', 'propose', MONTH]
    expect(await uncle(...propose, ...WHY, ...support)).toMatchObject(NOT_ADMIN)
    expect(await uncle(...propose, '--reason', ' . ', ...admin)).toMatchObject(refused(2, '--reason needs 4 to'))
    const proposed = /^1 payout of ₹\d+\.\d\d proposed\. Another admin confirms the run in the office\.$/
    expect(await said(...propose, ...WHY, ...admin)).toMatch(proposed)
    expect(await said(...propose, ...WHY, ...admin)).toBe(`Nothing is to be paid for ${MONTH}.`)
    expect(await said('payouts', '--csv')).toMatch(/,Ritu Bansal,,The Palm Court,[-\d]+,[\d.]+,0417,proposed,$/)
    const listed = await said('payouts', 'list', '--json')
    expect(listed).toContain('"accountEnding": "0417"')
    expect(listed).not.toContain(LAST_MONTH.account)
    expect(await uncle('payouts', 'confirm', MONTH)).toMatchObject(WRONG)
  })

  test('commands read the gateway’s report once, and a faulty report changes nothing', async () => {
    const settled = { reference: 'setl_K7Q2MPXZ01', utr: 'HDFCN26110001', day: `${DATED} 00:05:00` }
    const report = reportOf(settled, [{ reference: PAYMENT, amount: 100_000 }])
    const read = ['settlements', 'import', written('settled.csv', report), ...WHY]
    const show = ['settlements', 'show', settled.reference]
    expect(await uncle(...read, ...support)).toMatchObject(NOT_ADMIN)
    const plan = await said(...read, '--trial', ...admin)
    expect(plan).toContain(`${settled.reference}, ${DAY}, UTR ${settled.utr}: ₹976.40 to our bank, 1 lines, 0 differ`)
    expect(await uncle(...show)).toMatchObject(refused(1, `There is no settlement ${settled.reference}.`))
    expect(await said(...read, ...admin)).toBe(`${plan}\nAnother admin confirms them in the office.`)
    expect(await uncle(...read, ...admin)).toMatchObject(
      refused(1, 'The file changes nothing.\nEvery settlement of this report was proposed before.'),
    )
    expect(await said(...show, '--csv')).toContain(`payment,${PAYMENT},${CODE},1000.00,20.00,3.60,976.40`)
    expect(await json('settlements', 'list')).toMatchObject({
      settlements: [{ ...settled, day: DAY, status: 'proposed' }],
    })
    const dollars = written('dollars.csv', report.replace('INR', 'USD'))
    expect(await uncle('settlements', 'import', dollars, ...WHY, ...admin)).toMatchObject(
      refused(1, 'The file changes nothing.\nLine 2: not in rupees (USD).'),
    )
    const missing = join(folder, 'missing.csv')
    expect(await uncle('settlements', 'import', missing, ...WHY, ...admin)).toMatchObject(
      refused(2, `${missing} cannot be read`),
    )
  })

  test('commands store the lines of a bank statement once, and a faulty statement changes nothing', async () => {
    const text = `Date,Narration,Chq/Ref No,Debit,Credit,Balance\r\n${DATED},CHARGES,,5.90,,994.10`
    const importing = (path: string, ...words: string[]) => uncle('bank', 'import', path, ...WHY, ...words)
    const file = written('bank.csv', text)
    const account = ['--account', '5678']
    expect(await importing(file, ...account, ...support)).toMatchObject(NOT_ADMIN)
    expect(await importing(file, '--account', '12', ...admin)).toMatchObject(refused(2, 'the last four digits'))
    const plan = (await importing(file, ...account, '--trial', ...admin)).stdout
    expect(plan).toContain('0 lines read before, 1 new: 0 match, 1 differ.')
    expect(await said('bank', 'list')).toContain('No line of the bank.')
    expect((await importing(file, ...account, ...admin)).stdout).toBe(plan)
    expect(await importing(file, ...account, ...admin)).toMatchObject(
      refused(1, 'The file changes nothing.\nEvery line of this statement was read before.'),
    )
    expect(await json('bank', 'list', '--state', 'open')).toMatchObject({
      lines: [{ description: 'CHARGES', paise: -590 }],
    })
    expect(await uncle('bank', 'list', '--state', 'odd')).toMatchObject(refused(2, '--state takes one of'))
    const faulty = written('faulty.csv', `${text}\r\n${DATED},FEES,,1.00,,900.00`)
    expect(await importing(faulty, ...account, ...admin)).toMatchObject(
      refused(1, 'The file changes nothing.\nLine 3: the balance before and this amount make another balance'),
    )
    const missing = join(folder, 'missing.csv')
    expect(await importing(missing, ...account, ...admin)).toMatchObject(refused(2, `${missing} cannot be read`))
  })

  test('commands show the payments that banks dispute, and who would bear the loss', async () => {
    expect(await said('disputes', 'list', '--csv')).toContain(`${DISPUTE},1000.00,open,`)
    const { status, stdout } = await uncle('disputes', 'show', DISPUTE)
    expect(status).toBe(0)
    for (const words of [
      `${DISPUTE}: ₹1,000, open, answer by`,
      `payment ${PAYMENT}, booking ${CODE}, The Palm Court`,
      'the bank says: Service not provided',
      'if lost: ₹0 of owed refunds',
    ])
      expect(stdout).toContain(words)
    expect(await uncle('disputes', 'show', 'disp_none')).toMatchObject(refused(1, 'There is no dispute disp_none.'))
    expect(await uncle('disputes', 'show')).toMatchObject(WRONG)
  })

  test('commands list the taxes to be paid, and record a payment once for its challan', async () => {
    const open = (await json('taxes', 'due')) as { tax: string; month: string }[]
    const owed = open.find(({ tax, month }) => tax === 'gst_commission' && month === MONTH)
    expect(owed).toMatchObject({ paid: 0 })
    const tax = ['--tax', 'gst_commission', ...WHY]
    const paid = (amount: string, challan: string, on: string, by: readonly string[]) =>
      uncle('taxes', 'paid', MONTH, ...tax, '--amount', amount, '--challan', challan, '--on', on, ...by)
    const today = istDateOf(new Date())
    expect(await paid('1', 'CPIN-0001', today, support)).toMatchObject(NOT_ADMIN)
    expect(await paid('1', 'CPIN-0001', '2199-01-01', admin)).toMatchObject(refused(2, 'today at the latest'))
    expect(await paid('1', '1 2', today, admin)).toMatchObject(refused(2, 'the challan’s number'))
    expect(await paid('much', 'CPIN-0001', today, admin)).toMatchObject(refused(2, 'Give rupees, such as 1234.50.'))
    expect(await paid('999999', 'CPIN-0001', today, admin)).toMatchObject(refused(1, 'We hold less'))
    expect((await paid('1', 'CPIN-0001', today, admin)).stdout).toBe(`Noted: ₹1 of GST on commission for ${MONTH}.`)
    expect(await paid('1', 'cpin-0001', today, admin)).toMatchObject(refused(1, 'This reference is used already.'))
    expect(await json('taxes', 'due')).toContainEqual({ ...owed, paid: 100 })
    expect(await said('log', '--act', 'tax_paid')).toContain('Ritu Bansal')
  })

  test('commands withdraw and restore a review, and the log names who did what', async () => {
    expect(await said('reviews', '--only', 'low')).toContain('Too loud')
    expect(await uncle('reviews', 'withdraw', 'one', ...WHY, ...support)).toMatchObject(refused(2, 'one is no number'))
    expect(await said('reviews', 'withdraw', '1', ...WHY, ...support)).toBe('1: done.')
    expect(await uncle('reviews', 'withdraw', '1', ...WHY, ...support)).toMatchObject(
      refused(1, 'it was withdrawn before'),
    )
    expect(await said('reviews', 'list', '--only', 'withdrawn')).toContain('withdrawn by Meenal Joshi')
    expect(await said('reviews', 'restore', '1', ...WHY, ...support)).toBe('1: done.')
    expect(await uncle('reviews', 'restore', '1', ...WHY, ...support)).toMatchObject(refused(1, 'it was not withdrawn'))
    const log = await said('log', 'list', '--hotel', 'Lantern')
    for (const action of ['review_withdrawn', 'review_restored', 'statement_closed']) expect(log).toContain(action)
    expect(await uncle('log', '--since', '2026-02-30')).toMatchObject(refused(2, 'Give a day as 2026-11-28.'))
  })

  test('a command acts for the operator in UNCLE_AS unless --as names another, and for nobody else', async () => {
    const exporting = ['log', 'export', '--act', 'review_restored']
    const byVariable = await uncleWith({ UNCLE_AS: phones.admin }, ...exporting)
    expect(byVariable.stdout.split('\r\n')).toHaveLength(2)
    expect(await said('log', '--act', 'log_exported')).toContain('Ritu Bansal')
    expect(await uncleWith({ UNCLE_AS: phones.admin }, ...exporting, ...support)).toMatchObject(NOT_ADMIN)
    expect(await uncleWith({ UNCLE_AS: phones.support }, 'log', 'export', ...admin)).toMatchObject({ status: 0 })
    const unknown = await uncleWith({ UNCLE_AS: '9845012299' }, ...exporting)
    expect(unknown).toMatchObject(refused(1, 'Nobody with the phone +919845012299 works in the office.'))
    const nobody = await uncle(...exporting)
    expect(nobody).toMatchObject(refused(2, "required option '--as <phone>' not specified"))
    expect(nobody.stderr).toContain('UNCLE_AS')
    expect(await uncleWith({ UNCLE_AS: '' }, ...exporting)).toMatchObject(refused(2, "from env 'UNCLE_AS' is invalid"))
  })

  test('commands show the figures of weeks and cities as tables', async () => {
    const around = ['--from', DAY, '--to', DAY]
    const [headings = '', row = ''] = (await said('figures', 'results', ...around, '--csv')).split('\r\n')
    expect([headings.split(',').slice(2, 5), row.split(',').slice(2, 5)]).toEqual([
      ['hotel', 'bookings', 'booked value'],
      ['The Lantern Court', '2', '3000.50'],
    ])
    expect(await said('figures', 'demand')).toBe(`Nothing in these weeks.\nCounted until ${DAY}.`)
    expect(await said('figures', 'cohorts', '--json')).toBe('[]')
    expect((await uncle('figures', 'results', '--city', 'atlantis')).stderr).toContain('There is no city atlantis.')
    expect(await uncle('figures', 'results', '--from', '2026-02-30')).toMatchObject(WRONG)
    expect(await uncle('figures', 'results', '--from', '2026-11-30', '--to', '2026-11-29')).toMatchObject(WRONG)
  })
})
