import { DESK_STAFF } from './demo-desk.ts'
import { OFFICE_TEAM } from './load-demo-office.ts'

/** Formats a phone as people type it: +919800000001 becomes 98000 00001. */
const typed = (phone: string) => phone.replace(/^\+91(\d{5})(\d{5})$/, '$1 $2')

const phonesOf = (people: readonly { phone: string; role: string }[]) =>
  people.map(({ phone, role }) => `${typed(phone)} (${role})`).join(', ')

/** Lists the addresses of a local machine with the demo catalogue, printed for a newcomer. */
export const localAddresses = (origin: string): string =>
  [
    ['Site', origin, ''],
    ['Desk', `${origin}/desk`, `sign in as ${phonesOf(DESK_STAFF)}`],
    ['Office', `${origin}/office`, `sign in as ${phonesOf(OFFICE_TEAM)}`],
    ['API', `${origin}/api/docs`, ''],
    ['Messages', `${origin}/dev/outbox`, 'one-time passwords (OTPs), texts and e-mails'],
  ]
    .map(([what = '', address = '', note = '']) =>
      `  ${what.padEnd(10)}${address.padEnd(origin.length + 14)}${note}`.trimEnd(),
    )
    .join('\n')
