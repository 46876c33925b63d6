/** Writes the accountant's figures in the form of the rows in the server's CSV files. */
import type { Body } from '../../tests/api/start-api.ts'
import { companyDocuments, gstr1OfHotel } from './companies-at-hotel.ts'
import { STATES, type State } from './companies.ts'
import { playedHotels, UNCLE_GSTINS } from './played-plan.ts'
import { form26q, gstr1, gstr3b, gstr8, registrationFor, type Books, type Heads, type Written } from './returns.ts'

/** Returns the lines of a CSV file without its heading. */
export const rowsOf = (csv: string): string[] => csv.trimEnd().split('\r\n').slice(1)

const rupees = (paise: bigint): string => {
  const digits = String(paise < 0n ? -paise : paise).padStart(3, '0')
  return `${paise < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const quoted = (text: string): string => (text.includes(',') ? `"${text}"` : text)

const stateOf = (state: string): { code: string; name: string } => STATES[state as State]

type Listed = {
  kind: string
  number: string
  on: string
  code: string
  company: object
  value: number
  tax: number
  total: number
}

export const listedOf = ({ kind, number, issued_at, code, company, value, tax, total }: Body): Listed => ({
  kind,
  number,
  on: issued_at.slice(0, 10),
  code,
  company,
  value,
  tax,
  total,
})

export const companyCsv = {
  listed: (written: Written[], hotel: string, month: string): Listed[] =>
    companyDocuments(written, hotel, month).map(({ booking, company, value, tax, total, ...one }) => ({
      ...one,
      code: booking,
      company: { gstin: company.gstin, name: company.name },
      value: Number(value),
      tax: Number(tax),
      total: Number(total),
    })),
  rows(written: Written[], hotel: string, month: string): string[] {
    const rows = gstr1OfHotel(written, hotel, month)
    const gstin = playedHotels.find(({ id }) => id === hotel)?.gstin ?? ''
    return companyDocuments(written, hotel, month).flatMap(({ kind, number, on, booking, company, total }) =>
      rows
        .filter(({ document }) => document === number)
        .map(({ table, corrects, state, percent, value, cgst, sgst, igst }) =>
          [
            table,
            kind === 'invoice' ? 'Tax invoice' : 'Credit note',
            number,
            on,
            corrects.join(' '),
            booking,
            company.gstin,
            company.name,
            `${stateOf(state).code} ${stateOf(state).name}`,
            percent,
            ...[value, cgst, sgst, igst, total].map(rupees),
            gstin,
          ].join(','),
        ),
    )
  },
}

const gstinOfUncle = (state: string): string => (state === 'KA' ? UNCLE_GSTINS.KA : UNCLE_GSTINS.MH)

/** The server leaves out rows whose amounts are all zero. */
const isSomething = ({ value, cgst, sgst, igst }: Heads): boolean =>
  [value, cgst, sgst, igst].some((paise) => paise !== 0n)

/** Builds the rows of Uncle's GSTR-1, with the legal name of each hotel and company after its GSTIN. */
export function gstr1Csv(books: Books, month: string): string[] {
  return gstr1(books, month)
    .filter(isSomething)
    .map(({ of, registration, table, to, document, state, percent, value, cgst, sgst, igst }) => {
      const paper = books.written.find(({ number }) => document !== '' && number === document)
      const hotel = playedHotels.find(({ gstin }) => gstin === to)
      return [
        gstinOfUncle(registration),
        table,
        of === 'stay' ? 'Rooms, section 9(5)' : 'Commission',
        to === 'unregistered' ? '' : to,
        paper?.company?.name ?? (hotel ? `${hotel.id} LLP` : ''),
        document,
        paper?.on ?? '',
        `${stateOf(state).code}-${stateOf(state).name}`,
        String(percent),
        ...[value, igst, cgst, sgst].map(rupees),
      ]
        .map(quoted)
        .join(',')
    })
    .toSorted()
}

/** Builds the rows of TCS by hotel: gross, returned and net value, then CGST, SGST and IGST. */
export const gstr8Csv = (books: Books, month: string): string[] =>
  gstr8(books, month)
    .filter(({ gross, returned }) => gross !== 0n || returned !== 0n)
    .map(({ gstin, gross, returned, net, cgst, sgst, igst }) => {
      const hotel = playedHotels.find((one) => one.gstin === gstin)
      const own = registrationFor(books.uncle, hotel?.state ?? '')
      return [
        gstinOfUncle(own),
        gstin,
        `${hotel?.id} LLP`,
        ...[gross, returned, net, igst, cgst, sgst].map(rupees),
      ].join(',')
    })
    .toSorted()

export const gstr3bCsv = (books: Books, month: string): string[] =>
  gstr3b(books, month)
    .filter(isSomething)
    .map(({ registration, table, value, cgst, sgst, igst }) =>
      [gstinOfUncle(registration), table, ...[value, igst, cgst, sgst].map(rupees)].join(','),
    )
    .toSorted()

/**
 * A GSTIN contains its holder's PAN. The server cannot print the PAN that a hotel without a GSTIN gave with its terms.
 */
const panIn = (gstin: string | null): string | null => gstin?.slice(2, 12) ?? null

/** Builds the rows of the quarter that contains the month: PAN, name, rate in percent, value and TDS. */
export function form26qCsv(books: Books, month: string): string[] {
  const posted = books.posted.map((entry) => ({ ...entry, hotel: { ...entry.hotel, pan: panIn(entry.hotel.gstin) } }))
  const [year, number] = month.split('-').map(Number)
  const first = String(Math.floor(((number ?? 1) - 1) / 3) * 3 + 1).padStart(2, '0')
  return form26q({ ...books, posted }, `${year}-${first}`)
    .filter(({ value, tds }) => value !== 0n || tds !== 0n)
    .map(({ pan, rate, value, tds }) => {
      const hotel = playedHotels.find(({ gstin }) => gstin !== null && panIn(gstin) === pan)
      const [shown, name] = hotel ? [pan, `${hotel.id} LLP`] : ['Given, not kept here', pan.replace('PANNOTAVBL ', '')]
      return [quoted(shown), name, String(rate / 100), rupees(value), rupees(tds)].join(',')
    })
    .toSorted()
}
