/** Lists the forms of hotels that want to be listed: `npm run hotel-applications -- [--since 2026-11-01] [--csv]`. */
import { formatIstMoment, toIstIso } from '#domain/kernel/ist.ts'
import {
  type ListedHotelApplication,
  listHotelApplications,
} from '#server/features/hotel-applications/list-hotel-applications.ts'
import { csvText } from '#domain/kernel/csv-text.ts'
import { readOptions, readSince, runOnDatabase } from './operator-command.ts'

const usage = `Usage: npm run hotel-applications -- [--since 2026-11-01] [--csv]
  --since  only forms of this day (Indian time) and later
  --csv    as a table for a spreadsheet: npm run --silent hotel-applications -- --csv > forms.csv`

const HEADINGS = ['ticket', 'received', 'hotel', 'city', 'rooms', 'name', 'phone', 'email', 'message']

const asRow = (form: ListedHotelApplication) => [
  form.ticket,
  toIstIso(form.created_at),
  form.hotel_name,
  form.city,
  form.rooms,
  form.name,
  form.phone,
  form.email,
  form.message,
]

const asText = (form: ListedHotelApplication): string =>
  [
    `${form.ticket}  ${formatIstMoment(form.created_at)}`,
    [form.hotel_name, form.city, form.rooms && `${form.rooms} rooms`].filter(Boolean).join(', '),
    [form.name, form.phone, form.email].join(', '),
    ...(form.message?.split('\n') ?? []),
  ].join('\n  ')

await runOnDatabase('partner forms', () => {
  const { since, csv = false } = readOptions({ since: { type: 'string' }, csv: { type: 'boolean' } }, usage)
  const from = readSince(since, usage)
  return async (db) => {
    const forms = await listHotelApplications(db, from)
    if (csv) process.stdout.write(csvText([HEADINGS, ...forms.map(asRow)]))
    else console.log(forms.length === 0 ? 'No forms.' : forms.map(asText).join('\n\n'))
  }
})
